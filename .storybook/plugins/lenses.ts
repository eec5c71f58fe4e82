import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Lens, lensesOf } from '../lens.ts';

const KIT = 'packages/ui/src';
const OTHER = /\.(?:stories|test)\.tsx?$/;

/** The sources of the kit by their paths in it, tests, stories and their data left out. */
function sources(kit: string): Map<string, string> {
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !OTHER.test(name) && !name.startsWith('fixtures/'));
  return new Map(files.map((name) => [name, readFileSync(path.join(kit, name), 'utf8')]));
}

/**
 * The files of a component: those of its folder, and the styles, the words and the helpers of a group that they take. A component that is
 * used has a Matrix of its own.
 */
function ownFiles(all: ReadonlyMap<string, string>, folder: string): Map<string, string> {
  const isShared = (file: string) => /\.(?:styles|labels)\.tsx?$/.test(file) || file.split('/').length === 2;
  const own = new Set([...all.keys()].filter((file) => path.posix.dirname(file) === folder));
  for (const file of own)
    for (const [, target = ''] of (all.get(file) ?? '').matchAll(/from '(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), target);
      if (all.has(imported) && isShared(imported)) own.add(imported);
    }
  return new Map([...own].map((file) => [file, all.get(file) ?? '']));
}

/** The lenses of every component of the kit, by the path of its stories from the root of the repository (docs/decisions/0086). */
export function readLenses(root: string): Record<string, readonly Lens[]> {
  const kit = path.join(root, KIT);
  const all = sources(kit);
  const stories = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.stories.tsx'));
  return Object.fromEntries(
    stories.sort().map((story) => [`${KIT}/${story}`, lensesOf(ownFiles(all, path.posix.dirname(story)))]),
  );
}
