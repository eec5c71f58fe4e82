import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SHEET = '@shuyuan/tokens/dark.css';
const NAME = 'dark.css';

/**
 * Builds the sheet of dark mode as a file that no page loads by itself, and writes its address into the page: for the server, which
 * loads it for a school that is dark at times, and for the portal where nobody does (decision 0033).
 */
export function darkSheet(): Plugin {
  let file = '';
  let base = '/';
  return {
    name: 'dark-sheet',
    configResolved(config) {
      ({ base } = config);
    },
    async buildStart() {
      const found = await this.resolve(SHEET, import.meta.filename);
      if (!found) throw new Error(`${SHEET} is not there: is @shuyuan/tokens generated?`);
      file = found.id;
      if (this.environment.mode !== 'build') return;
      const source = (await readFile(file, 'utf8')).replace(/\/\*.*?\*\/\n/, '').replace(/\n\s*/g, '');
      this.emitFile({ type: 'asset', name: NAME, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const built = Object.values(bundle ?? {}).find((each) => each.type === 'asset' && each.names.includes(NAME));
        const content = base + (built?.fileName ?? `@fs${file}`);
        return [{ tag: 'meta', attrs: { name: 'dark-sheet', content }, injectTo: 'head' }];
      },
    },
  };
}
