/** An option as seen by the parent checkbox. */
interface Choice {
  readonly value: string;
  readonly disabled?: boolean | undefined;
}

/** State of the parent checkbox; disabled options do not prevent it from being checked. */
export function parentState(options: readonly Choice[], chosen: readonly string[]): 'none' | 'some' | 'all' {
  const open = options.filter(({ disabled }) => !disabled);
  const count = open.filter(({ value }) => chosen.includes(value)).length;
  if (count > 0 && count === open.length) return 'all';
  return options.some(({ value }) => chosen.includes(value)) ? 'some' : 'none';
}

/** The values after one option changed, in the order of the options. */
export function withChoice(options: readonly Choice[], chosen: readonly string[], value: string, isOn: boolean) {
  return options.map((option) => option.value).filter((each) => (each === value ? isOn : chosen.includes(each)));
}

/** The values after a click on the parent: all or none of the enabled options, the disabled ones unchanged. */
export function withAll(options: readonly Choice[], chosen: readonly string[], isOn: boolean) {
  return options.filter(({ value, disabled }) => (disabled ? chosen.includes(value) : isOn)).map(({ value }) => value);
}
