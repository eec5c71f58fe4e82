import { fileURLToPath } from 'node:url';
import { readPictures } from './brandPictures.ts';
import { testBrandSheet } from './testBrands.ts';
import { readTokenUsage } from './tokenUsage.ts';
import { kitEntries, readTypeDocs } from './typeDocs.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const json = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** What needs the file system; computed on first request, never committed. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:token-usage': () => json(readTokenUsage(folder('packages/ui/src'), folder('packages/tokens/tokens'))),
  'virtual:brand-pictures': () => json(readPictures(folder('packages/tokens/brands'))),
  'virtual:type-docs': () => json(readTypeDocs(kitEntries(folder('packages')), folder('packages'))),
  'virtual:test-brands.css': () => testBrandSheet(folder('tests/brands'), folder('packages/tokens/tokens')),
};

/** Serves the data as JSON modules, and the brands of pictures as a style sheet. */
export const workbench = {
  name: 'shuyuan-workbench',
  resolveId: (id: string) => (id in MODULES ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
};
