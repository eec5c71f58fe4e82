import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The built files lie one folder nearer to the pictures than their sources. */
const nearer = (text: string) => text.replaceAll('../../brands/', '../brands/');

const pictures: Plugin = {
  name: 'pictures',
  setup(build) {
    build.onLoad({ filter: /generated[\\/](brands|images)\.ts$/ }, ({ path }) => ({
      contents: nearer(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

export default defineConfig({
  entry: { index: 'src/index.ts', runtime: 'src/runtime.ts', images: 'src/generated/images.ts' },
  format: ['esm'],
  dts: true,
  clean: true,
  target: 'es2024',
  esbuildPlugins: [pictures],
  onSuccess: async () => {
    writeFileSync('dist/tokens.css', nearer(readFileSync('src/generated/tokens.css', 'utf8')));
    cpSync('src/generated/dark.css', 'dist/dark.css');
    cpSync('src/generated/dtcg', 'dist/dtcg', { recursive: true });
  },
});
