import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const groups = readdirSync('src').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const named = Object.fromEntries(groups.map((file) => [file.replace('.ts', ''), `src/${file}`]));

// One entry a group and one a component, so that a page carries only what it shows; types only for what `exports` names.
// Peers and dependencies stay outside; the rules, which only this workspace has, come inside.
export default defineConfig({
  entry: [
    'src/*.ts',
    'src/*/*/[A-Z]*.tsx',
    '!src/**/*.{stories,test}.{ts,tsx}',
    '!src/fixtures/**',
    '!src/foundations/Matrix/**',
  ],
  format: ['esm'],
  noExternal: ['@shuyuan/rules'],
  dts: { resolve: ['@shuyuan/rules'], entry: { ...named, 'feedback/Toast/ToastViewport': 'src/feedback/Toast/ToastViewport.tsx' } },
  clean: true,
  splitting: true,
  target: 'es2024',
});
