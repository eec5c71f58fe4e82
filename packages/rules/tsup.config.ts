import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/content/madeFiles.ts'],
  format: ['esm'],
  dts: true,
  clean: true,
  target: 'es2024',
});
