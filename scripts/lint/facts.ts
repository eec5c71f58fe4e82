import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Last words of names that carry a figure, an instant or a state of something: `maxScore`, `claimedPercent`, `status`. */
const WORDS = [
  ...[
    'max',
    'total',
    'score',
    'points',
    'count',
    'counts',
    'price',
    'amount',
    'percent',
    'rate',
    'rank',
    'seats',
    'left',
  ],
  ...[
    'learners',
    'minutes',
    'seconds',
    'bytes',
    'date',
    'day',
    'status',
    'state',
    'progress',
    'done',
    'answered',
    'missed',
  ],
  ...['attempt', 'attempts', 'tries', 'used', 'ahead', 'comments', 'likes', 'reads', 'views'],
];
const FACT = new RegExp(
  `^(?:${WORDS.join('|')}|max[A-Z].*)$|[a-z](?:${WORDS.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('|')})$`,
);
/** And units at the end of names: `durationS`, `priceFen`, `dueAt`. */
const UNIT = /[a-z](?:S|Ms|Fen|At)$/;

/**
 * What a component draws, waits or repeats by itself: neither figure nor state of anything that somebody learns, pays or is told. A name
 * here says file and prop.
 */
const OWN = new Set([
  'sender.timeoutMs',
  'Await.count',
  'Skeleton.count',
  'Badge.max',
  'Breadcrumb.maxItems',
  'MultiSelect.maxChips',
  'AvatarGroup.max',
  'MultiSelect.max',
  'Stepper.max',
  'Countdown.warnS',
  'Tooltip.delayS',
  'Carousel.autoplayS',
  'toastQueue.durationS',
]);

/**
 * No default that is a fact: a missing maximum, total, price, date or state is not 100, 0 or "open". It is not drawn, or its prop is required.
 * Reported are literals behind `=` where a property is taken out of props, an answer or options; limits of the rules have names and are none.
 */
export const factRule: Rule = {
  applies: (path) =>
    /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|stories|pairs)\.tsx?$|\/(testing|fixtures)\//.test(path),
  check({ path, tree }, report) {
    const file = path.replace(/^.*\/|\.tsx?$/g, '');
    const visit = (node: ts.Node) => {
      if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.initializer) {
        const name = (node.propertyName ?? node.name).getText();
        if (isFact(name) && isLiteral(node.initializer) && !OWN.has(`${file}.${name}`))
          report(node.getStart(), `has a default that is a fact: ${node.getText()}; draw nothing without it`);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree());
  },
};

const isFact = (name: string) => FACT.test(name) || UNIT.test(name);

/** A number or a word that stands for the missing one; an empty word is shown as nothing. */
function isLiteral(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return isLiteral(node.operand);
  if (ts.isNumericLiteral(node)) return true;
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText() === 'Number';
  return ts.isStringLiteral(node) && node.text !== '';
}
