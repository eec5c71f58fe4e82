import type { Plugin } from 'vite';

/** What the build leaves out, by the end of its path in axios, and axios's own stand-in for it, from the file that imports it. */
const LEFT_OUT = [
  // Browsers have XMLHttpRequest, which axios tries first: its adapter over `fetch` would never run.
  { importer: /[\\/]axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/, id: './fetch.js', standIn: '../helpers/null.js' },
  // Members of the default export that the portal does not read: it ends calls by signals and names codes itself.
  { importer: /[\\/]axios[\\/]lib[\\/]axios\.js$/, id: './cancel/CancelToken.js', standIn: './helpers/null.js' },
  { importer: /[\\/]axios[\\/]lib[\\/]axios\.js$/, id: './helpers/HttpStatusCode.js', standIn: './helpers/null.js' },
  // Form data goes out as it is, never as JSON.
  { importer: /[\\/]axios[\\/]lib[\\/]axios\.js$/, id: './helpers/formDataToJSON.js', standIn: './helpers/null.js' },
  {
    importer: /[\\/]axios[\\/]lib[\\/]defaults[\\/]index\.js$/,
    id: '../helpers/formDataToJSON.js',
    standIn: '../helpers/null.js',
  },
  // No body is a form in the address's encoding.
  {
    importer: /[\\/]axios[\\/]lib[\\/]defaults[\\/]index\.js$/,
    id: '../helpers/toURLEncodedForm.js',
    standIn: '../helpers/null.js',
  },
  // The server reads no token against forged calls from a cookie: senders of calls do not send one.
  {
    importer: /[\\/]axios[\\/]lib[\\/]helpers[\\/]resolveConfig\.js$/,
    id: './cookies.js',
    standIn: './null.js',
  },
];

/** Leaves parts of axios that the portal does not use out of the build (performance.md row 1). */
export function slimAxios(): Plugin {
  return {
    name: 'slim-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /^\.\.?\/(?:fetch|cookies|cancel\/CancelToken|helpers\/(?:HttpStatusCode|formDataToJSON|toURLEncodedForm))\.js$/,
      },
      async handler(id, importer = '') {
        const part = LEFT_OUT.find((each) => each.id === id && each.importer.test(importer));
        return part ? this.resolve(part.standIn, importer) : null;
      },
    },
    // That the stand-in lacks what the adapter over `fetch` exports is meant: axios asks whether it is there.
    onLog: (_level, { code, message }) =>
      code === 'IMPORT_IS_UNDEFINED' && /`getFetch`.*helpers\/null\.js/s.test(message) ? false : undefined,
  };
}
