import ts from 'typescript';
import type { Rule } from './rule.ts';

const JOIN = /^(?:inner|left|right|full)Join(?:Lateral)?$/;
/** Functions of `platform/data/joinTenant.ts`. */
const HELPER = /\b(?:joinTenant|ofSameSchool)\(/;
/** A subquery that is joined whole: its own `where` says whose rows it reads. */
const WHOLE = /^\(join\) => join\.onTrue\(\)$/;
/** Tables that belong to no school; all others have `company_id`. */
const SHARED = /^'(?:company|due_work)(?: as \w+)?'$/;
const PAIR = /^'\w+\.company_id'$/;

/** A join of two tables of schools is written with the helper that joins within one school (T2). */
export const tenantJoinRule: Rule = {
  applies: (path) =>
    /^apps\/server\/src\/.*\.ts$/.test(path) &&
    !/\.test\.ts$|\/(?:testing|races|db)\/|\/platform\/data\/joinTenant\.ts$/.test(path),
  check({ text, tree }, report) {
    if (!/Join|onRef/.test(text)) return;
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { name } = node.expression;
        if (JOIN.test(name.text) && !isOfOneSchool(node))
          report(name.getStart(), 'joins without the school: use joinTenant, or ofSameSchool (platform/data)');
        if (name.text === 'onRef' && node.arguments.some((one) => PAIR.test(one.getText())))
          report(name.getStart(), 'pairs company_id by hand: use joinTenant, or ofSameSchool (platform/data)');
      }
      ts.forEachChild(node, visit);
    };
    visit(tree());
  },
};

function isOfOneSchool(join: ts.CallExpression): boolean {
  const condition = join.arguments.at(-1)?.getText() ?? '';
  return SHARED.test(join.arguments[0]?.getText() ?? '') || HELPER.test(condition) || WHOLE.test(condition);
}
