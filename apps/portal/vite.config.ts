import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractGroups } from './scripts/contractGroups.ts';
import { darkSheet } from './scripts/darkSheet.ts';
import { inlineTokens } from './scripts/inlineTokens.ts';
import { liveFiles } from './scripts/liveFiles.ts';
import { pdfFiles } from './scripts/pdfFiles.ts';
import { slimAxios } from './scripts/slimAxios.ts';
import { slimI18next } from './scripts/slimI18next.ts';
import { routerForProduction, slimRouter } from './scripts/slimRouter.ts';

/** Where `npm run dev` finds the server; the portal asks only its own origin. */
const server = process.env['SHUYUAN_SERVER'] ?? 'http://127.0.0.1:8080';

/** So many pages and dialogs must use a module before every page brings it. */
const SHARED_BY = 36;

/** What may be shared so: ours and the icons; overlays come with the first one that a page has, stores of pages with it: login has none. */
const SHARED = /^(?!.*(?:useOverlay|PageStore|PagedQuery)).*(?:packages[\\/]|portal[\\/]src[\\/]|lucide-react)/;

/** Icons of the forms of login and registration: in one file, as six of them each have more to import than to draw. */
const FORM_ICONS = /lucide-react.*[\\/]icons[\\/](?:eye|eye-off|globe|mail|shield-check|smartphone)\.mjs$/;

/** Names of the files that index.html brings itself, so no page has to list them. */
const ALWAYS = ['rolldown-runtime', 'shared', 'vendor'];

/** The live code fetches its files itself, whose names are in index.html (`fetchLive`): the first file does not list them too. */
const FETCHED_BEFORE = /(?:^|\/)live-[\w-]+\.js$/;

function markOf(name: string): string {
  if (name === 'liveCode') return 'live-';
  return ALWAYS.includes(name) ? 'start-' : '';
}

const isPropValid = fileURLToPath(new URL('./src/core/isPropValid.ts', import.meta.url));

export default defineConfig(({ command }) => ({
  base: '/web/',
  define: { global: 'globalThis' },
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      { find: '@emotion/is-prop-valid', replacement: isPropValid },
      ...(command === 'build' ? [{ find: /^react-router-dom$/, replacement: routerForProduction() }] : []),
    ],
  },
  plugins: [
    react(),
    slimAxios(),
    slimI18next(),
    slimRouter(),
    contractGroups(),
    inlineTokens(),
    liveFiles(),
    darkSheet(),
    pdfFiles(),
  ],
  server: {
    port: 5173,
    allowedHosts: ['.localhost'],
    // The server reads the school from the name of the host, so the name is handed on as it is.
    proxy: {
      '^/(api|point|upload|files|outbox)(/|$)': { target: server, changeOrigin: false },
      '/web/config.json': { target: server, changeOrigin: false },
      '/socket/': { target: server, changeOrigin: false, ws: true },
    },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // The content policy takes fonts from our own files only (X2).
    assetsInlineLimit: (file) => (/\.(woff2?|ttf)$/.test(file) ? false : undefined),
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (wanted, needed, { hostType }) => {
        if (hostType === 'html') return needed;
        return FETCHED_BEFORE.test(wanted) ? [] : needed.filter((file) => !file.startsWith('assets/start-'));
      },
    },
    reportCompressedSize: false,
    // Sizes that matter have budgets of their own (scripts/firstLoads.ts); a library that one click brings may be large.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Emotion imports it for `withTheme` alone, which a kit without a theme object does not have.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }],
      },
      output: {
        // Every page's files are listed in the first one: names that are only a hash keep that list short.
        chunkFileNames: ({ name }) => `assets/${markOf(name)}[hash:7].js`,
        // Fewer, larger files compress better: the libraries of the start, what most pages share, then the pages.
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
            { name: 'shared', test: SHARED, minShareCount: SHARED_BY },
            { name: 'formIcons', test: FORM_ICONS },
          ],
        },
      },
    },
  },
}));
