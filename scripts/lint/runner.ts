import type { Rule } from './rule.ts';

/** The story runner by its package, and the globals of the Jest inside it. */
const RUNNER =
  /(?:from|import|require)\W+['"](?:@storybook\/test-runner|@?jest)|\bjestPlaywright\b|\bimport\.meta\.jest\b/g;

/** The story runner is deprecated: one module knows it, with its two configurations (docs/decisions/0027). */
export const runnerRule: Rule = {
  applies: (path) =>
    /^(\.storybook|scripts|tests|packages|apps)\//.test(path) &&
    !/^\.storybook\/(testRunner\/|test-runner\.ts$)|^tests\/unit\/house|^scripts\/lint\/runner/.test(path),
  check({ text }, report) {
    for (const { index, 0: found } of text.matchAll(RUNNER)) report(index, `knows the story runner: ${found}`);
  },
};
