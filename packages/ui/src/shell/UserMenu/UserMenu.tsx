import { LogOut } from 'lucide-react';
import type { MenuItem } from '../../controls/Menu/menuEntries.ts';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { deferred, useDeferred, useHandover } from '../../foundations/useDeferred.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import type { OverlayProps } from '../../foundations/useOverlay.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { type UserMenuLabels, userMenuLabels } from './UserMenu.labels.ts';
import { Trigger } from './UserMenu.styles.ts';

/** The logged-in student (§3 Auth state). */
export interface MenuUser {
  name: string;
  avatar?: string | undefined;
  member?: boolean | undefined;
}

export interface UserMenuProps extends BaseProps<HTMLButtonElement>, OverlayProps {
  user: MenuUser;
  /** Menu entries; "log out" is appended. */
  items: readonly MenuItem[];
  /** Called with the value of the selected entry. */
  onSelect?: ((value: string) => void) | undefined;
  onLogout: () => void;
  labels?: Partial<UserMenuLabels> | undefined;
}

const LOGOUT = 'logout';
const menu = deferred(async () => (await import('../../controls/Menu/Menu.tsx')).Menu);

/** Avatar and name with a menu: the account's pages and "log out" (§4). */
export function UserMenu({ user, items, onSelect, onLogout, labels, ...more }: UserMenuProps) {
  const { open, defaultOpen, onOpenChange, portalRoot, ...rest } = more;
  const words = useLabels(userMenuLabels, labels);
  const handleSelect = (value: string) => (value === LOGOUT ? onLogout() : onSelect?.(value));
  const { Component, trigger, ...asked } = useDeferred(menu, open ?? defaultOpen);
  const button = useHandover(asked);
  const early = useMergedRefs<HTMLButtonElement>(trigger, rest.ref);
  const late = useMergedRefs(button, rest.ref);
  const face = (
    <>
      <Avatar name={user.name} src={user.avatar} member={user.member} decorative />
      <span className="name">{user.name}</span>
      {user.member && <span className="tag">{words.member}</span>}
      <VisuallyHidden>{words.account}</VisuallyHidden>
    </>
  );
  if (!Component)
    return (
      <Trigger {...rest} ref={early} type="button" aria-haspopup="menu" aria-expanded={false}>
        {face}
      </Trigger>
    );
  return (
    <Component
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      portalRoot={portalRoot}
      align="end"
      trigger={
        <Trigger {...rest} ref={late} type="button">
          {face}
        </Trigger>
      }
      items={[
        { key: 'pages', items },
        { key: 'way out', items: [{ value: LOGOUT, label: words.logout, icon: <LogOut aria-hidden /> }] },
      ]}
      onSelect={handleSelect}
    />
  );
}
