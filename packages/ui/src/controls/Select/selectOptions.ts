import type { BaseProps } from '../../foundations/baseProps.ts';
import type { labels } from './Select.labels.ts';

/** One choice of a select. */
export interface SelectOption {
  /** What is chosen. */
  value: string;
  /** What is shown. */
  label: string;
  /** A second word at the end of its line, e.g. an offset; searched too. */
  hint?: string | undefined;
  /** More words that it is found by, e.g. its name in another language. */
  keywords?: string | undefined;
  /** Shown and not to be chosen. */
  disabled?: boolean | undefined;
}

/** Choices under a heading. */
export interface SelectGroup {
  /** The heading. */
  label: string;
  /** The choices under it. */
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<BaseProps<HTMLButtonElement>, 'style'> {
  /** The choices, in one list or in groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Held by the caller; `null` for none. */
  value?: string | null | undefined;
  /** At first, when it keeps its own. */
  defaultValue?: string | null | undefined;
  /** The new value. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Puts a search above the list; its code comes when somebody is about to use it. */
  searchable?: boolean | undefined;
  /** The choices are on their way. */
  loading?: boolean | undefined;
  /** Shows the frame of an error. */
  invalid?: boolean | undefined;
  /** Refuses changes. */
  disabled?: boolean | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
  /** Inline style of the closed select, e.g. its width. */
  style?: BaseProps['style'];
}

/** Whether an entry is a heading with choices under it. */
export function isGroup(entry: SelectOption | SelectGroup): entry is SelectGroup {
  return 'options' in entry;
}

/** All choices, without their headings. */
export function flatOptions(entries: readonly (SelectOption | SelectGroup)[]): readonly SelectOption[] {
  return entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
}

/** Choices under a heading as the searchable lists take them; none for choices that stand without. */
export interface OptionGroup {
  label: string | undefined;
  items: readonly SelectOption[];
}

/** The groups of a list in which at least one has a heading; neighbours without a heading stay together. */
export function optionGroups(entries: readonly (SelectOption | SelectGroup)[]): OptionGroup[] {
  const groups: { label: string | undefined; items: SelectOption[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (isGroup(entry)) groups.push({ label: entry.label, items: [...entry.options] });
    else if (last && last.label === undefined) last.items.push(entry);
    else groups.push({ label: undefined, items: [entry] });
  }
  return groups;
}

/** Whether a choice is found by what was typed: every word of it, in whatever width and case, in any of its texts. */
export function matchesQuery({ label, hint = '', keywords = '' }: SelectOption, query: string): boolean {
  const text = fold(`${label} ${hint} ${keywords}`);
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en').trim();
}
