import { defineConfig } from 'tsup';

// One entry a group and one a component, so that a page carries only what it shows. Peers and dependencies stay outside.
export default defineConfig({
  entry: [
    'src/*.ts',
    'src/*/*/[A-Z]*.tsx',
    '!src/**/*.{stories,test}.{ts,tsx}',
    '!src/fixtures/**',
    '!src/foundations/Matrix/**',
  ],
  format: ['esm'],
  dts: true,
  clean: true,
  splitting: true,
  target: 'es2024',
});
