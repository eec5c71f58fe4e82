/** Modules of the workbench: a file to the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** What Storybook writes beside a build with `--stats-json`. */
export interface Stats {
  readonly modules: readonly { readonly name: string; readonly reasons: readonly { readonly moduleName: string }[] }[];
}

/** Every story is drawn by it. */
const PREVIEW = '.storybook/preview.tsx';

const isStory = (file: string) => file.endsWith('.stories.tsx');

/** Drawn in the docs of a component and in no story. */
const isPair = (file: string) => file.endsWith('.pairs.tsx');

/** `./packages/a.svg?no-inline` → `packages/a.svg`. */
const fileOf = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/** The graph of a build; files outside the repository's own sources are left out. */
export function readGraph({ modules }: Stats): Importers {
  const own = modules.filter(({ name }) => !name.includes('/node_modules/'));
  return new Map(own.map(({ name, reasons }) => [fileOf(name), reasons.map(({ moduleName }) => fileOf(moduleName))]));
}

/** The story files that the changed files can reach, and the changed file by which all stories are reached. */
export function reachedFrom(importers: Importers, changed: readonly string[]): { stories: string[]; all?: string } {
  const stories = new Set<string>();
  for (const start of changed) {
    const seen = new Set([start]);
    for (const file of seen) {
      if (isPair(file)) continue;
      if (file === PREVIEW) return { stories: [], all: start };
      if (isStory(file) && importers.has(file)) stories.add(file);
      for (const importer of importers.get(file) ?? []) seen.add(importer);
    }
  }
  return { stories: [...stories].sort() };
}
