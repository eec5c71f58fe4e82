import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space, weight } = token;
const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;
const small = { fontSize: fontSize[13], lineHeight: lineHeight[13], color: color.text.tertiary } as const;

/** Name of the page and how far buying is; in the middle where the page has no name of its own. */
export const Flow = styled.header({
  ...page,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  minHeight: '102px',
  '&[data-center]': { justifyContent: 'center', minHeight: '88px' },
});

/** 762 and 370 of the 1154 grid (ui-kit 5.1). */
export const Columns = styled.div({
  ...page,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 762px) minmax(0, 370px)',
  gap: token.layout.gutter,
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: `calc(${token.header.h} + ${space[24]})`, minWidth: 0 },
});

/** One column in the middle of the page. */
export const Middle = styled.div({ ...page });

/** The amount, the time that is left, how to pay. */
export const Cash = styled.section({
  padding: `0 ${space[32]} ${space[24]}`,
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '& > .top': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[24],
    minHeight: '112px',
    margin: `0 calc(-1 * ${space[32]})`,
    padding: `${space[12]} ${space[32]}`,
  },
  '& .amount': {
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
    '& small': { marginRight: '2px', fontSize: '.6em' },
  },
  '& .left': {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    textAlign: 'right',
    '& b': { display: 'block', fontWeight: weight.semibold },
    '& small': small,
  },
  '& .bar': {
    position: 'absolute',
    inset: 'auto 0 0',
    height: '2px',
    background: `linear-gradient(${color.progress.fill} 0 0) 0 / var(--_left, 100%) 100% no-repeat ${color.progress.track}`,
  },
  '& > h2': { margin: `${space[24]} 0 14px`, fontSize: fontSize[16], lineHeight: lineHeight[16] },
  '& > .page': { margin: `${space[20]} 0 0`, textAlign: 'center' },
  '& > .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[24]}`,
    marginTop: space[20],
    ...small,
    '& > span': { display: 'flex', alignItems: 'baseline', gap: space[4] },
  },
});

/** The time that is left, on a tile. */
export const Tile = styled.span({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '104px',
  height: '44px',
  padding: `0 ${space[12]}`,
  borderRadius: token.radius.control,
  fontSize: fontSize[24],
  lineHeight: lineHeight[24],
  fontWeight: weight.semibold,
  color: color.text.primary,
  background: color.surface.sunken,
});

/** An order number with the button that copies it. */
export const Copied = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontFamily: token.font.number,
  fontVariantNumeric: 'tabular-nums',
  '& > button': { margin: '-4px -6px -4px 0' },
});
