import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readPictures } from './brandPictures.ts';
import { readComponentDocs } from './componentDocs.ts';
import { type Manifest, manifestText, readManifest } from './manifest.ts';
import { testBrandSheet } from './testBrands.ts';
import { readTokenUsage } from './tokenUsage.ts';
import { kitEntries, readTypeDocs, type TypeDocs } from './typeDocs.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const json = (value: unknown) => `export default ${JSON.stringify(value)};`;

const kit = folder('packages/ui/src');
const once = <T>(read: () => T) => {
  let known: T | undefined;
  return () => (known ??= read());
};
const typeDocs = once((): TypeDocs => readTypeDocs(kitEntries(folder('packages')), folder('packages')));
const componentDocs = once(() => readComponentDocs(kit));
const tokenUsage = once(() => readTokenUsage(kit, folder('packages/tokens/tokens')));

/** What needs the file system; computed on first request, never committed. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:token-usage': () => json(tokenUsage()),
  'virtual:brand-pictures': () => json(readPictures(folder('packages/tokens/brands'))),
  'virtual:type-docs': () => {
    const { components: _, ...shown } = typeDocs();
    return json(shown);
  },
  'virtual:component-docs': () => json(componentDocs()),
  'virtual:test-brands.css': () => testBrandSheet(folder('tests/brands'), folder('packages/tokens/tokens')),
};

/** The docs as files beside the workbench: a manifest for programs, and a text for whoever reads the whole at once. */
const FILES: Readonly<Record<string, (manifest: Manifest) => string>> = {
  'components.json': (manifest) => JSON.stringify(manifest, null, 2),
  'llms.txt': manifestText,
};
const manifest = once(() => readManifest({ types: typeDocs(), docs: componentDocs(), tokens: tokenUsage() }));

/** Serves the data as JSON modules, the brands of pictures as a style sheet, and writes the docs as files. */
export const workbench: Plugin = {
  name: 'shuyuan-workbench',
  resolveId: (id: string) => (id in MODULES ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
  configureServer(server) {
    for (const [name, write] of Object.entries(FILES)) {
      server.middlewares.use(`/${name}`, (_request, response) => response.end(write(manifest())));
    }
  },
  generateBundle() {
    for (const [fileName, write] of Object.entries(FILES)) {
      this.emitFile({ type: 'asset', fileName, source: write(manifest()) });
    }
  },
};
