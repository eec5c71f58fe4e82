import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

describe('Chromatic is set up for whoever has a token (docs/decisions/0026)', async () => {
  const configuration = await getConfiguration(path.join(root, 'chromatic.config.json'));

  it('its own reader takes the configuration, which visits changed stories only', () => {
    expect(configuration.onlyChanged).toBe(true);
    expect(scripts).toHaveProperty(configuration.buildScriptName ?? 'none');
  });

  it('it knows the files that no module imports and that change every picture: brands and tokens', () => {
    const externals = configuration.externals ?? [];
    const isKnown = (file: string) => externals.some((pattern) => path.posix.matchesGlob(file, pattern));
    const files = globSync('{packages/tokens/{brands,tokens},tests/brands}/**/*.{json,svg}', { cwd: root });
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !isKnown(file))).toEqual([]);
    for (const pattern of externals) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
  });

  it('the workflow takes its token from a secret, skips without one, and runs a script that exists', () => {
    const workflow = readFileSync(path.join(root, '.github/workflows/chromatic.yml'), 'utf8');
    const steps = workflow
      .slice(workflow.indexOf('steps:'))
      .split(/^ {6}- /m)
      .slice(1);
    const ran = steps.flatMap((step) => [...step.matchAll(/npm run (\S+)/g)].map(([, script = '']) => script));
    expect(workflow).toContain('CHROMATIC_PROJECT_TOKEN: $' + '{{ secrets.CHROMATIC_PROJECT_TOKEN }}');
    expect(ran).toEqual(['chromatic']);
    for (const script of ran) expect(scripts).toHaveProperty(script);
    for (const step of steps) expect(step).toMatch(/if: env\.CHROMATIC_PROJECT_TOKEN (!=|==) ''/);
  });
});
