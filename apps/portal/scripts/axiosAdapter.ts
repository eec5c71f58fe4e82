import type { Plugin } from 'vite';

const ADAPTERS = /[\\/]axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/;
/** axios's own stand-in for an adapter that a platform has not; browsers get it for `http.js` by the package's `browser` field. */
const NONE = '../helpers/null.js';

/**
 * Leaves axios's second way of sending out of the build (performance.md row 1): a browser always has `XMLHttpRequest`, which axios
 * tries first, so that its adapter over `fetch` would never run.
 */
export function axiosAdapter(): Plugin {
  return {
    name: 'axios-adapter',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/fetch\.js$/ },
      async handler(_id, importer) {
        return importer && ADAPTERS.test(importer) ? this.resolve(NONE, importer) : null;
      },
    },
  };
}
