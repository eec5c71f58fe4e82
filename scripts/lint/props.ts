import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Other names for the text that only names a component; it is `label`, or `aria-label` where HTML has it. */
const OTHER_LABELS = /^(aria(?!-)[A-Z]?\w*|accessible\w*|a11y\w*|labelText|nameText)$/;
/** An instant ends in `At`, or is `at`, which may also be a position in a recording. `now` is a reading of a clock. */
const INSTANT_NAME = /[a-z\d]At$/;
/** A length of time is in seconds and says so by its last letter; `seconds` alone is one too. */
const LENGTH_NAME = /(?:Ms|Millis|Milliseconds|Secs?|[a-z]Seconds|[dD]uration|[dD]elay|[iI]nterval|[tT]imeout)$/;
/** What a caller writes: props, and the options of a queue or a hook. State within a component may count as it likes. */
const GIVEN_BY_CALLERS = /(?:Props|Options)$/;

/** Props of the kit say instants, lengths of time and accessible names in one way (packages/ui/README.md, decision 0030). */
export const propRule: Rule = {
  applies: (path) =>
    /^packages\/ui\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|stories|pairs|labels|styles)\.tsx?$|\/fixtures\//.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) {
        const { text: name } = node.name;
        const type = node.type?.getText() ?? '';
        const isInstant = /^Instant(?: \| (?:undefined|null))*$/.test(type);
        if (OTHER_LABELS.test(name)) report(node.getStart(), `the prop ${name} names a component: call it label`);
        if (INSTANT_NAME.test(name) && !isInstant)
          report(node.getStart(), `the prop ${name} reads like an instant: give it the type Instant, or another name`);
        if (isInstant && name !== 'now' && name !== 'at' && !INSTANT_NAME.test(name))
          report(node.getStart(), `the prop ${name} is an instant: end its name in At`);
        if (isGiven(node) && /^number\b/.test(type) && LENGTH_NAME.test(name))
          report(node.getStart(), `the prop ${name} is a length of time: give it in seconds and end its name in S`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

const isGiven = ({ parent }: ts.PropertySignature) =>
  ts.isInterfaceDeclaration(parent) && GIVEN_BY_CALLERS.test(parent.name.text);
