import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { sheet } from '../../../../shared/looks/fragments.ts';

const { space } = token;

/** The question, what it is learnt from and the way to its neighbours, in one card. */
export const Card = styled.div({
  padding: `28px ${space[32]} ${space[32]}`,
  minWidth: 0,
  ...sheet,
  // The card is this one.
  '& > section': { padding: 0, background: 'none', boxShadow: 'none' },
  '& > nav': { marginTop: space[24] },
});

/** Below the question, in its card. */
export const Inset = styled.div({
  marginTop: space[24],
  paddingTop: space[24],
  borderTop: `1px solid ${token.color.border.subtle}`,
});
