// Prints what a server without a window makes of every story, as JSON; in a process of its own, because libraries look for a window once.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  define: { global: 'globalThis' },
});
const { serverPages } = await vite.ssrLoadModule('/packages/ui/src/fixtures/serverPages.tsx');
const pages = await serverPages();
await vite.close();
process.stdout.write(JSON.stringify(pages), () => process.exit());
