import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
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
  unread?: boolean | undefined;
  /** A divider above, to separate groups. */
  divided?: boolean | undefined;
  /** A second level; the entry then expands it instead of navigating. */
  children?: readonly SideMenuItem[] | undefined;
}

/** Parts of the menu: `user` at the top, `list` of the first level, `entry` each link or folder with its `label` and `count`. */
export type SideMenuPart = 'user' | 'list' | 'entry' | 'label' | 'count' | 'empty';

export interface SideMenuProps extends BaseProps {
  items: readonly SideMenuItem[];
  activeId?: string | undefined;
  /** The student at the top. */
  user?: { name: string; avatar?: string | undefined; note?: string | undefined } | undefined;
  /** Icons only. */
  collapsed?: boolean | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<SideMenuPart> | undefined;
  labels?: Partial<SideMenuLabels> | undefined;
}

/** The menu of the learning centre: sent by the server, shown from the cache first (§6). */
export function SideMenu({
  items,
  activeId,
  user,
  collapsed: isCollapsed = false,
  slotProps,
  labels,
  ...rest
}: SideMenuProps) {
  const words = useLabels(sideMenuLabels, labels);
  return (
    <Root aria-label={words.nav} {...rest} data-collapsed={isCollapsed ? '' : undefined}>
      {user && (
        <div {...slot('me', slotProps?.user)}>
          <Avatar className="avatar" name={user.name} src={user.avatar} size={56} decorative />
          <b>{user.name}</b>
          {user.note !== undefined && <small>{user.note}</small>}
        </div>
      )}
      {items.length === 0 ? (
        <p {...slot('none', slotProps?.empty)}>{words.empty}</p>
      ) : (
        <ul {...slotProps?.list}>
          {items.map((item) => (
            <li key={item.id} className={item.divided ? 'line' : undefined}>
              {item.children === undefined ? (
                <Entry item={item} activeId={activeId} words={words} slotProps={slotProps} />
              ) : (
                <Folder item={item} activeId={activeId} words={words} slotProps={slotProps} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

interface EntryProps extends Pick<SideMenuProps, 'slotProps'> {
  item: SideMenuItem;
  activeId: string | undefined;
  words: SideMenuLabels;
}

function Entry({ item, activeId, words, slotProps }: EntryProps) {
  return (
    <Anchor {...slotProps?.entry} href={item.href} aria-current={item.id === activeId ? 'page' : undefined}>
      {item.icon}
      <span {...slot('label', slotProps?.label)}>{item.label}</span>
      {item.count !== undefined && item.count > 0 && (
        <span {...slot('count', slotProps?.count)} data-unread={item.unread ? '' : undefined}>
          <span aria-hidden={item.unread}>{item.count > 99 ? '99+' : item.count}</span>
          {item.unread && <VisuallyHidden>{words.unread(item.count)}</VisuallyHidden>}
        </span>
      )}
    </Anchor>
  );
}

function Folder({ item, activeId, words, slotProps }: EntryProps) {
  const id = useId();
  const children = item.children ?? [];
  const [isOpen, setOpen] = useState(() => children.some((child) => child.id === activeId));
  return (
    <>
      <button
        {...slotProps?.entry}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {item.icon}
        <span {...slot('label', slotProps?.label)}>{item.label}</span>
        <ChevronDown className="chevron" aria-hidden />
      </button>
      <ul id={id} className="inner" hidden={!isOpen}>
        {children.map((child) => (
          <li key={child.id}>
            <Entry item={child} activeId={activeId} words={words} slotProps={slotProps} />
          </li>
        ))}
      </ul>
    </>
  );
}
