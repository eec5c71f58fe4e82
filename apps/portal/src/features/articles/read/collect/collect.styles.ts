import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight, space } = token;

/** Tiles three in a row. */
export const Shelf = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
  '&[data-kind="course"], &[data-kind="lecturer"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export const ShelfHead = styled.header({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  margin: `28px 0 14px`,
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18] },
  '& > small': { fontSize: fontSize[13], color: color.text.tertiary },
});

/** A card of a course or a lecturer with its toggle in the corner and the day below; what is gone has lost its colours. */
export const TogglePlace = styled.div({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& > a': { flex: 1, width: 'auto' },
  '&[data-gone] > a img': { filter: 'grayscale(1)', opacity: 0.6 },
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '24px',
    marginTop: space[8],
    paddingInline: space[4],
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.tertiary,
  },
  '& > button': {
    position: 'absolute',
    top: '10px',
    insetInlineEnd: '10px',
    background: color.surface.card,
    boxShadow: token.shadow[1],
    '&[aria-pressed="true"]': { color: color.text.link, background: color.surface.card },
    '&[aria-pressed="true"] > svg': { fill: 'currentColor' },
  },
});
