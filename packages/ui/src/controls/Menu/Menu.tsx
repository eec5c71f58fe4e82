import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { SlotProps } from '../../foundations/slots.ts';
import { type PopupProps, useOverlay } from '../../foundations/useOverlay.ts';
import { Positioner, Surface } from './Menu.styles.ts';
import { MenuEntries } from './MenuEntries.tsx';
import type { MenuEntry, MenuPart } from './menuEntries.ts';

/** `className`, `style`, `id`, `ref` and events go to the open menu. */
export interface MenuProps extends Omit<BaseProps<HTMLDivElement>, 'role'>, PopupProps {
  /** The trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Actions, links, check items, choices, groups and submenus. */
  items: readonly MenuEntry[];
  /** Called with the value of the selected action, in submenus too; for a link, before it navigates. */
  onSelect?: ((value: string) => void) | undefined;
  /** Alignment to the button's edge. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<MenuPart> | undefined;
}

/** A menu button (APG menu button: arrows, typeahead, Esc). */
export function Menu(props: MenuProps) {
  const { trigger, items, onSelect, align = 'start', slotProps, keepMounted, ...more } = props;
  const { open, defaultOpen, onOpenChange, portalRoot, ...rest } = more;
  const { isOpen, change, container } = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const actions = useRef<Base.Root.Actions>(null);
  return (
    <Base.Root modal={false} open={isOpen} onOpenChange={change} actionsRef={actions}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container} keepMounted={keepMounted}>
        <Positioner sideOffset={4} align={align}>
          <Surface {...rest} {...slotProps?.popup}>
            <MenuEntries
              items={items}
              onSelect={onSelect}
              slotProps={slotProps}
              portalRoot={portalRoot}
              keepMounted={keepMounted}
              onClose={() => actions.current?.close()}
            />
          </Surface>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
