/** The parts of Vite's manifest that are read here. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** A page as a visitor opens it for the first time, and all of its code that comes by itself. */
export interface FirstLoad {
  page: string;
  /** Modules imported on demand without which the page does not show. */
  modules: readonly string[];
  /** The same for what comes beside or after it without a click. */
  later: readonly string[];
  /** Namespaces of texts; a first visit reads them in Chinese. */
  texts: readonly string[];
  /** Groups of the contract's calls that it uses, those of the long-lived stores among them; no other may come. */
  groups: readonly string[];
  /** Bytes of JS and CSS after brotli 11; the build fails beyond it. */
  max: number;
}

const KIB = 1024;
/** Comes beside every first page: what sends calls, axios in it. */
export const SENDER = 'src/api/sender.ts';
/** Named by index.html itself. */
const BY_HTML = ['boot.js'];
/** Groups that the long-lived stores use, on every page. */
const STORES = ['account', 'site', 'talk', 'tenant'];

/** The budgets; lower a figure whenever it can be. `npm run bench -- --only=bytes` holds the lists against a browser. */
export const FIRST_LOADS: readonly FirstLoad[] = [
  {
    page: '/login',
    modules: ['src/features/people/login/LoginPage.tsx'],
    later: [SENDER],
    texts: ['common', 'login'],
    groups: STORES,
    max: 170 * KIB,
  },
  {
    page: '/index',
    modules: ['src/features/catalogue/home/HomePage.tsx', 'src/app/Header.tsx', 'src/app/PageOwner.tsx'],
    later: [
      'src/features/catalogue/home/components/LecturerRow.tsx',
      'src/features/catalogue/home/components/Headlines.tsx',
      'src/app/Footer.tsx',
      SENDER,
    ],
    texts: ['common', 'home'],
    groups: [...STORES, 'constants', 'courses', 'homePosts', 'lecturers'],
    max: 190 * KIB,
  },
];

/** Brands that the budgets hold with: those of this repository. */
const OWN_BRANDS = 5;
/** What a brand more may add to every page: its block of the style sheet, the names of its pictures, its row in the list. */
const BRAND_MAX = 0.3 * KIB;

/** A budget where there are so many brands: a school's own brand must not make the build fail. */
export const budgetWith = (brands: number, max: number) => max + Math.max(0, brands - OWN_BRANDS) * BRAND_MAX;

/** The files of a module that is imported on demand and of everything that it imports at once. */
export function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** What index.html brings, whichever the page. */
export function startOf(manifest: Manifest): Set<string> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The build has no entry: is index.html still the input?');
  return new Set([...filesOf(manifest, entry), ...BY_HTML]);
}

/** Everything that a first visit to a page loads without a click. */
export function firstLoadOf(manifest: Manifest, load: FirstLoad): string[] {
  return withModules(manifest, load, [...load.modules, ...load.later]);
}

/** Only what has to be there before the page shows. */
export function firstSightOf(manifest: Manifest, load: FirstLoad): string[] {
  return withModules(manifest, load, load.modules);
}

function withModules(manifest: Manifest, { page, texts }: FirstLoad, modules: readonly string[]): string[] {
  const files = startOf(manifest);
  for (const key of [...modules, ...texts.map((name) => `src/i18n/cn/${name}.ts`)]) {
    if (!manifest[key]) throw new Error(`${page}: ${key} is no chunk of the build; did it move?`);
    for (const file of filesOf(manifest, key)) files.add(file);
  }
  return [...files].sort();
}

/** Groups of the contract's calls in these files that the page does not use; `groups` is what `contractGroups` wrote. */
export function strangersIn(
  files: readonly string[],
  load: FirstLoad,
  groups: Readonly<Record<string, readonly string[]>>,
): string[] {
  return files.flatMap((file) => groups[file] ?? []).filter((group) => !load.groups.includes(group));
}
