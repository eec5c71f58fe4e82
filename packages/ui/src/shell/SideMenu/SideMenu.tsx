import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { type SideMenuLabels, sideMenuLabels } from './SideMenu.labels.ts';
import { Root } from './SideMenu.styles.ts';

/** One entry of the menu as sent by the server (§6). */
export interface SideMenuItem {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  /** A number at the right. */
  count?: number | undefined;
  /** Whether the number counts unread items. */
  isUnread?: boolean | undefined;
  /** A divider above, to separate groups. */
  hasLine?: boolean | undefined;
  /** A second level; the entry then expands it instead of navigating. */
  children?: readonly SideMenuItem[] | undefined;
}

export interface SideMenuProps extends BaseProps {
  items: readonly SideMenuItem[];
  activeId?: string | undefined;
  /** The student at the top. */
  user?: { name: string; avatar?: string | undefined; note?: string | undefined } | undefined;
  /** Icons only. */
  isCollapsed?: boolean | undefined;
  labels?: Partial<SideMenuLabels> | undefined;
}

/** The menu of the learning centre: sent by the server, shown from the cache first (§6). */
export function SideMenu({ items, activeId, user, isCollapsed = false, labels, ...rest }: SideMenuProps) {
  const words = useLabels(sideMenuLabels, labels);
  return (
    <Root aria-label={words.nav} {...rest} data-collapsed={isCollapsed ? '' : undefined}>
      {user && (
        <div className="me">
          <Avatar className="avatar" name={user.name} src={user.avatar} size={56} decorative />
          <b>{user.name}</b>
          {user.note !== undefined && <small>{user.note}</small>}
        </div>
      )}
      {items.length === 0 ? (
        <p className="none">{words.empty}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.id} className={item.hasLine ? 'line' : undefined}>
              {item.children === undefined ? (
                <Entry item={item} activeId={activeId} words={words} />
              ) : (
                <Folder item={item} activeId={activeId} words={words} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

interface EntryProps {
  item: SideMenuItem;
  activeId: string | undefined;
  words: SideMenuLabels;
}

function Entry({ item, activeId, words }: EntryProps) {
  return (
    <Anchor href={item.href} aria-current={item.id === activeId ? 'page' : undefined}>
      {item.icon}
      <span className="label">{item.label}</span>
      {item.count !== undefined && item.count > 0 && (
        <span className="count" data-unread={item.isUnread ? '' : undefined}>
          <span aria-hidden={item.isUnread}>{item.count > 99 ? '99+' : item.count}</span>
          {item.isUnread && <VisuallyHidden>{words.unread(item.count)}</VisuallyHidden>}
        </span>
      )}
    </Anchor>
  );
}

function Folder({ item, activeId, words }: EntryProps) {
  const id = useId();
  const children = item.children ?? [];
  const [isOpen, setOpen] = useState(() => children.some((child) => child.id === activeId));
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {item.icon}
        <span className="label">{item.label}</span>
        <ChevronDown className="chevron" aria-hidden />
      </button>
      <ul id={id} className="inner" hidden={!isOpen}>
        {children.map((child) => (
          <li key={child.id}>
            <Entry item={child} activeId={activeId} words={words} />
          </li>
        ))}
      </ul>
    </>
  );
}
