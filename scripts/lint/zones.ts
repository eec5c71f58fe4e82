import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Getters of `Date` that read the computer's own zone. */
const OWN_ZONE = /^get(?:Hours|Minutes|Date|Day|Month|FullYear|Year|TimezoneOffset)$/;
const SHOWS_DATES = /^toLocale(?:Date|Time)String$/;

/** No instant is shown or taken apart without saying in which zone (§9, decision 0046). */
export const zoneRule: Rule = {
  applies: (path) =>
    /^(?:packages\/(?:ui|rules)|apps\/(?:portal|server))\/src\/.*\.tsx?$/.test(path) &&
    !/(?:\.(?:test|stories)\.tsx?$|\/testing\/|\/fixtures\/)/.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (ts.isNewExpression(node) && node.expression.getText() === 'Intl.DateTimeFormat' && !namesZone(node))
        report(node.getStart(), 'formats an instant without a timeZone');
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const name = node.expression.name.text;
        if (OWN_ZONE.test(name) && node.arguments.length === 0)
          report(node.getStart(), `reads ${name}() in the zone of the computer`);
        const isDate = SHOWS_DATES.test(name) || (name === 'toLocaleString' && node.arguments.length > 1);
        if (isDate && !namesZone(node)) report(node.getStart(), `calls ${name}() without a timeZone`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

function namesZone(node: ts.NewExpression | ts.CallExpression): boolean {
  const [, options] = node.arguments ?? [];
  // Options that are made elsewhere are checked there by their type.
  return options !== undefined && (/\btimeZone\b|\bzone\b/.test(options.getText()) || ts.isIdentifier(options));
}
