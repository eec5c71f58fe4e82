import ts from 'typescript';
import type { Rule } from './rule.ts';

const BANNED = /\b(ThemeProvider|useTheme|withTheme)\b/g;

/** Static styles only: brands are variables, so nothing is computed while rendering (ui-kit 4.6, performance.md §3). */
export const styleRule: Rule = {
  applies: (path) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.test.ts'),
  check(source, report) {
    for (const match of source.text.matchAll(BANNED)) report(match.index, `uses ${match[0]}: there is no theme object`);
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && isStyled(node.expression)) {
        for (const argument of node.arguments) forbidFunctions(argument, report);
      }
      if (ts.isTaggedTemplateExpression(node) && isStyled(node.tag)) {
        report(node.getStart(), 'writes styles as a template: use an object');
      }
      if (ts.isJsxAttribute(node) && node.name.getText() === 'css') report(node.getStart(), 'uses the css prop');
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'zIndex' && isHigh(node.initializer)) {
        report(node.getStart(), 'has a raw z-index: use token.z');
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

/** `styled.div`, `styled('div')`, `styled(Card)`. */
function isStyled(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText() === 'styled';
  return ts.isCallExpression(node) && node.expression.getText() === 'styled';
}

function forbidFunctions(node: ts.Node, report: (position: number, message: string) => void) {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    report(node.getStart(), 'computes a style while rendering: use a data attribute');
    return;
  }
  ts.forEachChild(node, (child) => forbidFunctions(child, report));
}

/** A number that reaches beyond the component's own layers. */
function isHigh(node: ts.Expression) {
  return ts.isNumericLiteral(node) && Number(node.text) > 2;
}
