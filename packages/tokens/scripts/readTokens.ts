import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The three layers of the brand-free token files, each built on the ones before it (ui-kit 4.1). */
export const LAYERS = ['primitive', 'semantic', 'component'] as const;
export type Layer = (typeof LAYERS)[number];

/** One token of a DTCG file with the type that its group hands down. */
export interface RawToken {
  readonly layer: Layer;
  /** Where it stands, e.g. `['color', 'action', 'bgHover']`. */
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  readonly description: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

type Group = Readonly<Record<string, unknown>>;

/** True for a plain JSON object. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Every token below a DTCG group; a `$type` on a group holds for all that it contains. */
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

/** Reads a JSON file that must hold an object. */
export function readGroup(file: string): Group {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isGroup(parsed)) throw new Error(`${file} must hold a JSON object.`);
  return parsed;
}

/** The `*.tokens.json` files of a layer, in the order of their names. */
export const tokenFiles = (folder: string, layer: Layer) =>
  readdirSync(join(folder, layer))
    .filter((name) => name.endsWith('.tokens.json'))
    .sort()
    .map((name) => join(folder, layer, name));

/** All brand-free tokens of a folder, primitives first. */
export const readTokens = (folder: string): RawToken[] =>
  LAYERS.flatMap((layer) => tokenFiles(folder, layer).flatMap((file) => flatten(readGroup(file), layer)));
