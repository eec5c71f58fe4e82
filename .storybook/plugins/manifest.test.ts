import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readComponentDocs } from './componentDocs.ts';
import { manifestText, readManifest } from './manifest.ts';
import { readTokenUsage } from './tokenUsage.ts';
import { kitEntries, readTypeDocs } from './typeDocs.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const docs = readComponentDocs(`${packages}/ui/src`);
const types = readTypeDocs(kitEntries(packages), packages);
const manifest = readManifest({
  types,
  docs,
  tokens: readTokenUsage(`${packages}/ui/src`, `${packages}/tokens/tokens`),
});
const named = (name: string) => manifest.components.find((one) => one.name === name);
const { exports } = JSON.parse(readFileSync(`${packages}/ui/package.json`, 'utf8')) as { exports: object };

/** A label has no keys of its own; those of the two charts are pressed by a function that other files share. */
const WITHOUT_KEYS = ['Field', 'ScoreRadar', 'TrendChart'];

describe('the manifest of the kit', () => {
  it('says of every component that has stories what it is for, when to use it and when not, and how it is written', () => {
    expect(manifest.components.length).toBeGreaterThan(180);
    for (const { name, purpose, advice, example, entry } of manifest.components) {
      expect(purpose, name).not.toBe('');
      expect(advice, name).toMatch(/\*\*Do\*\* [\s\S]*\*\*Do not\*\* /);
      expect(example.startsWith(`<${name}`), example).toBe(true);
      expect(example, name).not.toMatch(/\bfn\(/);
      expect(Object.keys(exports), name).toContain(entry.replace('@shuyuan/ui', '.'));
    }
  });

  it('has the keys of every component from its play', () => {
    expect(manifest.components.filter(({ keys }) => keys.length === 0).map(({ name }) => name)).toEqual(WITHOUT_KEYS);
  });

  it('has props with their types, parts in the order of the source, tokens and roles', () => {
    const menu = named('Menu');
    expect(menu?.props.find(({ name }) => name === 'align')).toEqual({
      name: 'align',
      type: "'start' | 'center' | 'end'",
      isRequired: false,
      about: "Alignment to the button's edge.",
    });
    expect(menu?.props.find(({ name }) => name === 'trigger')?.isRequired).toBe(true);
    expect(menu?.parts.slice(0, 2)).toEqual(['popup', 'item']);
    expect(menu?.tokens).toContain('--sy-color-border-subtle');
    expect(menu?.announced.roles.map(({ role }) => role)).toContain('menuitem');
    expect(named('Form')?.entry).toBe('@shuyuan/ui/controls');
    expect(named('Table')?.example).toContain('columns={columns}');
  });

  it('is one text as well, with every component once and every type that a prop names', () => {
    const text = manifestText(manifest);
    for (const { name } of manifest.components) expect(text.split(`\n## ${name}\n`).length, name).toBe(2);
    expect(text).toContain("import { CouponCard } from '@shuyuan/ui/commerce';");
    expect(text).toMatch(/- Esc: .*dialog is gone/);
    expect(text).toContain('interface MenuItem');
  });

  it('says in words what the pairs of pictures show, in the order of their files', () => {
    expect(named('Button')?.pairs[0]).toEqual({
      do: 'Verbs, and one solid button in view.',
      doNot: 'Nouns, and two solid buttons.',
    });
    const files = globSync('*/*/*.pairs.tsx', { cwd: `${packages}/ui/src` });
    const shown = manifest.components.filter(({ pairs }) => pairs.length > 0);
    expect(shown.map(({ name }) => name).sort()).toEqual(files.map((file) => path.basename(file, '.pairs.tsx')).sort());
    for (const { name, pairs } of shown)
      for (const pair of pairs) for (const caption of [pair.do, pair.doNot]) expect(caption, name).not.toBe('');
    expect(manifestText(manifest)).toContain(
      '- Do: Verbs, and one solid button in view. Do not: Nouns, and two solid buttons.',
    );
  });
});
