/** `bgHover` → `bg-hover`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable of a token path: `['color', 'action', 'bgHover']` → `--sy-color-action-bg-hover`. */
export const variableOf = (path: readonly string[]) => `--sy-${path.map(kebab).join('-')}`;

/** The CSS variable that an alias such as `{primary.600}` points at; undefined when the text is no alias. */
export function aliasOf(value: unknown): string | undefined {
  const path = typeof value === 'string' ? /^\{([\w.]+)\}$/.exec(value)?.[1] : undefined;
  return path === undefined ? undefined : variableOf(path.split('.'));
}
