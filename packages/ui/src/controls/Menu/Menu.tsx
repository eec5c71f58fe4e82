import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useKit } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { Positioner, Surface } from './Menu.styles.ts';

/** One action of a menu. */
export interface MenuItem {
  /** Passed to `onSelect`. */
  key: string;
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

/** Actions under a heading, set off by a divider. */
export interface MenuGroup {
  /** Unique key. */
  key: string;
  /** Optional heading. */
  label?: string | undefined;
  /** The actions. */
  items: readonly MenuItem[];
}

/** Parts of a menu; `line` stands between groups. */
export type MenuPart = 'popup' | 'item' | 'group' | 'line';

/** `className`, `style`, `id`, `ref` and events go to the open menu. */
export interface MenuProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** The trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The actions. */
  items: readonly (MenuItem | MenuGroup)[];
  /** Called with the key of the selected action; for a link, before it navigates. */
  onSelect?: ((key: string) => void) | undefined;
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Initial open state when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Alignment to the button's edge. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<MenuPart> | undefined;
}

const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;

/** A menu button (APG menu button: arrows, typeahead, Esc). */
export function Menu(props: MenuProps) {
  const {
    trigger,
    items,
    onSelect,
    open,
    defaultOpen = false,
    onOpenChange,
    align = 'start',
    slotProps,
    ...rest
  } = props;
  const { portalRoot } = useKit();
  const [isOpen, setOpen] = useControllable(open, defaultOpen);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const show = ({ key, label, icon, danger, disabled, href }: MenuItem) => {
    const shared = {
      ...slot('item', slotProps?.item),
      'data-danger': danger || undefined,
      onClick: () => onSelect?.(key),
      label,
    };
    const inner = (
      <>
        {icon}
        {label}
      </>
    );
    return href !== undefined && !disabled ? (
      <Base.LinkItem key={key} {...shared} href={href} closeOnClick render={<Anchor href={href} />}>
        {inner}
      </Base.LinkItem>
    ) : (
      <Base.Item key={key} {...shared} disabled={disabled ?? false}>
        {inner}
      </Base.Item>
    );
  };
  return (
    <Base.Root modal={false} open={isOpen} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={portalRoot}>
        <Positioner sideOffset={4} align={align}>
          <Base.Popup render={<Surface {...rest} {...slotProps?.popup} />}>
            {items.map((entry, index) =>
              isGroup(entry) ? (
                <Fragment key={entry.key}>
                  {index > 0 && <Base.Separator {...slot('line', slotProps?.line)} />}
                  <Base.Group>
                    {entry.label && (
                      <Base.GroupLabel {...slot('group', slotProps?.group)}>{entry.label}</Base.GroupLabel>
                    )}
                    {entry.items.map(show)}
                  </Base.Group>
                </Fragment>
              ) : (
                show(entry)
              ),
            )}
          </Base.Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
