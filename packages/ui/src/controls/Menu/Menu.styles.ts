import { Menu } from '@base-ui/react/menu';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { popupSurface } from '../../foundations/popupSurface.ts';

/** Positions the menu above the page, and above an unsolicited popup: logging out must stay possible (§4). */
export const Positioner = styled(Menu.Positioner)({ zIndex: `calc(${token.z.notification} + 1)`, outline: 0 });

/** The open menu. */
export const Surface = styled(Menu.Popup)({
  ...popupSurface,
  '& .item[data-popup-open]': { background: token.color.nav.hoverBg },
  '& .item > .tick': { color: token.color.nav.selectedFg, '&[data-unchecked]': { visibility: 'hidden' } },
  '& .item > .into': { marginInlineStart: 'auto', '&:dir(rtl)': { scale: '-1 1' } },
  '& .line': { height: '1px', margin: `${token.space[4]} ${token.space[12]}`, background: token.color.border.subtle },
});
