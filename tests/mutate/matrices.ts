import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const KIT = 'packages/ui/src';

/** The files of the kit, each with those that import it; paths from the root of the repository. */
export function readImporters(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  const files = readdirSync(path.join(root, KIT), { recursive: true, encoding: 'utf8' })
    .map((name) => `${KIT}/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), fileName);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The story files that a file reaches, the nearest first. */
export function storiesOf(importers: ReadonlyMap<string, readonly string[]>, file: string): string[] {
  const seen = new Set([file]);
  for (const each of seen) for (const importer of importers.get(each) ?? []) seen.add(importer);
  const folder = path.posix.dirname(file);
  const isOwn = (story: string) => Number(path.posix.dirname(story) === folder);
  return [...seen].filter((each) => each.endsWith('.stories.tsx')).sort((a, b) => isOwn(b) - isOwn(a));
}
