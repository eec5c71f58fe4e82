import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Files that own a limit or a pause: the pauses in which nothing happens, the repeated clicks of a menu, a page that comes to rest. */
const OWNERS = /^(?:tests\/e2e\/support\/(?:quiet|menu|settled)\.ts|packages\/ui\/src\/fixtures\/quiet\.ts)$/;
const TESTS = /\.(?:test|spec|stories)\.tsx?$|^tests\/(?:e2e|outside)\//;
/** What happens in a page is seen there; helpers may sample it. */
const BROWSER = /\.(?:spec|stories)\.tsx?$/;
/** Budgets of random runs, which end them and fail nothing. */
const BUDGETS = /^apps\/server\/src\/(?:races\/crowd|modules\/orders\/moneyModel)\.test\.ts$/;

/**
 * No test judges seconds: whatever it waits for has the one limit of scripts/bounds.ts, and a speed is a ratio in `npm run bench`.
 * Reported in tests: a limit in milliseconds, a reading of the clock of durations, a pause of a page or of a play.
 */
export const boundRule: Rule = {
  applies: (path) => TESTS.test(path) && !OWNERS.test(path),
  check({ path, tree }, report) {
    const visit = (node: ts.Node) => {
      if (isLimit(node)) report(node.getStart(), 'has a limit of its own: all limits are in scripts/bounds.ts');
      if (ts.isCallExpression(node) && BROWSER.test(path) && isPause(node))
        report(node.getStart(), 'pauses: wait for what happens, or use quiet()');
      if (ts.isCallExpression(node) && node.expression.getText() === 'performance.now' && !BUDGETS.test(path))
        report(node.getStart(), 'reads a clock of durations: a speed is a ratio in `npm run bench`');
      ts.forEachChild(node, visit);
    };
    visit(tree());
  },
};

function isPause({ expression, arguments: given }: ts.CallExpression): boolean {
  const called = expression.getText();
  return called.endsWith('.waitForTimeout') || (called === 'setTimeout' && given.length > 1);
}

/** `{ timeout: 5_000 }`, `test.setTimeout(5_000)`, or a number behind the body of a test. */
function isLimit(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'timeout' && ts.isNumericLiteral(node.initializer);
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  if (/(?:^|\.)(?:test|each|it)\.setTimeout$/.test(called) || called === 'each.setTimeout') return true;
  const last = node.arguments.at(-1);
  const isTest = /^(?:it|test|beforeAll|beforeEach|afterAll|afterEach)\b/.test(called);
  return isTest && node.arguments.length > 1 && last !== undefined && ts.isNumericLiteral(last);
}
