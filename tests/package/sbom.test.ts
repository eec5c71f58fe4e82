import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(ROOT, 'dist/sbom.cdx.json');

interface Component {
  group?: string;
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
}

test('the build lists what production runs on, with licences, and no tool of development', () => {
  execFileSync(process.execPath, ['scripts/sbom.mjs'], { cwd: ROOT });
  const { bomFormat, specVersion, components } = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown> & {
    components: Component[];
  };
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'apps/server/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  expect(names).toEqual(
    expect.arrayContaining(Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@shuyuan/'))),
  );
  for (const tool of ['vitest', 'storybook', 'typescript-7', 'playwright-core']) expect(names).not.toContain(tool);
  const bare = components.filter(({ licenses }) => !licenses?.length);
  expect(bare.length).toBeLessThan(components.length / 20);
});
