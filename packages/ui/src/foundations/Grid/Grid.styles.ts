import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Equal columns with the page's gutter; `--_columns` of them, rows `--_row` apart. */
export const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--_columns), minmax(0, 1fr))',
  columnGap: token.layout.gutter,
  rowGap: 'var(--_row)',
  alignItems: 'stretch',
  '&[data-align="start"]': { alignItems: 'start' },
  '&[data-align="center"]': { alignItems: 'center' },
  '&:is(ul, ol)': { margin: 0, padding: 0, listStyle: 'none' },
});

/** A cell that spans `--_span` columns. */
export const Cell = styled.div({
  minWidth: 0,
  gridColumn: 'span var(--_span)',
  '&[data-start]': { gridColumn: 'var(--_start) / span var(--_span)' },
});
