import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

const ENTRY = 'virtual:entry';

/** Size of what a browser loads, in bytes. */
export interface Size {
  /** Scripts after brotli 11. */
  js: number;
  /** Style sheets after brotli 11. */
  css: number;
  /** Both after gzip 9. */
  gzip: number;
}

/** Builds a module for production and measures its size; `root` is the folder whose dependencies it may import. */
export async function weigh(root: string, code: string): Promise<Size> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    plugins: [entry(code)],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: ENTRY },
    },
  });
  const size = { js: 0, css: 0, gzip: 0 };
  for (const { output } of [built].flat() as { output: Output[] }[]) {
    for (const file of output) {
      const content = file.fileName.endsWith('.js') ? (file.code ?? '') : (file.source ?? '');
      if (file.fileName.endsWith('.js')) size.js += brotli(content);
      else if (file.fileName.endsWith('.css')) size.css += brotli(content);
      else continue;
      size.gzip += gzipSync(content, { level: 9 }).length;
    }
  }
  return size;
}

interface Output {
  fileName: string;
  code?: string;
  source?: string | Uint8Array;
}

function entry(code: string): Plugin {
  return {
    name: 'bench-entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? { code, moduleSideEffects: true } : null),
  };
}

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
