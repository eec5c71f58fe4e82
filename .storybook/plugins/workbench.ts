import { fileURLToPath } from 'node:url';
import { readPictures } from './brandPictures.ts';
import { readTokenUsage } from './tokenUsage.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));

/** What the pages read that only a file system can tell; made when first asked for, and never committed. */
const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:token-usage': () => readTokenUsage(folder('ui/src'), folder('tokens/tokens')),
  'virtual:brand-pictures': () => readPictures(folder('tokens/brands')),
};

/** Serves the two as modules of JSON. */
export const workbench = {
  name: 'shuyuan-workbench',
  resolveId: (id: string) => (id in MODULES ? `\0${id}` : undefined),
  load: (id: string) => {
    const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
    return make && `export default ${JSON.stringify(make())};`;
  },
};
