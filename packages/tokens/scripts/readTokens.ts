import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten, type Group, isGroup, LAYERS, type Layer, type RawToken } from './rawToken.ts';

/** JSON text of a file, with or without a byte-order mark. */
function parseJson(file: string, text: string): unknown {
  if (/[\0\ufffd]/.test(text)) throw new Error(`${file} is not in UTF-8: save it again in that encoding.`);
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads a JSON file that must hold an object. */
export function readGroup(file: string): Group {
  const parsed = parseJson(file, readFileSync(file, 'utf8'));
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
