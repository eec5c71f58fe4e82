import type { Plugin } from 'vite';

/** A library whose built form carries more than a page needs. */
interface Cut {
  /** Its modules. */
  file: RegExp;
  /** What to find there, and what stands in its place; no line moves, so the source maps still hold. */
  changes: readonly (readonly [find: RegExp, instead: string])[];
}

const CUTS: readonly Cut[] = [
  {
    // Its modules exist with development warnings only, and names for a debugger keep forms, fetchers and more alive.
    file: /react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
    changes: [
      [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
      [/^\w+\.displayName = ".*";$/gm, ''],
      [/(?<= = )(?=React\d*\.(?:createContext|forwardRef)\()/g, '/* @__PURE__ */ '],
    ],
  },
  {
    // Prints these only with `debug`, which the portal never sets.
    file: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    changes: [[/this\.logger\.(?:deprecate|log|warn)\(/g, 'false && (']],
  },
  {
    // The list of every attribute that HTML and SVG know: what the kit gives to a tag is an attribute by its type already; `as` is Emotion's own.
    file: /@emotion[\\/]styled[\\/]base[\\/]dist[\\/].*\.browser\.esm\.js$/,
    changes: [
      [
        /^import isPropValid from '@emotion\/is-prop-valid';$/gm,
        'var isPropValid = function (key) { return key !== "as"; };',
      ],
    ],
  },
];

/** Takes out of libraries what the built portal never runs (performance.md row 1); fails when an update moved it. */
export function leanLibraries(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: CUTS.map(({ file }) => file) },
      handler(code, id) {
        let lean = code;
        for (const [find, instead] of CUTS.filter(({ file }) => file.test(id)).flatMap(({ changes }) => changes)) {
          if (lean.search(find) >= 0) found.add(find);
          lean = lean.replace(find, instead);
        }
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const lost = CUTS.flatMap(({ changes }) => changes.map(([find]) => find)).find((find) => !found.has(find));
      if (lost && !error)
        throw new Error(`No library holds ${lost} any more: is its row in leanLibraries.ts still needed?`);
    },
  };
}
