import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space, weight } = token;
const page = { width: token.layout.page, maxWidth: '100%', marginInline: 'auto' } as const;

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
});

/** The order beside its payment; it stays in sight. */
export const Side = styled.aside({
  position: 'sticky',
  top: `calc(${token.header.h} + ${space[24]})`,
  minWidth: 0,
});

/** One column in the middle of the page. */
export const Middle = styled.div({ ...page });

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
  '& > button': { marginBlock: '-4px', marginInline: '0 -6px' },
});
