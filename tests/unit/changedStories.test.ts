import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedStories } from '../../scripts/stories/changed.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const KIT = 'packages/ui/src/controls';

/** A file of the small repository to those that import it. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '.storybook/preview.tsx': ['/virtual:/vite-app.js'],
  '.storybook/withKit.tsx': ['.storybook/preview.tsx'],
  '.storybook/docs/DoDont.tsx': ['.storybook/preview.tsx'],
  [`${KIT}/Button/Button.pairs.tsx`]: ['.storybook/docs/DoDont.tsx'],
  '.storybook/pages/Home.stories.tsx': ['/virtual:/stories.js'],
  'apps/portal/src/testing/pages/recorded/home.json': ['.storybook/pages/Home.stories.tsx'],
  [`${KIT}/Button/Button.tsx`]: [
    `${KIT}/Button/Button.stories.tsx`,
    `${KIT}/Button/Button.pairs.tsx`,
    `${KIT}/Form/Form.tsx`,
  ],
  [`${KIT}/Button/Button.stories.tsx`]: ['/virtual:/stories.js'],
  [`${KIT}/Form/Form.tsx`]: [`${KIT}/Form/Form.stories.tsx`],
  [`${KIT}/Form/Form.stories.tsx`]: ['/virtual:/stories.js'],
  [`${KIT}/Link/Link.tsx`]: [`${KIT}/Link/Link.stories.tsx`],
  [`${KIT}/Link/Link.stories.tsx`]: ['/virtual:/stories.js'],
  './node_modules/.pnpm/react/index.js': [`${KIT}/Link/Link.tsx`],
};

const SOURCES: Readonly<Record<string, string>> = {
  [`${KIT}/Button/Button.tsx`]: 'const look = { background: token.color.action.bg };',
  [`${KIT}/Link/Link.tsx`]: 'const look = { color: token.color.text.link };',
  'LICENSE.txt': 'Notes',
};

describe('the daily loop visits only what a change can reach (docs/decisions/0026)', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  const reach = (revision = 'HEAD') => changedStories({ root, built: path.join(root, 'built'), revision });
  const replaceIn = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).toContain(from);
    write(file, text.replace(from, to));
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'shuyuan-changed-'));
    for (const folder of ['packages/tokens/tokens', 'packages/tokens/brands', 'tests/brands']) {
      cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true });
    }
    const files = [...Object.keys(IMPORTERS), ...Object.keys(SOURCES)].filter((file) => !file.includes('node_modules'));
    for (const file of files) write(file, SOURCES[file] ?? '');
    const modules = Object.entries(IMPORTERS).map(([name, reasons]) => ({
      name: name.startsWith('.storybook') ? `./${name}` : name,
      reasons: reasons.map((moduleName) => ({ moduleName: `./${moduleName}` })),
    }));
    write('.gitignore', 'built\n');
    write('built/preview-stats.json', JSON.stringify({ modules }));
    const entries = {
      'controls-link--matrix': { importPath: `./${KIT}/Link/Link.stories.tsx` },
      'pages-home--home': { importPath: './.storybook/pages/Home.stories.tsx' },
    };
    write('built/index.json', JSON.stringify({ entries }));
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'start');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('a pair of pictures is in no story, and neither is what it draws by it', () => {
    write(`${KIT}/Button/Button.pairs.tsx`, 'export const pairs = [];');
    expect(reach()).toEqual({ files: [], isAll: false });
  });

  it('nothing, when nothing has changed or when no story imports it', () => {
    expect(reach()).toEqual({ files: [], isAll: false });
    write('LICENSE.txt', 'More notes');
    expect(reach()).toEqual({ files: [], isAll: false });
  });

  it('a component, and whatever is built from it', () => {
    write(`${KIT}/Button/Button.tsx`, '// changed');
    expect(reach()).toEqual({
      files: [`${KIT}/Button/Button.stories.tsx`, `${KIT}/Form/Form.stories.tsx`],
      isAll: false,
    });
  });

  it('a story file alone, when only that has changed', () => {
    write(`${KIT}/Link/Link.stories.tsx`, '// changed');
    expect(reach().files).toEqual([`${KIT}/Link/Link.stories.tsx`]);
  });

  it('what has changed since a revision, committed or not', () => {
    write(`${KIT}/Link/Link.tsx`, '// changed');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-am', 'link');
    expect(reach().files).toEqual([]);
    expect(reach('HEAD~1').files).toEqual([`${KIT}/Link/Link.stories.tsx`]);
  });

  it.each([
    '.storybook/withKit.tsx',
    'package.json',
    'packages/ui/package.json',
    '.storybook/runner/axe.ts',
    'packages/tokens/scripts/toCss.ts',
  ])('everything, when %s has changed', (file) => {
    write(file, '// changed');
    expect(reach()).toEqual({ files: [], isAll: true, reason: file });
  });

  it.each([
    'apps/server/src/seed/pictures/a.svg',
    'apps/server/src/seed/media/a.mp4',
    '.storybook/pages/served/config.json',
  ])('the pages, when %s has changed, which no module imports', (file) => {
    write(file, 'changed');
    expect(reach().files).toEqual(['.storybook/pages/Home.stories.tsx']);
  });

  it('a page, when one of its recorded answers has changed', () => {
    write('apps/portal/src/testing/pages/recorded/home.json', '{}');
    expect(reach().files).toEqual(['.storybook/pages/Home.stories.tsx']);
  });

  it('stops where the build does not know the recorded answers', () => {
    write('built/preview-stats.json', JSON.stringify({ modules: [] }));
    expect(() => reach()).toThrow('lacks the recorded answers');
  });

  it.each([
    ['pages-home--home', '.storybook/pages/Home.stories.tsx'],
    ['pages-home--home--6c', '.storybook/pages/Home.stories.tsx'],
    ['controls-link--matrix--forced', `${KIT}/Link/Link.stories.tsx`],
    ['controls-link--matrix--en--2', `${KIT}/Link/Link.stories.tsx`],
  ])('the story of a baseline that has changed: %s', (picture, file) => {
    write(`tests/visual/${picture}.webp`, 'changed');
    expect(reach().files).toEqual([file]);
  });

  it('the stories whose files use its variables, when a brand of the pictures has changed; and the pages', () => {
    replaceIn('tests/brands/light-yellow.brand.json', '"override": {}', '"override": { "color.text.link": "#5b4300" }');
    expect(reach()).toEqual({
      files: ['.storybook/pages/Home.stories.tsx', `${KIT}/Link/Link.stories.tsx`],
      isAll: false,
    });
  });

  it('the pages alone, when a brand has changed or come that no Matrix has', () => {
    const sixth = readFileSync(path.join(root, 'packages/tokens/brands/chindleten.brand.json'), 'utf8');
    write('packages/tokens/brands/sixth.brand.json', sixth.replaceAll('chindleten', 'sixth'));
    expect(reach()).toEqual({ files: ['.storybook/pages/Home.stories.tsx'], isAll: false });
  });

  it('the pages, when a picture of a brand has changed', () => {
    write('packages/tokens/brands/shengya/hero.svg', '<svg/>');
    expect(reach().files).toEqual(['.storybook/pages/Home.stories.tsx']);
  });
});
