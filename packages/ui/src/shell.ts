export { FloatingToolbar, type FloatingToolbarProps } from './shell/FloatingToolbar/FloatingToolbar.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './shell/LanguageSwitch/LanguageSwitch.tsx';
export {
  type FooterCompany,
  ShellFooter,
  type ShellFooterPart,
  type ShellFooterProps,
} from './shell/ShellFooter/ShellFooter.tsx';
export {
  type HeaderAccount,
  type HeaderNavItem,
  ShellHeader,
  type ShellHeaderPart,
  type ShellHeaderProps,
} from './shell/ShellHeader/ShellHeader.tsx';
export { SideMenu, type SideMenuItem, type SideMenuPart, type SideMenuProps } from './shell/SideMenu/SideMenu.tsx';
export { type MenuUser, UserMenu, type UserMenuProps } from './shell/UserMenu/UserMenu.tsx';
