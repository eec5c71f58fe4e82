import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What documents need that do not embed their fonts, with the licences of those fonts. */
const FOLDERS = ['cmaps', 'standard_fonts'];
const kit = fileURLToPath(new URL('../../../packages/ui/package.json', import.meta.url));

/** The files by their paths below `/web/`, from the version of pdf.js that the kit draws with. */
function listFiles(): Map<string, string> {
  const root = path.dirname(createRequire(kit).resolve('pdfjs-dist/package.json'));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map(
      (name) => [`pdf/${folder}/${name}`, path.join(root, folder, name)] as const,
    ),
  );
  return new Map(files);
}

/** Puts character maps and standard fonts into the build; the server of `npm run dev` answers them from the package. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const [fileName, file] of listFiles())
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    },
    configureServer({ middlewares }) {
      const files = listFiles();
      middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').replace(/^\/web\//, ''));
        if (file) response.end(readFileSync(file));
        else next();
      });
    },
  };
}
