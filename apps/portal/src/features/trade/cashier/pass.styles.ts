import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { color, coupon, fontSize, lineHeight, space, weight } = token;
const hole = (x: string, y: string) => `radial-gradient(circle 10px at ${x} ${y}, transparent 9.5px, black 10px)`;
const tear = `1.5px dashed ${alpha(color.border.control, 50)}`;

/** The big ticket that a student gets for a payment: a coloured side, what it is for, a code. */
export const Ticket = styled.article({
  width: '958px',
  maxWidth: '100%',
  marginInline: 'auto',
  textAlign: 'start',
  filter: `drop-shadow(0 4px 10px ${alpha(color.surface.shade, 12)})`,
});

/** The paper of the ticket, notched where it tears. */
export const Paper = styled.div({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr) 164px',
  minHeight: '208px',
  overflow: 'hidden',
  borderRadius: token.radius.dialog,
  background: color.surface.card,
  maskImage: [
    hole('232px', '0'),
    hole('232px', '100%'),
    hole('calc(100% - 164px)', '0'),
    hole('calc(100% - 164px)', '100%'),
  ].join(', '),
  maskComposite: 'intersect',
  '@media (forced-colors: active)': { border: '1px solid CanvasText', maskImage: 'none' },
});

/** The coloured side: what it is, and when it begins. */
export const Colours = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[8],
  textAlign: 'center',
  color: coupon.activeFg,
  background: `linear-gradient(135deg, ${coupon.activeFrom}, ${coupon.activeTo})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `${token.img.coupon} 50% 50% / 132px`,
    opacity: coupon.textureOpacity,
  },
  '& > small': { fontSize: fontSize[14], lineHeight: lineHeight[14], letterSpacing: '.3em', textIndent: '.3em' },
  '&:lang(en) > small': { letterSpacing: 0, textIndent: 0 },
  '& > b': {
    fontFamily: token.font.number,
    fontSize: '56px',
    lineHeight: '68px',
    fontWeight: weight.semibold,
    letterSpacing: '-.02em',
  },
  '& > b[data-word]': { fontSize: fontSize[32], lineHeight: '48px', letterSpacing: 0 },
  '& > span': { fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: weight.medium },
});

/** What the ticket is for. */
export const Info = styled.div({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  paddingBlock: space[16],
  paddingInline: '36px 28px',
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  '& > h2': { margin: '10px 0 20px', fontSize: fontSize[20], lineHeight: lineHeight[20], overflowWrap: 'anywhere' },
  '& > dl': { display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[32]}`, margin: 0 },
  '& dt': { fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.tertiary },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    margin: '2px 0 0',
    fontWeight: weight.medium,
  },
});

/** The stub with the code, behind the tear line. */
export const Stub = styled.div({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  padding: space[16],
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: space[16],
    insetInline: '-.75px auto',
    borderInlineStart: tear,
  },
});
