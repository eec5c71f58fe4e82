import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractGroups } from './scripts/contractGroups.ts';
import { inlineTokens } from './scripts/inlineTokens.ts';
import { liveFiles } from './scripts/liveFiles.ts';

/** Where `npm run dev` finds the server; the portal asks only its own origin. */
const server = process.env['SHUYUAN_SERVER'] ?? 'http://127.0.0.1:8080';

/** So many pages and dialogs must use a module before every page brings it. */
const SHARED_BY = 24;

/** Files that index.html brings itself, so no page has to list them. */
const ALWAYS = ['rolldown-runtime', 'shared', 'vendor'];

/** Small parts that most pages have: one file in place of a dozen, each too short to compress. */
const FRAME =
  /icons[\\/](?:check|chevron-right|clock|external-link|globe|shield-check|smartphone)\.|shell[\\/]LanguageSwitch|controls[\\/]Link[\\/]|foundations[\\/](?:masks|useDeferred|useSecondsLeft)|Avatar[\\/]initial|stores[\\/](?:courseProps|Gesture|idOf|localName|purchasePaths|usePerform)\./;

/** What the pages of one's account have in common. */
const SIGN_IN =
  /features[\\/]account|LoginBox|controls[\\/](?:AccountInput|CodeInput|PasswordInput)[\\/]|icons[\\/](?:eye|eye-off|lock-keyhole|mail)\./;

export default defineConfig({
  base: '/web/',
  define: { global: 'globalThis' },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [react(), contractGroups(), inlineTokens(), liveFiles()],
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
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !file.startsWith('assets/start-')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Emotion imports it for `withTheme` alone, which a kit without a theme object does not have.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }],
      },
      output: {
        // Every page's files are listed in the first one: names that are only a hash keep that list short.
        chunkFileNames: ({ name }) => `assets/${ALWAYS.includes(name) ? 'start-' : ''}[hash:7].js`,
        // Fewer, larger files compress better: libraries, what most pages share, then the pages. Long lists are only in talks.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](?:@emotion|hoist|i18next|js-cookie|mobx|react(?!-virtuoso)|scheduler|stylis)/,
            },
            { name: 'shared', test: /packages[\\/]|portal[\\/]src[\\/]/, minShareCount: SHARED_BY },
            { name: 'frame', test: FRAME, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'sign-in', test: SIGN_IN, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
