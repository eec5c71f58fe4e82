import type { Rule } from './rule.ts';

const LITERAL = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(\s*[\d.]/gi;
const NAMED =
  /(?:color|background|backgroundColor|borderColor|fill|stroke)['"]?\s*[:=]\s*['"](?:white|black|red|green|blue|gr[ae]y|orange|purple|yellow|pink)['"]/g;

/** Colours are named in packages/tokens and nowhere else (CONTRIBUTING.md). */
export const colourRule: Rule = {
  applies: (path) =>
    /^(packages\/ui|apps\/portal|\.storybook)\//.test(path) && !/\.test\.tsx?$|\/fixtures\//.test(path),
  check({ text }, report) {
    for (const pattern of [LITERAL, NAMED]) {
      for (const match of text.matchAll(pattern)) {
        // `href="#main"`, `#root`, private fields and numbers of issues are no colours.
        const before = text.slice(Math.max(0, match.index - 12), match.index);
        if (/this\.$|\w$|href=["'{`]*$|[`'"]?url\($/.test(before)) continue;
        report(match.index, `names the colour ${match[0]}: use a token`);
      }
    }
  },
};
