import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A change of a source file, made while it is served: offsets of what is replaced. */
export interface Planted {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Serves one source file changed, for `npm run test:mutate`: a POST of a `Planted` to `/planted` plants it instead of the last one, `null` takes it
 * away. The files stay as they are, and nothing is built again.
 */
export function mutation(): Plugin {
  let planted: Planted | null = null;
  return {
    name: 'shuyuan-mutation',
    enforce: 'pre',
    apply: 'serve',
    configureServer(server) {
      const forget = ({ file }: Planted) => {
        const { moduleGraph } = server.environments['client'] ?? {};
        for (const module of moduleGraph?.getModulesByFile(root + file) ?? []) moduleGraph?.invalidateModule(module);
      };
      server.middlewares.use('/planted', async (request, response) => {
        const next: Planted | null = JSON.parse(await text(request));
        if (planted) forget(planted);
        if (next) forget(next);
        planted = next;
        response.end();
      });
    },
    transform(code, id) {
      if (!planted || id.replace(/\?.*$/, '') !== root + planted.file) return undefined;
      return { code: code.slice(0, planted.start) + planted.text + code.slice(planted.end), map: null };
    },
  };
}
