import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import type { SlotProps } from '../../foundations/slots.ts';
import type { OverlayProps } from '../../foundations/useOverlay.ts';
import type { labels } from './Select.labels.ts';

/** One option of a select. */
export interface SelectOption {
  /** Value of the option. */
  value: string;
  /** Visible label. */
  label: string;
  /** Secondary text at the end of its line, e.g. a UTC offset; also searchable. */
  hint?: string | undefined;
  /** Additional search terms, e.g. its name in another language. */
  keywords?: string | undefined;
  /** Shown but disabled. */
  disabled?: boolean | undefined;
}

/** Options under a heading. */
export interface SelectGroup {
  /** The heading. */
  label: string;
  /** The options under it. */
  items: readonly SelectOption[];
}

/** Parts of a select: the closed one shows `value` and `arrow`; `search` is there when it is searchable. */
export type SelectPart = 'value' | 'arrow' | 'popup' | 'search' | 'item' | 'hint' | 'group' | 'note';

export interface SelectProps extends Omit<BaseProps<HTMLButtonElement>, 'style'>, OverlayProps {
  /** The options, flat or grouped. */
  items: readonly (SelectOption | SelectGroup)[];
  /** Controlled value; `null` for none. */
  value?: string | null | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null | undefined;
  /** Called with the new value. */
  onChange?: ChangeHandler<string | null> | undefined;
  /** Placeholder while nothing is selected. */
  placeholder?: string | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Adds a search input above the list; its code is loaded when it is about to be used. */
  searchable?: boolean | undefined;
  /** Options are loading. */
  loading?: boolean | undefined;
  /** Shows the error border. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<SelectPart> | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
  /** Inline style of the closed select, e.g. its width. */
  style?: BaseProps['style'];
}

/** Whether an entry is a group. */
export function isGroup(entry: SelectOption | SelectGroup): entry is SelectGroup {
  return 'items' in entry;
}

/** All options, without their headings. */
export function flatOptions(entries: readonly (SelectOption | SelectGroup)[]): readonly SelectOption[] {
  return entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
}

/** A group in the shape of the searchable lists; without a heading for ungrouped options. */
export interface OptionGroup {
  label: string | undefined;
  items: readonly SelectOption[];
}

/** The groups of a list with at least one heading; adjacent ungrouped options form one group. */
export function optionGroups(entries: readonly (SelectOption | SelectGroup)[]): OptionGroup[] {
  const groups: { label: string | undefined; items: SelectOption[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (isGroup(entry)) groups.push({ label: entry.label, items: [...entry.items] });
    else if (last && last.label === undefined) last.items.push(entry);
    else groups.push({ label: undefined, items: [entry] });
  }
  return groups;
}

/** Whether an option matches a query: every word of it, in any width and case, in any of its texts. */
export function matchesQuery({ label, hint = '', keywords = '' }: SelectOption, query: string): boolean {
  const text = fold(`${label} ${hint} ${keywords}`);
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en').trim();
}
