/** The three layers of the brand-free token files, each built on the ones before it (ui-kit 4.1). */
export const LAYERS = ['primitive', 'semantic', 'component'] as const;
export type Layer = (typeof LAYERS)[number];

/** One token of a DTCG file with the type inherited from its group. */
export interface RawToken {
  readonly layer: Layer;
  /** Its path, e.g. `['color', 'action', 'bgHover']`. */
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  readonly description: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export type Group = Readonly<Record<string, unknown>>;

/** True for a plain JSON object. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Every token below a DTCG group; a `$type` on a group applies to all tokens in it. */
export function flatten(group: Group, layer: Layer, path: readonly string[] = [], inherited = ''): RawToken[] {
  const type = text(group['$type']) ?? inherited;
  if ('$value' in group) {
    const extensions = isGroup(group['$extensions']) ? group['$extensions'] : {};
    return [{ layer, path, type, value: group['$value'], description: text(group['$description']) ?? '', extensions }];
  }
  return Object.entries(group).flatMap(([key, child]) =>
    key.startsWith('$') || !isGroup(child) ? [] : flatten(child, layer, [...path, key], type),
  );
}
