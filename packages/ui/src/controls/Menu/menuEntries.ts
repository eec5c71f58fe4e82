import type { ReactNode } from 'react';
import type { ChangeDetails } from '../../foundations/changeDetails.ts';

/** One action of a menu. */
export interface MenuItem {
  type?: undefined;
  /** Passed to `onSelect`. */
  value: string;
  /** Visible label. */
  label: string;
  /** Icon before the label, from lucide-react. */
  icon?: ReactNode;
  /** Marks a destructive action. */
  danger?: boolean | undefined;
  /** Shown but disabled. */
  disabled?: boolean | undefined;
  /** Makes it a link. */
  href?: string | undefined;
}

/** A setting that is on or off. Space and a click leave the menu open, Enter closes it. */
export interface MenuCheckboxItem extends Pick<MenuItem, 'disabled' | 'icon' | 'label'> {
  type: 'checkbox';
  /** Unique key. */
  key: string;
  /** Controlled state. */
  checked?: boolean | undefined;
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called before it changes. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/** One of the choices of a `MenuRadioGroup`. */
export interface MenuRadioItem extends Pick<MenuItem, 'disabled' | 'icon' | 'label'> {
  /** Passed to `onValueChange`. */
  value: string;
}

/** Choices of which one holds, under a heading. Space and a click leave the menu open, Enter closes it. */
export interface MenuRadioGroup {
  type: 'radio';
  /** Unique key. */
  key: string;
  /** Optional heading. */
  label?: string | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called before it changes. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** The choices. */
  items: readonly MenuRadioItem[];
}

/** An item that opens more entries beside it. */
export interface MenuSubmenu extends Pick<MenuItem, 'disabled' | 'icon' | 'label'> {
  type: 'submenu';
  /** Unique key. */
  key: string;
  /** Its entries. */
  items: readonly MenuEntry[];
}

/** Items under a heading, set off by a divider. */
export interface MenuGroup {
  type?: undefined;
  /** Unique key. */
  key: string;
  /** Optional heading. */
  label?: string | undefined;
  /** The items. */
  items: readonly (MenuItem | MenuCheckboxItem | MenuSubmenu)[];
}

/** What a menu is made of. */
export type MenuEntry = MenuItem | MenuCheckboxItem | MenuRadioGroup | MenuSubmenu | MenuGroup;

/** Parts of a menu; `line` stands between groups, `submenu` is the popup of each. */
export type MenuPart = 'popup' | 'item' | 'group' | 'line' | 'submenu';
