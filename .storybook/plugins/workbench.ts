import { fileURLToPath } from 'node:url';
import { readPictures } from './brandPictures.ts';
import { readTokenUsage } from './tokenUsage.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));

/** Data of the pages that needs the file system; computed on first request, never committed. */
const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:token-usage': () => readTokenUsage(folder('ui/src'), folder('tokens/tokens')),
  'virtual:brand-pictures': () => readPictures(folder('tokens/brands')),
};

/** Serves both as JSON modules. */
export const workbench = {
  name: 'shuyuan-workbench',
  resolveId: (id: string) => (id in MODULES ? `\0${id}` : undefined),
  load: (id: string) => {
    const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
    return make && `export default ${JSON.stringify(make())};`;
  },
};
