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

// One entry a group and one a component, so that a page carries only what it shows; types only for what `exports` names.
// Peers and dependencies stay outside; the rules, which only this workspace has, come inside.
export default defineConfig({
  entry: [
    'src/*.ts',
    'src/*/*/[A-Z]*.tsx',
    'src/upload/compress/{compress.worker,redrawInWorker}.ts',
    '!src/**/*.{stories,test}.{ts,tsx}',
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
  esbuildPlugins: [workerAddress],
  target: 'es2024',
});
