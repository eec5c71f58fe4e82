import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, fontSize, lineHeight } = token;

/** Tiles three in a row. */
export const Shelf = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
});

export const ShelfHead = styled.header({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  margin: `28px 0 14px`,
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18] },
  '& > small': { fontSize: fontSize[13], color: color.text.tertiary },
});
