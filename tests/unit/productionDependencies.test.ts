import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a server runs in production: no tests, and no tools of development. */
const PACKAGES = ['apps/server', 'packages/contract', 'packages/rules'];

/** Packages that a file imports when it runs; types are gone by then. */
function imported(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, ''));
  return importedFiles.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
}

test.each(PACKAGES)('%s runs on its production dependencies alone', (folder) => {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Record<string, object>;
  const known = new Set([...Object.keys(manifest['dependencies'] ?? {}), ...builtinModules]);
  const files = globSync(`${folder}/src/**/*.ts`, { cwd: ROOT }).filter(
    (file) => !/\.(test|model\.test|matrix)\.ts$|\/testing\/|\/races\//.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const unknown = files.flatMap((file) =>
    imported(path.join(ROOT, file))
      .filter((name) => !name.startsWith('node:'))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
