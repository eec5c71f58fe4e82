import type { Plugin } from 'vite';

/** The class that asks a backend of i18next for texts, from its first line to what follows it. */
const CONNECTOR = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m;

/** What i18next still asks of it without a backend: that it knows of no load, and tells of none. */
const NO_BACKEND = `class Connector {
  state = {};
  on() {}
  load(languages, namespaces, done) {
    done();
  }
  reload(languages, namespaces, done) {
    done();
  }
}`;

const linesOf = (text: string) => text.split('\n').length;

/** The code of i18next without the class; throws where a version writes it in another way. */
export function withoutBackends(code: string): string {
  if (!CONNECTOR.test(code)) throw new Error('i18next has no class Connector as it was; see slimI18next.ts.');
  // As many lines as before, so that the source map still holds.
  return code.replace(CONNECTOR, (found) => NO_BACKEND + '\n'.repeat(linesOf(found) - linesOf(NO_BACKEND)));
}

/** Leaves the loading of texts by backends out of i18next: the catalogue brings the portal's (performance.md row 1). */
export function slimI18next(): Plugin {
  return {
    name: 'slim-i18next',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
      handler: (code) => ({ code: withoutBackends(code), map: null }),
    },
  };
}
