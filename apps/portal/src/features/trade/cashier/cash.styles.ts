import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space, weight } = token;
const small = { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary } as const;

/** The amount, the time that is left, how to pay. */
export const Cash = styled.section({
  padding: `0 ${space[32]} ${space[24]}`,
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
});

/** Amount and time, from edge to edge of the card. */
export const CashTop = styled.div({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  minHeight: '112px',
  margin: `0 calc(-1 * ${space[32]})`,
  padding: `${space[12]} ${space[32]}`,
});

/** What is to be paid. */
export const Amount = styled.p({
  color: color.text.secondary,
  '& > b': {
    display: 'block',
    fontFamily: token.font.number,
    fontSize: '40px',
    lineHeight: '48px',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    color: color.price.fg,
  },
  '& small': { marginInlineEnd: '2px', fontSize: '.6em' },
});

/** For how long the order waits: words, then the tile. */
export const Held = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  textAlign: 'end',
  '& b': { display: 'block', fontWeight: weight.semibold },
  '& small': small,
});

/** The share of the time that is left, along the foot of the top; `--_left` is a percentage. */
export const TimeBar = styled.span({
  position: 'absolute',
  inset: 'auto 0 0',
  height: '2px',
  background: `linear-gradient(${color.progress.fill} 0 0) 0 / var(--_left, 100%) 100% no-repeat ${color.progress.track}`,
});

/** Title above the ways to pay. */
export const MethodTitle = styled.h2({
  margin: `${space[24]} 0 14px`,
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
});

/** The way to the provider's own page. */
export const ProviderPage = styled.p({ margin: `${space[20]} 0 0`, textAlign: 'center' });

/** What helps when something goes wrong. */
export const CashFoot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  marginTop: space[20],
  ...small,
  '& > span': { display: 'flex', alignItems: 'baseline', gap: space[4] },
});
