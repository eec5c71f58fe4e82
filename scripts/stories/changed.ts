import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namedVariables } from '../../.storybook/plugins/tokenUsage.ts';
import { MATRIX_BRANDS } from '../../packages/ui/src/foundations/Matrix/matrixBrands.ts';
import { type Importers, reachedFrom, readGraph } from './graph.ts';
import { type ChangedVariables, changedVariables, pictureVariable } from './tokens.ts';

/** What a change can reach. */
export interface Reached {
  /** Story files; none if a change reaches all. */
  readonly files: readonly string[];
  readonly isAll: boolean;
  /** What reaches all stories. */
  readonly reason?: string;
}

const TOKENS = 'packages/tokens/tokens';
const BRANDS = ['packages/tokens/brands', 'tests/brands'];

/** Files that no module imports and every story depends on: the tools, the visit, the generator of the style sheet. */
const EVERYWHERE =
  /^(package\.json|packages\/[\w-]+\/package\.json|pnpm-lock\.yaml|test-runner-jest\.config\.js|scripts\/(chromium|test-stories)\.mjs|scripts\/stories\/.*|packages\/tokens\/(scripts|src)\/.*|\.storybook\/(main\.ts|test-runner\.ts|(runner|testRunner|plugins)\/.*))$/;

/** Folders that the workbench serves beside its modules (`staticDirs`): pictures and films to which recorded answers lead. */
const SERVED = /^(\.storybook\/pages\/served|apps\/server\/src\/seed\/(pictures|media))\//;

/** Answers of pages; they are loaded when a page is opened, and are modules of the build all the same. */
const RECORDED = /^apps\/portal\/src\/testing\/pages\/recorded\/.*\.json$/;

/** A baseline, by the name of its picture. */
const BASELINE = /^tests\/visual\/([a-z0-9-]+)\.webp$/;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What is known of a build. */
interface Built {
  readonly importers: Importers;
  /** The variables that a file names. */
  readonly named: (file: string) => readonly string[];
  /** Story files by the ids of their stories. */
  readonly stories: ReadonlyMap<string, string>;
}

/** The story file of a picture: its name is the id of a story, or begins with it. */
function storyOfPicture(stories: ReadonlyMap<string, string>, picture: string): string[] {
  for (let name = picture; name.includes('--'); name = name.slice(0, name.lastIndexOf('--'))) {
    const file = stories.get(name);
    if (file !== undefined) return [file];
  }
  return [];
}

/** What reaches stories, of the files that changed and the variables that their brands then have. */
function reachedStories(
  { importers, named, stories }: Built,
  files: readonly string[],
  variables: ChangedVariables,
): Reached {
  const everywhere = files.find((file) => EVERYWHERE.test(file) && !isTest(file));
  if (everywhere !== undefined) return { files: [], isAll: true, reason: everywhere };
  const reached = reachedFrom(importers, [...files, ...readersOf({ importers, named }, variables)]);
  if (reached.all !== undefined) return { files: [], isAll: true, reason: reached.all };
  const isServed = files.some((file) => SERVED.test(file) && !isTest(file));
  const pages = variables.size > 0 || isServed ? [...importers.keys()].filter(isPage) : [];
  const ofPictures = files.flatMap((file) => storyOfPicture(stories, BASELINE.exec(file)?.[1] ?? ''));
  return { files: [...new Set([...reached.stories, ...pages, ...ofPictures])].sort(), isAll: false };
}

/** Pages are drawn in every brand, those of the workbench about brands show them all. */
const isPage = (file: string) => /^\.storybook\/(pages|brand|tokens|welcome)\/.*\.stories\.tsx$/.test(file);

/** The modules that name a changed variable; a brand that no Matrix has is seen on pages only. */
function readersOf({ importers, named }: Pick<Built, 'importers' | 'named'>, variables: ChangedVariables): string[] {
  const changed = [...variables].flatMap(([brand, names]) =>
    MATRIX_BRANDS.some((id) => id === brand) ? [...names] : [],
  );
  if (changed.length === 0) return [];
  // A group that the code indexes is named as a whole: `--sy-shadow` for each of its steps.
  const isNamed = (name: string) => changed.some((variable) => variable === name || variable.startsWith(`${name}-`));
  return [...importers.keys()].filter((file) => /\.tsx?$/.test(file) && named(file).some(isNamed));
}

/** The story files that the changes since a revision can reach, the uncommitted ones and new files included. */
export function changedStories({ root, built, revision }: { root: string; built: string; revision: string }): Reached {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [...git('diff', '--name-only', revision, '--'), ...git('ls-files', '--others', '--exclude-standard')];
  const importers = readGraph(JSON.parse(readFileSync(path.join(built, 'preview-stats.json'), 'utf8')));
  if (![...importers.keys()].some((file) => RECORDED.test(file)))
    throw new Error('The graph of the build lacks the recorded answers of pages: a change of one would reach nothing.');
  const index: { entries: Record<string, { importPath: string }> } = JSON.parse(
    readFileSync(path.join(built, 'index.json'), 'utf8'),
  );
  const stories = new Map(
    Object.entries(index.entries).map(([id, { importPath }]) => [id, importPath.replace(/^\.\//, '')] as const),
  );
  const named = (file: string) => {
    const whole = path.join(root, file);
    return existsSync(whole) ? namedVariables(readFileSync(whole, 'utf8')) : [];
  };
  return reachedStories({ importers, named, stories }, files, variablesSince(root, revision, files));
}

/** The variables that brand and token files have changed, and the pictures of brands. */
function variablesSince(root: string, revision: string, files: readonly string[]): ChangedVariables {
  const changes = new Map<string, Set<string>>();
  if (files.some((file) => file.startsWith(`${TOKENS}/`) || file.endsWith('.brand.json'))) {
    const old = mkdtempSync(path.join(tmpdir(), 'shuyuan-tokens-'));
    try {
      const exists = (folder: string) =>
        execFileSync('git', ['ls-tree', '-d', revision, folder], { cwd: root, encoding: 'utf8' }) !== '';
      const brands = BRANDS.filter(exists);
      const archive = execFileSync('git', ['archive', revision, TOKENS, ...brands], { cwd: root, maxBuffer: 1 << 28 });
      execFileSync('tar', ['-x', '-C', old], { input: archive });
      const stateIn = (home: string, folders: readonly string[]) => ({
        tokens: path.join(home, TOKENS),
        brands: folders.map((folder) => path.join(home, folder)),
      });
      for (const [brand, names] of changedVariables(stateIn(old, brands), stateIn(root, BRANDS))) {
        changes.set(brand, new Set(names));
      }
    } finally {
      rmSync(old, { recursive: true });
    }
  }
  for (const file of files) {
    const home = BRANDS.find((folder) => file.startsWith(`${folder}/`));
    if (home === undefined || file.endsWith('.json')) continue;
    const { brand, variable } = pictureVariable(file.slice(home.length + 1));
    changes.set(brand, (changes.get(brand) ?? new Set()).add(variable));
  }
  return changes;
}
