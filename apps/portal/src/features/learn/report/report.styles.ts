import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Shell and buttons stay off the paper: printing shows the sheet alone, on A4. */
export const PRINT = {
  '@page': { size: 'A4', margin: '12mm 14mm' },
  '@media print': {
    'html, body': { minWidth: 0, background: 'Canvas' },
    ':is(header, footer, nav, aside, [data-print="hide"]):not(article *, article)': { display: 'none' },
  },
} as const;

/** 1154 px, as wide as the sheet. */
export const Page = styled.div({
  width: token.layout.page,
  margin: `${space[24]} auto 0`,
  '@media print': { width: 'auto', margin: 0 },
});

/** Title of the page, what it is, buttons at the end. */
export const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginBottom: space[16],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: color.text.secondary,
  '& > h1': { color: color.text.primary },
});

/** Buttons at the end of the head. */
export const HeadButtons = styled.span({ display: 'flex', gap: space[12], marginLeft: 'auto' });

/** The link of a shared report. */
export const Strip = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  marginBottom: space[16],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[20]}`,
  borderRadius: token.radius.card,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > b': { flex: 'none' },
  '& > code': {
    minWidth: 0,
    padding: `6px ${space[12]}`,
    borderRadius: '6px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: token.font.number,
    background: color.surface.page,
  },
});

/** Buttons at the end of the strip. */
export const StripButtons = styled.span({ display: 'flex', flex: 'none', gap: space[4], marginLeft: 'auto' });

/** Bars in two columns. */
export const Bars = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `0 ${space[40]}`,
  '@media (width < 1180px)': { gridTemplateColumns: '1fr' },
});

/** A line where there is nothing to show yet. */
export const Quiet = styled.p({ color: color.text.tertiary, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The head's margin: until when the figures are. */
export const AsOf = styled.p({
  '& > b': { display: 'block', color: color.text.primary, fontWeight: token.weight.regular },
});
