import type { Rule } from './rule.ts';

const MAX = 300;
/** Stories and tests hold one case after another. */
const MAX_CASES = 500;

/** Maximum length of a file: reconsider above 250 lines, an error above 300 (CONTRIBUTING.md). */
export const lengthRule: Rule = {
  applies: (path) => /\.(ts|tsx|mjs)$/.test(path),
  check({ path, text }, report) {
    const max = /\.(stories|test|spec)\.tsx?$/.test(path) ? MAX_CASES : MAX;
    const lines = text.split('\n').length - 1;
    if (lines > max) report(0, `has ${lines} lines, at most ${max}: divide it`);
  },
};
