import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { WITH_FILES } from './external.ts';

const ROOT = import.meta.dirname;
const OUT = path.join(ROOT, 'dist');
/** Imported where it is installed, and only there. */
const OPTIONAL = ['pg-native'];
const EXTERNAL = [...WITH_FILES, ...OPTIONAL];
/** `require` and the folder of CommonJS packages inside a module. */
const COMMONJS = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** The server in one folder: what a start needs in few files, everything else in chunks that are read when they are used (decision 0065). */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  outDir: 'dist',
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  splitting: true,
  removeNodeProtocol: false,
  sourcemap: true,
  clean: true,
  dts: false,
  noExternal: [new RegExp(`^(?!(?:${EXTERNAL.join('|')})(?:/|$))`)],
  external: EXTERNAL,
  banner: { js: COMMONJS },
  esbuildOptions: (options) => {
    options.conditions = ['source'];
  },
  esbuildPlugins: [
    {
      name: 'folders-of-sources',
      setup(build) {
        // A module that reads files beside it finds them where its source is.
        build.onLoad({ filter: /apps\/server\/src\/.*\.ts$/ }, ({ path: file }) => {
          const text = readFileSync(file, 'utf8');
          if (!text.includes('import.meta.dirname')) return undefined;
          const from = JSON.stringify(`/${path.relative(OUT, path.dirname(file))}`);
          return { loader: 'ts', contents: text.replaceAll('import.meta.dirname', `(import.meta.dirname + ${from})`) };
        });
      },
    },
  ],
});
