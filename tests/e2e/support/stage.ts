import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveFolder } from '../../../scripts/serve-folder.mjs';

/** Builds a page of the tests from its folder, and serves it until it is closed. */
export async function serveStage(root: string): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-stage-'));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    define: { global: 'globalThis' },
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { outDir: folder, minify: false, target: 'esnext', reportCompressedSize: false },
  });
  const { url, close } = await serveFolder(folder);
  return {
    url,
    close: () => {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
