import path from 'node:path';
import ts from 'typescript';
import type { Rule } from './rule.ts';

const PORTAL = 'apps/portal';
/** Where a field of an answer is declared. */
const CONTRACT = /\/packages\/contract\/src\//;
/** What holds an answer, or none yet, and by which names. */
const HOLDERS = /\/apps\/portal\/src\/(?:api\/query|page\/PagedQuery)\.ts$/;
const HELD: ReadonlySet<string> = new Set(['value', 'items', 'totalCount']);

/**
 * What an answer does not tell is no number, no text, no state and no empty list (decision 0050): where the value of a query, or a field that a
 * backend may leave out, can be undefined, there is no `?? 0`, `?? ''`, `?? false`, `?? []`, none of these by `||`, by `?:` or as the default of
 * a name that is taken out. Undefined is handed on; where nothing is the right thing to show, `core/known.ts` says so by name. What an
 * expression is made of is read from the compiler's types, through names, getters and functions, so no list of names is kept.
 */
export const knownRule: Rule = {
  applies: (file) =>
    /^apps\/portal\/src\/(app|core|features|page|shared|stores|unsent)\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\/testing\//.test(file),
  check({ path: file }, report) {
    const program = portalProgram();
    const tree = program.getSourceFile(path.resolve(file));
    if (tree) findUnknowns(tree, program.getTypeChecker(), report);
  },
};

let made: ts.Program | undefined;

/** The program of the portal, made once. */
function portalProgram(): ts.Program {
  if (made) return made;
  const config = path.resolve(PORTAL, 'tsconfig.json');
  const read = ts.getParsedCommandLineOfConfigFile(config, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} });
  if (!read) throw new Error(`${config} cannot be read.`);
  made = ts.createProgram(read.fileNames, read.options);
  return made;
}

/** Reports each place where what an answer may not tell becomes a value. */
export function findUnknowns(
  tree: ts.SourceFile,
  checker: ts.TypeChecker,
  report: (position: number, message: string) => void,
): void {
  const origin = new Origin(checker);
  const visit = (node: ts.Node) => {
    if (isCountOfRowsHere(node)) report(node.getStart(), 'counts rows that may not be here: count the answer itself');
    const found = flattened(node);
    if (found && origin.isUnknown(found.of))
      report(
        node.getStart(),
        `takes ${found.of.getText()}, which may not be known, for ${found.as.getText()}: hand on undefined, or say why by core/known.ts`,
      );
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

/** `rowsHere(…).length`: where nothing is here, 0 is no count. */
function isCountOfRowsHere(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'length') return false;
  const rows = bareOf(node.expression);
  return ts.isCallExpression(rows) && rows.expression.getText() === 'rowsHere';
}

/** An expression and the value that stands for it where it is undefined. */
function flattened(node: ts.Node): { of: ts.Expression | ts.BindingElement; as: ts.Expression } | undefined {
  if (ts.isBinaryExpression(node) && isFallback(node.operatorToken.kind) && isNothing(node.right))
    return { of: node.left, as: node.right };
  if (ts.isBindingElement(node) && node.initializer && isNothing(node.initializer))
    return { of: node, as: node.initializer };
  if (!ts.isConditionalExpression(node)) return undefined;
  const tested = testedIn(node.condition);
  const [nothing, other] = isNothing(node.whenTrue) ? [node.whenTrue, node.whenFalse] : [node.whenFalse, node.whenTrue];
  return tested && isNothing(nothing) && isPartOf(tested, other) ? { of: tested, as: nothing } : undefined;
}

/** Whether an expression is another one, or read from it: `a` and `a.items`, but no row or sentence made of it, which is then left out. */
function isPartOf(whole: ts.Expression, node: ts.Expression): boolean {
  const bare = bareOf(node);
  if (bare.getText() === whole.getText()) return true;
  return (
    (ts.isPropertyAccessExpression(bare) || ts.isElementAccessExpression(bare)) && isPartOf(whole, bare.expression)
  );
}

/** What a condition asks for: `a`, `!a`, `a === undefined`, `a !== null`. */
function testedIn(node: ts.Expression): ts.Expression | undefined {
  const bare = bareOf(node);
  if (ts.isPrefixUnaryExpression(bare)) return testedIn(bare.operand);
  if (!ts.isBinaryExpression(bare)) return bare;
  return /^(?:undefined|null)$/.test(bare.right.getText()) ? bare.left : undefined;
}

const isFallback = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;

/** A value that says "nothing", or "no". `{}` is none: what is taken out of it is undefined. */
function isNothing(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return node.text === '0';
  if (ts.isStringLiteral(node)) return node.text === '';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return true;
  if (ts.isNewExpression(node)) return /^(?:Map|Set)$/.test(node.expression.getText()) && !node.arguments?.length;
  return ts.isArrayLiteralExpression(node) && node.elements.length === 0;
}

function bareOf(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)
    ? bareOf(node.expression)
    : node;
}

