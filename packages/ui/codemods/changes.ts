/** A prop that has another name, or values that are called otherwise. */
export interface PropChange {
  /** The exported type that declares it: `DrawerProps`. */
  readonly owner: string;
  readonly prop: string;
  /** Its new name. */
  readonly to?: string;
  /** New values by the old ones. */
  readonly values?: Readonly<Record<string, string>>;
}

const renamed = (to: string, prop: string, owners: readonly string[]): PropChange[] =>
  owners.map((owner) => ({ owner, prop, to }));

/** Ends of a line of text, so that they follow its direction. */
const ENDS = { left: 'start', right: 'end' } as const;

/** Every change of a prop since 0.1.0 (docs/glossary.md). */
export const CHANGES: readonly PropChange[] = [
  // The end of a time is `onEnd`.
  { owner: 'CallDialogProps', prop: 'onTimeout', to: 'onEnd' },
  { owner: 'PaperClockProps', prop: 'onTimeUp', to: 'onEnd' },
  { owner: 'ChatWindowProps', prop: 'onEnd', to: 'onAtEndChange' },
  // Sides are those of the text.
  { owner: 'DrawerProps', prop: 'side', values: ENDS },
  { owner: 'FieldProps', prop: 'layout', values: ENDS },
  { owner: 'PopoverProps', prop: 'placement', values: ENDS },
  { owner: 'TooltipProps', prop: 'placement', values: ENDS },
  // The look of a component is its `variant`.
  ...renamed('variant', 'look', ['CoverUploadProps', 'RadioProps', 'SearchInputProps', 'TextAreaProps']),
  { owner: 'ProgressProps', prop: 'kind', to: 'variant' },
  // Choices are `items`, each with a `value` and a `label`.
  ...renamed('items', 'options', ['SelectProps', 'SelectGroup', 'MultiSelectProps', 'RadioGroupProps']),
  ...renamed('items', 'options', ['CheckboxGroupProps', 'FilterGroup', 'JoinField']),
  { owner: 'TimeZoneSelectProps', prop: 'zones', to: 'items' },
  ...renamed('value', 'key', ['TabItem', 'AccordionItem', 'MenuItem']),
  { owner: 'AccordionItem', prop: 'title', to: 'label' },
];
