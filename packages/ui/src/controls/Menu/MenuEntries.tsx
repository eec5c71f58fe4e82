import { Menu as Base } from '@base-ui/react/menu';
import { Check, ChevronRight } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useOverlay } from '../../foundations/useOverlay.ts';
import { Positioner, Surface } from './Menu.styles.ts';
import type {
  MenuCheckboxItem,
  MenuEntry,
  MenuGroup,
  MenuItem,
  MenuPart,
  MenuRadioGroup,
  MenuSubmenu,
} from './menuEntries.ts';

/** What all entries of a menu have in common, those of its submenus included. */
export interface MenuShared {
  onSelect: ((value: string) => void) | undefined;
  slotProps: SlotProps<MenuPart> | undefined;
  portalRoot: HTMLElement | undefined;
  keepMounted: boolean | undefined;
  /** Closes the menu with all submenus. */
  onClose: () => void;
}

interface EntryProps<E extends MenuEntry> extends MenuShared {
  entry: E;
}

const isGroup = (entry: MenuEntry): entry is MenuGroup | MenuRadioGroup =>
  entry.type === 'radio' || (entry.type === undefined && 'items' in entry);

/** The value of an action, the key of any other entry. */
const keyOf = (entry: MenuEntry) => ('key' in entry ? entry.key : entry.value);

interface MenuEntriesProps extends MenuShared {
  items: readonly MenuEntry[];
}

/** The entries of a menu or a submenu, with a line before and after each group. */
export function MenuEntries({ items, ...shared }: MenuEntriesProps) {
  return items.map((entry, index) => {
    const before = items[index - 1];
    const hasLine = before !== undefined && (isGroup(entry) || isGroup(before));
    return (
      <Fragment key={keyOf(entry)}>
        {hasLine && <Base.Separator {...slot('line', shared.slotProps?.line)} />}
        <Entry entry={entry} {...shared} />
      </Fragment>
    );
  });
}

function Entry({ entry, ...shared }: EntryProps<MenuEntry>) {
  if (entry.type === 'checkbox') return <CheckboxEntry entry={entry} {...shared} />;
  if (entry.type === 'radio') return <RadioEntries entry={entry} {...shared} />;
  if (entry.type === 'submenu') return <Submenu entry={entry} {...shared} />;
  if (!('items' in entry)) return <ActionEntry entry={entry} {...shared} />;
  return (
    <Base.Group>
      <Heading label={entry.label} slotProps={shared.slotProps} />
      {entry.items.map((item) => (
        <Entry key={keyOf(item)} entry={item} {...shared} />
      ))}
    </Base.Group>
  );
}

function Heading({ label, slotProps }: { label: string | undefined } & Pick<MenuShared, 'slotProps'>) {
  return label ? <Base.GroupLabel {...slot('group', slotProps?.group)}>{label}</Base.GroupLabel> : null;
}

/** Icon and label; the label is also what is searched by typing. */
const faceOf = ({ icon, label }: { icon?: ReactNode; label: string }) => (
  <>
    {icon}
    {label}
  </>
);

function ActionEntry({ entry, onSelect, slotProps }: EntryProps<MenuItem>) {
  const { value, label, danger, disabled = false, href } = entry;
  const shared = {
    ...slot('item', slotProps?.item),
    'data-danger': danger || undefined,
    onClick: () => onSelect?.(value),
    label,
  };
  return href !== undefined && !disabled ? (
    <Base.LinkItem {...shared} href={href} closeOnClick render={<Anchor href={href} />}>
      {faceOf(entry)}
    </Base.LinkItem>
  ) : (
    <Base.Item {...shared} disabled={disabled}>
      {faceOf(entry)}
    </Base.Item>
  );
}

/** Enter also closes the menu, Space does not (APG menu). */
const byEnter = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') onClose();
};

function CheckboxEntry({ entry, slotProps, onClose }: EntryProps<MenuCheckboxItem>) {
  const { label, disabled = false, checked, defaultChecked, onCheckedChange } = entry;
  return (
    <Base.CheckboxItem
      {...slot('item', slotProps?.item)}
      {...{ label, disabled, checked, defaultChecked, onCheckedChange }}
      onKeyDown={byEnter(onClose)}
    >
      <Base.CheckboxItemIndicator keepMounted className="tick" render={<Check aria-hidden />} />
      {faceOf(entry)}
    </Base.CheckboxItem>
  );
}

function RadioEntries({ entry, slotProps, onClose }: EntryProps<MenuRadioGroup>) {
  const { label: heading, value, defaultValue, onValueChange, items } = entry;
  return (
    <Base.RadioGroup {...{ value, defaultValue, onValueChange }}>
      <Heading label={heading} slotProps={slotProps} />
      {items.map((item) => (
        <Base.RadioItem
          key={item.value}
          {...slot('item', slotProps?.item)}
          value={item.value}
          label={item.label}
          disabled={item.disabled ?? false}
          onKeyDown={byEnter(onClose)}
        >
          <Base.RadioItemIndicator keepMounted className="tick" render={<Check aria-hidden />} />
          {faceOf(item)}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** Opens by → or Enter, by hover and by a click; ← and Esc close it and go back (APG menu). */
function Submenu({ entry, ...shared }: EntryProps<MenuSubmenu>) {
  const { slotProps, portalRoot, keepMounted } = shared;
  const { isOpen, change, container } = useOverlay({ portalRoot });
  const { label, disabled = false, items } = entry;
  return (
    <Base.SubmenuRoot open={isOpen} onOpenChange={change}>
      <Base.SubmenuTrigger {...slot('item', slotProps?.item)} label={label} disabled={disabled}>
        {faceOf(entry)}
        <ChevronRight className="into" aria-hidden />
      </Base.SubmenuTrigger>
      <Base.Portal container={container} keepMounted={keepMounted}>
        <Positioner side="inline-end" align="start" sideOffset={4} alignOffset={-4}>
          <Surface {...slot('submenu', slotProps?.submenu)}>
            <MenuEntries items={items} {...shared} />
          </Surface>
        </Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}
