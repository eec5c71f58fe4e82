import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';

const KIT = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
const FEWEST_STORIES = 6;
const UNTITLED = 'untitled';

/** The folders of exported components: exports of the kit's entries that are named like their file. Parts may share a folder. */
function componentFolders() {
  const entries = readdirSync(KIT).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  const folders = entries.flatMap((entry) => {
    const source = readFileSync(path.join(KIT, entry), 'utf8');
    const exports = [...source.matchAll(/export \{([^}]+)\} from '\.\/([^']+)\/([A-Z]\w*)\.tsx'/g)];
    return exports
      .filter(([, names, , file]) => (names ?? '').split(',').some((name) => name.trim() === file))
      .map(([, , folder]) => folder ?? '');
  });
  return [...new Set(folders)].map((folder) => ({ folder, file: storyFile(folder) }));
}

const storyFile = (folder: string) => path.join(KIT, folder, `${path.basename(folder)}.stories.tsx`);

function readStories(file: string) {
  const source = readFileSync(file, 'utf8');
  const csf = loadCsf(source, { makeTitle: (title) => title ?? UNTITLED }).parse();
  const annotations = Object.entries(csf._storyAnnotations);
  return {
    names: annotations.map(([story]) => story),
    plays: annotations.filter(([, annotation]) => 'play' in annotation).map(([story]) => story),
    tags: csf._stories['Matrix']?.tags ?? [],
    title: csf.meta.title,
  };
}

const components = componentFolders();

test('the kit exports components, and this test finds them', () => {
  expect(components.length).toBeGreaterThan(10);
});

describe.each(components)('$folder', ({ file }) => {
  test('has stories: a component without them does not exist', () => {
    expect(existsSync(file)).toBe(true);
  });

  const stories = existsSync(file) ? readStories(file) : undefined;

  test.runIf(stories)(`shows at least ${FEWEST_STORIES} states (ui-kit 4.9)`, () => {
    expect(stories?.names.length).toBeGreaterThanOrEqual(FEWEST_STORIES);
  });

  test.runIf(stories)('has one Matrix, tagged, whose picture is its baseline (ui-kit 4.8)', () => {
    expect(stories?.names.filter((story) => story === 'Matrix')).toEqual(['Matrix']);
    expect(stories?.tags).toContain('matrix');
  });

  test.runIf(stories)('is operated by keyboard in the play of its Keyboard story (ui-kit 3.0)', () => {
    expect(stories?.plays).toContain('Keyboard');
  });

  test.runIf(stories)('has the same place in the sidebar as in the folders', () => {
    expect(stories?.title).toBe(UNTITLED);
  });
});
