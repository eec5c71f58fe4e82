import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** The state of the connection, at the lower left edge: clear of the popup, the tools and what a page asks for. */
export const ConnectionPlace = styled.div({
  position: 'fixed',
  zIndex: token.z.notification,
  insetInlineStart: token.space[24],
  bottom: token.space[24],
  maxWidth: '440px',
  overflow: 'hidden',
  borderRadius: token.radius.card,
  '&[data-shown]': { boxShadow: token.shadow[2] },
});

/** Where the popup would be, at the right edge. */
export const BlockedLink = styled.div({
  position: 'fixed',
  zIndex: token.z.notification,
  insetInlineEnd: token.space[24],
  width: '320px',
});
