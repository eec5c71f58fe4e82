import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, layout, radius, shadow, space } = token;

/** The head of the paper, over the whole width of the window; it stays in view. */
export const HeadBand = styled.div({
  position: 'sticky',
  top: 0,
  zIndex: token.z.sticky,
  background: color.surface.card,
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > *': { width: layout.page, maxWidth: '100%', marginInline: 'auto' },
});

/** Questions on the left, the sheet on the right. */
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

/** The answer sheet; it stays in view. */
export const SheetSide = styled.aside({
  position: 'sticky',
  top: '80px',
  display: 'grid',
  gap: space[16],
  '@media (max-width: 1100px)': { position: 'static', gridRow: 1 },
});

/** The place of a question, to scroll and to focus there. */
export const Place = styled.div({ scrollMarginTop: '80px', borderRadius: radius.card });

/** The material of a group of questions. */
export const Material = styled.div({
  padding: `${space[24]} ${space[32]}`,
  background: color.surface.card,
  borderRadius: radius.card,
  boxShadow: shadow[1],
  scrollMarginTop: '80px',
});

/** Leads from one question to the next. */
export const Turns = styled.nav({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
