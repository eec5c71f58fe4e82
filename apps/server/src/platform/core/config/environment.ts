/** The variables a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What reads the configuration. */
export type Reader = ReturnType<typeof readerOf>;

/** Reads single variables by format; invalid values are added to `problems` as messages for the operator. */
export function readerOf(env: Environment, problems: string[]) {
  const text = (name: string) => env[name]?.trim() || null;
  const matching = (name: string, pattern: RegExp, form: string) => {
    const value = text(name);
    if (value !== null && !pattern.test(value)) problems.push(`${name} must be ${form}`);
    return value;
  };
  return {
    text,
    matching,
    /** Whether a group of variables is set; half a group is a problem that names what is missing. */
    isWholeGroup(group: string, names: readonly string[]): boolean {
      const absent = names.filter((name) => text(name) === null);
      if (absent.length === 0) return true;
      if (absent.length < names.length)
        problems.push(`${group}_… is set as a whole or not at all: ${absent.join(', ')} must be set too`);
      return false;
    },
    check(name: string, isRight: boolean, form: string) {
      if (!isRight) problems.push(`${name} must be ${form}`);
    },
    number(name: string, otherwise: number, min: number, max: number) {
      const value = text(name);
      const number = value === null ? otherwise : Number(value);
      if ((value !== null && !/^\d+(\.\d+)?$/.test(value)) || number < min || number > max) {
        problems.push(`${name} must be a number from ${min} to ${max}`);
      }
      return number;
    },
    flag(name: string, otherwise: boolean) {
      const value = text(name);
      if (value !== null && value !== '0' && value !== '1') problems.push(`${name} must be 0 or 1`);
      return value === null ? otherwise : value === '1';
    },
    oneOf<const T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
      const value = text(name) ?? otherwise;
      const found = allowed.find((one) => one === value);
      if (!found) problems.push(`${name} must be one of ${allowed.join(', ')}`);
      return found ?? otherwise;
    },
    url(name: string, protocols: readonly string[]) {
      const value = text(name);
      if (value === null) return null;
      const url = URL.parse(value);
      if (!url || !protocols.includes(url.protocol))
        problems.push(`${name} must be an address that starts with ${protocols.join(' or ')}//`);
      return value;
    },
  };
}
