/** A choice as the parent of a group sees it. */
interface Choice {
  readonly value: string;
  readonly disabled?: boolean | undefined;
}

/** What the parent of a group shows; choices that cannot be changed do not keep it from being complete. */
export function parentState(options: readonly Choice[], chosen: readonly string[]): 'none' | 'some' | 'all' {
  const open = options.filter(({ disabled }) => !disabled);
  const count = open.filter(({ value }) => chosen.includes(value)).length;
  if (count > 0 && count === open.length) return 'all';
  return options.some(({ value }) => chosen.includes(value)) ? 'some' : 'none';
}

/** The values after one choice changed, in the order of the choices. */
export function withChoice(options: readonly Choice[], chosen: readonly string[], value: string, isOn: boolean) {
  return options.map((option) => option.value).filter((each) => (each === value ? isOn : chosen.includes(each)));
}

/** The values after the parent was pressed: all or none of those that can be changed, the others as they were. */
export function withAll(options: readonly Choice[], chosen: readonly string[], isOn: boolean) {
  return options.filter(({ value, disabled }) => (disabled ? chosen.includes(value) : isOn)).map(({ value }) => value);
}
