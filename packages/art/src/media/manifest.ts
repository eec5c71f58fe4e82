import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_FOLDER } from '../folders.ts';

/** The list of the committed media: what they were made from, and their bytes. */
export const MANIFEST = path.join(import.meta.dirname, 'manifest.json');
/** Most bytes of all media of the demo. */
export const MEDIA_MAX_BYTES = 4 * 1024 * 1024;

/** A list of media. */
export interface Manifest {
  /** Hash of the drawing programs, so that a change of them without drawing again shows. */
  sources: string;
  /** Hash of each file's bytes. */
  files: Record<string, string>;
}

const SOURCES = ['captions.ts', 'main.ts', 'pdf.ts', 'slides.ts'];
const hashOf = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** Names of the media in their folder, in order. */
export function listMedia(): string[] {
  return readdirSync(MEDIA_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(MEDIA_FOLDER, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** What the media are now. */
export function readManifest(): Manifest {
  return {
    sources: hashOf(...SOURCES.map((name) => readFileSync(path.join(import.meta.dirname, name)))),
    files: Object.fromEntries(listMedia().map((name) => [name, hashOf(readFileSync(path.join(MEDIA_FOLDER, name)))])),
  };
}

/** The manifest as text. */
export function writeManifest(): string {
  return `${JSON.stringify(readManifest(), null, 2)}\n`;
}
