import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, layout, radius, space } = token;

/** Below the page's header and the paper's head. */
const BELOW_HEAD = `calc(${token.header.h} + 80px)`;

/** The head of the paper, over the whole width of the window; it stays in view. */
export const HeadBand = styled.div({
  position: 'sticky',
  top: token.header.h,
  zIndex: token.z.sticky,
  background: color.surface.card,
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > *': { width: layout.page, maxWidth: '100%', marginInline: 'auto' },
});

/** Questions on the left, the sheet on the right, and what has the whole width below both. */
export const Desk = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 272px',
  gap: layout.gutter,
  alignItems: 'start',
  width: layout.page,
  maxWidth: '100%',
  margin: `${space[24]} auto ${space[48]}`,
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The questions, one below the other. */
export const Questions = styled.div({ display: 'grid', gap: space[16], minWidth: 0 });

/** The column of the answer sheet, as high as the questions beside it: the sheet stays in view that far. */
export const SheetSide = styled.div({
  alignSelf: 'stretch',
  '& > div': { position: 'sticky', top: BELOW_HEAD, display: 'grid', gap: space[16] },
  '@media (max-width: 1100px)': { gridRow: 1, '& > div': { position: 'static' } },
});

/** The place of a question, to scroll and to focus there. */
export const Place = styled.div({ scrollMarginTop: BELOW_HEAD, borderRadius: radius.card });

/** Materials with their questions over the whole width, below the answer sheet. */
export const Below = styled.div({ gridColumn: '1 / -1', display: 'grid', gap: space[16], minWidth: 0 });

/** Without a network: what happens with the answers, and another try. */
export const LostBand = styled.div({
  '&&': { width: '100%' },
  background: color.status.warning.bg,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[12]}`,
    width: layout.page,
    maxWidth: '100%',
    minHeight: '56px',
    marginInline: 'auto',
    paddingBlock: space[8],
    boxSizing: 'border-box',
    fontSize: token.fontSize[14],
    lineHeight: token.lineHeight[14],
    color: color.status.warning.fg,
  },
  '& svg': { flex: 'none', width: token.size.iconMd, height: token.size.iconMd },
  '& p': { display: 'flex', alignItems: 'center', gap: space[8], marginInlineStart: 'auto' },
});

/** The clock in the head, while the answer sheet is out of view. */
export const HeadClock = styled.div({ flex: 'none', '& > div': { columnGap: space[12] } });

/** What became of a paper whose time is over. */
export const EndedFacts = styled.dl({
  display: 'flex',
  justifyContent: 'space-around',
  gap: space[12],
  margin: `${space[20]} 0 0`,
  padding: space[16],
  borderRadius: radius.control,
  background: color.surface.sunken,
  textAlign: 'center',
  '& dt': { fontSize: token.fontSize[12], lineHeight: token.lineHeight[12], color: color.text.tertiary },
  '& dd': {
    margin: 0,
    fontFamily: token.font.number,
    fontSize: token.fontSize[18],
    lineHeight: token.lineHeight[18],
    fontWeight: token.weight.semibold,
  },
});

/** Leads from one question to the next. */
export const Turns = styled.nav({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
