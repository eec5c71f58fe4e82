import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Counts of a list answer. */
const COUNTS = new Set(['totalCount', 'length']);

/**
 * A failed or unfinished call is not a zero: `query.value?.count ?? 0` shows one. `knownFigure` and `Await` show a dash, a skeleton or a
 * retry instead. Reported: `?? 0`, `|| 0` behind an answer (`….value?.…`) or a count of a list (`….totalCount`), and the length of an
 * answer that was replaced by an empty list.
 */
export const unknownRule: Rule = {
  applies: (path) =>
    /^apps\/portal\/src\/(app|features|shared|stores)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (isFallback(node) && isZero(node.right) && isAnswer(node.left)) {
        report(node.getStart(), 'shows 0 for what is not known: use knownFigure, Await or undefined');
      }
      if (ts.isPropertyAccessExpression(node) && node.name.text === 'length') {
        const list = withoutParentheses(node.expression);
        if (isFallback(list) && ts.isArrayLiteralExpression(list.right) && isAnswer(list.left)) {
          report(node.getStart(), 'counts an answer that may not be here: use knownFigure, Await or undefined');
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

function isFallback(node: ts.Node): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

function isZero(node: ts.Node) {
  return ts.isNumericLiteral(node) && node.text === '0';
}

/** Whether the chain passes through the value of a query, or ends in the count of a list answer. */
function isAnswer(node: ts.Expression): boolean {
  const chain = withoutParentheses(node);
  if (ts.isCallExpression(chain)) return isAnswer(chain.expression);
  if (!ts.isPropertyAccessExpression(chain)) return false;
  if (chain.name.text === 'totalCount') return true;
  const before = withoutParentheses(chain.expression);
  const isOptional = chain.questionDotToken !== undefined;
  if (isOptional && ts.isPropertyAccessExpression(before) && before.name.text === 'value') return true;
  if (isOptional && ts.isIdentifier(before) && before.text === 'value' && COUNTS.has(chain.name.text)) return true;
  return isAnswer(before);
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}
