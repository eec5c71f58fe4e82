import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Functions that take a list's elements as arguments, and fail on a long list: V8 puts arguments on the stack. */
const TAKERS = /(?:\.(?:push|unshift|splice|apply)|Math\.(?:max|min|hypot)|String\.from(?:CharCode|CodePoint))$/;

/** A list is never spread into arguments on the server or in what both sides share: its length may be somebody else's (S6). */
export const spreadRule: Rule = {
  applies: (path) =>
    /^(?:apps\/server|packages\/(?:rules|contract))\/src\/.*\.ts$/.test(path) &&
    !/\.test\.ts$|\/(?:testing|races|seed)\//.test(path),
  check({ tree }, report) {
    const visit = (node: ts.Node) => {
      if (
        ts.isCallExpression(node) &&
        TAKERS.test(node.expression.getText()) &&
        node.arguments.some(ts.isSpreadElement)
      )
        report(node.getStart(), 'spreads a list into arguments: add in a loop, or reduce');
      ts.forEachChild(node, visit);
    };
    visit(tree());
  },
};
