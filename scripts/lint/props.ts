import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Other names for the text that only names a component; it is `label`, or `aria-label` where HTML has it. */
const OTHER_LABELS = /^(aria(?!-)[A-Z]?\w*|accessible\w*|a11y\w*|labelText|nameText)$/;
/** An instant ends in `At`, or is `at`, which may also be a position in a recording. `now` is a reading of a clock. */
const INSTANT_NAME = /[a-z\d]At$/;
/** Spelt as the specification spells it (§3). */
const SPELT_IN_THE_SPECIFICATION = new Set(['msgSendTime']);

/** Props of the kit say instants and accessible names in one way (packages/ui/README.md, decision 0030). */
export const propRule: Rule = {
  applies: (path) =>
    /^packages\/ui\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|stories|labels|styles)\.tsx?$|\/fixtures\/|\/upload\//.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) {
        const { text: name } = node.name;
        const type = node.type?.getText() ?? '';
        const isInstant = /^Instant(?: \| (?:undefined|null))*$/.test(type);
        if (OTHER_LABELS.test(name)) report(node.getStart(), `the prop ${name} names a component: call it label`);
        if (INSTANT_NAME.test(name) && !isInstant)
          report(node.getStart(), `the prop ${name} reads like an instant: give it the type Instant, or another name`);
        if (
          isInstant &&
          name !== 'now' &&
          name !== 'at' &&
          !INSTANT_NAME.test(name) &&
          !SPELT_IN_THE_SPECIFICATION.has(name)
        )
          report(node.getStart(), `the prop ${name} is an instant: end its name in At`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};
