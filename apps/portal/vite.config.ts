import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server; the portal asks only its own origin. */
const server = process.env['SHUYUAN_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/web/',
  define: { global: 'globalThis' },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [react()],
  server: {
    port: 5173,
    allowedHosts: ['.localhost'],
    proxy: {
      '/api': server,
      '/point': server,
      '/upload': server,
      '/files': server,
      '/outbox': server,
      '/web/config.json': server,
      '/socket': { target: server, ws: true },
    },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
