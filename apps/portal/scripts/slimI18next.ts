import type { Plugin } from 'vite';

/** What stands for a class of i18next that the portal does not use: all that the others still ask of it. */
const STAND_INS: Readonly<Record<string, string>> = {
  // Asks a backend for texts: it knows of no load, and tells of none.
  Connector: `class Connector {
  state = {};
  on() {}
  load(languages, namespaces, done) {
    done();
  }
  reload(languages, namespaces, done) {
    done();
  }
}`,
  // Formats in texts, as `{{price, currency}}`: the portal's texts hold none (slimI18next.test.ts).
  Formatter: `class Formatter {
  format(value) {
    return value;
  }
}`,
};

const linesOf = (text: string) => text.split('\n').length;

/** A class, from its first line to its last. */
const classOf = (name: string) => new RegExp(`^class ${name} (?:extends \\w+ )?\\{\\n[\\s\\S]*?^\\}$`, 'm');

/** The code of i18next without backends and formats; throws where a version writes one of the classes in another way. */
export function withoutUnused(code: string): string {
  return Object.entries(STAND_INS).reduce((slim, [name, standIn]) => {
    if (!classOf(name).test(slim)) throw new Error(`i18next has no class ${name} as it was; see slimI18next.ts.`);
    // As many lines as before, so that the source map still holds.
    return slim.replace(classOf(name), (found) => standIn + '\n'.repeat(linesOf(found) - linesOf(standIn)));
  }, code);
}

/** Leaves the loading of texts by backends and the formats in texts out of i18next (performance.md row 1). */
export function slimI18next(): Plugin {
  return {
    name: 'slim-i18next',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}
