import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Where the popup would be: under the header, at the right edge. */
export const BlockedLink = styled.div({
  position: 'fixed',
  zIndex: token.z.notification,
  top: token.header.h,
  right: token.space[24],
  width: '320px',
});
