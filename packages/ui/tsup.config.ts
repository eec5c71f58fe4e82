import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const groups = readdirSync('src').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const named = Object.fromEntries(groups.map((file) => [file.replace('.ts', ''), `src/${file}`]));

/** The worker is a file of its own beside its caller (both are entries); only the ending of its address changes in the build. */
const workerAddress: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'worker-address',
  setup(build) {
    build.onLoad({ filter: /redrawInWorker\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('./compress.worker.ts', './compress.worker.js'),
      loader: 'ts',
    }));
  },
};

/** Imports of these make a file one for the browser as well: hooks, contexts, styles, event handlers. */
const CLIENT =
  /\bfrom "(?:react|react-dom|@emotion\/|@base-ui\/|lucide-react|embla|recharts|qrcode|react-virtuoso|react-stately|draft-js)/;

/**
 * Marks what a server component may render but not call. The entries of groups only re-export and stay unmarked, so that constants and
 * functions without React remain usable on a server.
 */
const useClient: NonNullable<Options['plugins']>[number] = {
  name: 'use-client',
  renderChunk(code, info) {
    if (info.type !== 'chunk' || !info.path.endsWith('.js') || !CLIENT.test(code)) return undefined;
    const map = typeof info.map === 'string' ? (JSON.parse(info.map) as typeof info.map) : info.map;
    if (map && typeof map === 'object') info.map = { ...map, mappings: `;${map.mappings}` }; // one line down
    return { code: `'use client';\n${code}` };
  },
};

// One entry a group and one a component, so that a page carries only what it shows; types only for what `exports` names.
// Peers and dependencies stay outside; the rules, which only this workspace has, come inside.
export default defineConfig({
  entry: [
    'src/*.ts',
    'src/*/*/[A-Z]*.tsx',
    'src/upload/compress/{compress.worker,redrawInWorker}.ts',
    'src/foundations/KitProvider/lang.ts',
    'src/foundations/PageFade/pageFadeMs.ts',
    'src/report/ScoreForm/scoreCells.ts',
    '!src/**/*.{stories,pairs,test}.{ts,tsx}',
    '!src/fixtures/**',
    '!src/foundations/Matrix/**',
  ],
  format: ['esm'],
  noExternal: ['@shuyuan/rules'],
  dts: {
    resolve: ['@shuyuan/rules'],
    entry: { ...named, 'feedback/Toast/ToastViewport': 'src/feedback/Toast/ToastViewport.tsx' },
  },
  clean: true,
  splitting: true,
  sourcemap: true,
  esbuildPlugins: [workerAddress],
  plugins: [useClient],
  target: 'es2024',
});
