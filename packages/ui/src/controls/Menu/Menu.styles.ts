import { Menu } from '@base-ui/react/menu';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { popupSurface } from '../../foundations/popupSurface.ts';

/** Holds the menu above the page, and above a popup that nobody asked for: the way to log out stays free (§4). */
export const Positioner = styled(Menu.Positioner)({ zIndex: `calc(${token.z.notification} + 1)`, outline: 0 });

/** The open menu. */
export const Surface = styled.div({
  ...popupSurface,
  '& .line': { height: '1px', margin: `${token.space[4]} ${token.space[12]}`, background: token.color.border.subtle },
});
