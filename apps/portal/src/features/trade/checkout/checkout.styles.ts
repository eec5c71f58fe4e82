import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { Button } from '@shuyuan/ui';

const { color, fontSize, lineHeight, space, weight } = token;
const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;
const small = { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary } as const;

/** Name of the page and how far buying is. */
export const Flow = styled.header({
  ...page,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  minHeight: '102px',
});

/** 762 and 370 of the 1154 grid; the slip stays in sight (ui-kit 5.1). */
export const Columns = styled.div({
  ...page,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 762px) minmax(0, 370px)',
  gap: token.layout.gutter,
  alignItems: 'start',
  alignContent: 'start',
  minHeight: `calc(100vh - ${token.header.h} - 102px - 72px - ${space[40]})`, // the bar stands at the foot of the window
});

/** What is chosen, part below part. */
export const Main = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.layout.gutter });

/** What it costs; quieter while another quote is on its way. */
export const Side = styled.aside({
  position: 'sticky',
  top: `calc(${token.header.h} + ${space[24]})`,
  minWidth: 0,
  '&[aria-busy="true"]': { opacity: 0.6, transition: `opacity ${token.motion.base}` },
});

/** A message across the page, above both columns. */
export const Above = styled.div({
  ...page,
  display: 'grid',
  gap: space[12],
  marginBottom: token.layout.gutter,
  scrollMarginTop: `calc(${token.header.h} + ${space[24]})`,
});

/** One part of the confirmation on a white card. */
export const Panel = styled.section({
  padding: space[24],
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
});

/** Title of a part with a remark beside it. */
export const PanelHead = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  marginBottom: space[16],
  '& > p': small,
});

/** Terms and the one solid button, at the foot of the window until the page ends. */
export const PayBar = styled.div({
  position: 'sticky',
  zIndex: token.z.floating,
  bottom: 0,
  margin: `${space[40]} 0 calc(-1 * ${space[80]})`, // down to the footer, which keeps its distance from other pages
  background: color.surface.card,
  boxShadow: `0 -4px 14px ${alpha(color.surface.shade, 8)}`,
});

/** The line of the bar, on the grid of the page. */
export const PayLine = styled.div({
  ...page,
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  minHeight: '72px',
  paddingBlock: space[12],
});

/** The consent to the terms. */
export const Terms = styled.div({ flex: 1, minWidth: 0, fontSize: fontSize[13], lineHeight: lineHeight[13] });

/** What is saved and what is to be paid. */
export const Sum = styled.p({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  margin: 0,
  whiteSpace: 'nowrap',
  '& > small': { ...small, marginInlineEnd: space[8] },
  '& > b': {
    fontFamily: token.font.number,
    fontSize: fontSize[28],
    lineHeight: lineHeight[28],
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    color: color.price.fg,
  },
});

/** The one solid button of the page. */
export const Submit = styled(Button)({ minWidth: '176px' });
