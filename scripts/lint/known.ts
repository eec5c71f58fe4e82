import { type Call, contract, type Shape, toWireCall } from '@shuyuan/contract';
import ts from 'typescript';
import type { Rule } from './rule.ts';

/**
 * Fields whose absence is a value by itself, none of which a page shows as a fact: no turn of a picture, no strokes, no parent, no points yet in
 * a sum, a first version, a lesson that nobody has begun, a list that is asked for what it holds. `length` is a property of the language.
 */
const NATURAL: ReadonlySet<string> = new Set([
  ...['rotation', 'strokes', 'parentId', 'score', 'objectiveScore', 'version', 'positionS', 'watched', 'peerReadSeq'],
  ...['questions', 'liveHosts', 'maxWords', 'durationS', 'bytes', 'length'],
]);

type Kind = 'number' | 'flag' | 'list';
const NUMBERS: ReadonlySet<Shape> = new Set<Shape>(['whole', 'int', 'number', 'yuan', 'yuanNumber', 'signedYuan']);

/** Fields of answers that a backend may leave unknown, by their names in the product, imported from the contract. */
const UNKNOWN_FIELDS: ReadonlyMap<string, ReadonlySet<Kind>> = (() => {
  const found = new Map<string, Set<Kind>>();
  const calls = Object.values(contract).flatMap((group) => Object.values(group) as readonly Call[]);
  for (const call of calls) collect(toWireCall(call).result, found);
  return found;
})();

function collect(shape: Shape, found: Map<string, Set<Kind>>): void {
  if (typeof shape === 'string') return;
  for (const inner of ['list', 'maybe', 'optional'] as const)
    if (inner in shape) collect((shape as Record<typeof inner, Shape>)[inner], found);
  if (!('record' in shape)) return;
  for (const [name, [, of, reading]] of Object.entries(shape.record)) {
    collect(of, found);
    const isAbsent = typeof of === 'object' && ('maybe' in of || 'optional' in of);
    const kind = isAbsent || reading === 0 ? kindOf(of) : undefined;
    if (kind) found.set(name, (found.get(name) ?? new Set()).add(kind));
  }
}

function kindOf(shape: Shape): Kind | undefined {
  if (typeof shape === 'string') return NUMBERS.has(shape) ? 'number' : shape === 'flag' ? 'flag' : undefined;
  if ('maybe' in shape) return kindOf(shape.maybe);
  if ('optional' in shape) return kindOf(shape.optional);
  return 'list' in shape ? 'list' : undefined;
}

/**
 * What an answer does not tell is no number, no state and no empty list (decision 0050): a field that a backend may leave out has no `?? 0`,
 * `?? false` or `?? []`, and none of these by `||`. Undefined is handed on, and the page leaves out what it cannot say.
 */
export const knownRule: Rule = {
  applies: (path) =>
    /^apps\/portal\/src\/(app|features|page|shared|stores)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (ts.isBinaryExpression(node)) {
        const kind = isFallback(node.operatorToken.kind) ? nothingOf(node.right) : undefined;
        const name = nameOf(node.left);
        if (kind && name !== undefined && !NATURAL.has(name) && UNKNOWN_FIELDS.get(name)?.has(kind))
          report(
            node.getStart(),
            `takes ${name}, which a backend may not tell, for ${node.right.getText()}: hand on undefined`,
          );
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

const isFallback = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;

function nothingOf(node: ts.Expression): Kind | undefined {
  if (ts.isNumericLiteral(node) && node.text === '0') return 'number';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'flag';
  return ts.isArrayLiteralExpression(node) && node.elements.length === 0 ? 'list' : undefined;
}

/** The field at the end of a chain: `a.b?.name`, or a name taken out of an answer. */
function nameOf(node: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return nameOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : undefined;
}