/** Finds out whether an expression can be undefined because an answer, or a field of one, is. */
class Origin {
  readonly #known = new Map<ts.Node, boolean>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  isUnknown(node: ts.Node): boolean {
    const before = this.#known.get(node);
    if (before !== undefined) return before;
    this.#known.set(node, false); // what comes back to itself adds nothing
    const found = this.#read(node);
    this.#known.set(node, found);
    return found;
  }

  #read(node: ts.Node): boolean {
    if (ts.isBindingElement(node)) return this.#isUnknownPart(node);
    if (!ts.isExpression(node)) return false;
    const bare = bareOf(node);
    if (bare !== node) return this.isUnknown(bare);
    if (ts.isAwaitExpression(node)) return this.isUnknown(node.expression);
    if (ts.isIdentifier(node)) return this.#isUnknownName(node);
    if (ts.isPropertyAccessExpression(node)) return this.#isUnknownField(node);
    if (ts.isElementAccessExpression(node)) return this.isUnknown(node.expression);
    if (ts.isCallExpression(node)) return this.#isUnknownCall(node);
    if (ts.isConditionalExpression(node)) return this.isUnknown(node.whenTrue) || this.isUnknown(node.whenFalse);
    if (!ts.isBinaryExpression(node)) return false;
    if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.isUnknown(node.left) || this.isUnknown(node.right);
    if (!isFallback(node.operatorToken.kind)) return false;
    const { right } = node;
    return ts.isObjectLiteralExpression(right)
      ? this.isUnknown(node.left)
      : this.isUnknown(right) || (this.#maybe(right) && this.isUnknown(node.left));
  }

  #isUnknownField(node: ts.PropertyAccessExpression): boolean {
    const symbol = this.#checker.getSymbolAtLocation(node.name);
    if (symbol && this.#isUnknownSymbol(symbol, node)) return true;
    return this.isUnknown(node.expression);
  }

  #isUnknownSymbol(symbol: ts.Symbol, node: ts.Node): boolean {
    const declared = symbol.declarations ?? [];
    const canBeAbsent =
      (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
      hasUndefined(this.#checker.getTypeOfSymbolAtLocation(symbol, node));
    if (!canBeAbsent) return false;
    if (declared.some((one) => CONTRACT.test(one.getSourceFile().fileName))) return true;
    if (HELD.has(symbol.name) && declared.some((one) => HOLDERS.test(one.getSourceFile().fileName))) return true;
    return declared.some((one) => this.#returnsUnknown(one));
  }

  /** A name taken out of an answer, or out of one that may not be here. */
  #isUnknownPart(element: ts.BindingElement): boolean {
    const pattern = element.parent;
    if (!ts.isObjectBindingPattern(pattern)) return false;
    const name = element.propertyName ?? element.name;
    const field = ts.isIdentifier(name) ? this.#checker.getTypeAtLocation(pattern).getProperty(name.text) : undefined;
    if (field && this.#isUnknownSymbol(field, pattern)) return true;
    const { parent } = pattern;
    if (ts.isBindingElement(parent)) return this.isUnknown(parent);
    return ts.isVariableDeclaration(parent) && parent.initializer !== undefined && this.isUnknown(parent.initializer);
  }

  #isUnknownName(node: ts.Identifier): boolean {
    const symbol = this.#checker.getSymbolAtLocation(node);
    return (symbol?.declarations ?? []).some((one) => {
      if (ts.isBindingElement(one)) return one.initializer === undefined && this.isUnknown(one);
      return ts.isVariableDeclaration(one) && one.initializer !== undefined && this.isUnknown(one.initializer);
    });
  }

  /** A function that hands on what is unknown, or what is found in a list that may not be here. */
  #isUnknownCall({ expression }: ts.CallExpression): boolean {
    const symbol = this.#checker.getSymbolAtLocation(
      ts.isPropertyAccessExpression(expression) ? expression.name : expression,
    );
    const declared = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    if ((declared?.declarations ?? []).some((one) => this.#returnsUnknown(one))) return true;
    return ts.isPropertyAccessExpression(expression) && this.isUnknown(expression.expression);
  }

  #returnsUnknown(declaration: ts.Declaration): boolean {
    const before = this.#known.get(declaration);
    if (before !== undefined) return before;
    this.#known.set(declaration, false);
    const found = resultsOf(declaration).some((result) => this.isUnknown(result));
    this.#known.set(declaration, found);
    return found;
  }

  #maybe(node: ts.Expression): boolean {
    return hasUndefined(this.#checker.getTypeAtLocation(node));
  }
}

function hasUndefined(type: ts.Type): boolean {
  return type.isUnion() ? type.types.some(hasUndefined) : (type.flags & ts.TypeFlags.Undefined) !== 0;
}

/** What a getter, a method or a function hands back. */
function resultsOf(declaration: ts.Declaration): ts.Expression[] {
  const maker = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  if (!maker || !isMaker(maker) || !maker.body) return [];
  if (!ts.isBlock(maker.body)) return [maker.body];
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(maker.body, visit);
  return results;
}

function isMaker(node: ts.Node) {
  return (
    ts.isGetAccessor(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node)
  );
}
