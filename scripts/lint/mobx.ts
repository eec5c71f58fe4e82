import ts from 'typescript';
import type { Rule } from './rule.ts';

/**
 * State changes in actions only (CONTRIBUTING.md). MobX itself refuses others at run time (`enforceActions: 'always'`);
 * this rule finds two mistakes that tests may not reach: an assignment after an `await`, and one from a component.
 */
export const mobxRule: Rule = {
  applies: (path) => /^apps\/portal\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  check(source, report) {
    const isComponent = source.path.endsWith('.tsx');
    const visit = (node: ts.Node, hasAwaited: { value: boolean } | null) => {
      if (ts.isFunctionLike(node)) {
        const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
        const isAsync = modifiers.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
        const inner = isAsync ? { value: false } : null;
        ts.forEachChild(node, (child) => visit(child, inner));
        return;
      }
      ts.forEachChild(node, (child) => visit(child, hasAwaited));
      if (ts.isAwaitExpression(node) && hasAwaited) hasAwaited.value = true;
      if (!ts.isBinaryExpression(node) || !isAssignment(node.operatorToken.kind)) return;
      if (!ts.isPropertyAccessExpression(node.left)) return;
      const target = node.left.expression;
      if (hasAwaited?.value && target.kind === ts.SyntaxKind.ThisKeyword) {
        report(node.getStart(), 'assigns state after an await: call an action');
      }
      if (isComponent && ts.isIdentifier(target) && /store$/i.test(target.text)) {
        report(node.getStart(), 'assigns state of a store from a component: call an action');
      }
    };
    visit(source.tree(), null);
  },
};

function isAssignment(kind: ts.SyntaxKind) {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}
