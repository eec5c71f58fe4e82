import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Two fields side by side. */
export const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space[16],
});

/** The buttons at the end of a form; with `data-end` at the end of their line. */
export const Buttons = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[12],
  marginTop: token.space[4],
  '&[data-end]': { justifyContent: 'flex-end' },
});
