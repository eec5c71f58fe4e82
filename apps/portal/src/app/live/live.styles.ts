import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Where the popup would be, at the right edge. */
export const BlockedLink = styled.div({
  position: 'fixed',
  zIndex: token.z.notification,
  right: token.space[24],
  width: '320px',
});
