import ts from 'typescript';
import type { PropChange } from './changes.ts';

/** A piece of a file and what stands in its place. */
export interface Edit {
  readonly file: string;
  readonly from: number;
  readonly until: number;
  readonly text: string;
}

/** The type with a name that a property is declared in: its interface, also where it stands in an object within that. */
function ownerOf(declared: ts.Declaration): string | undefined {
  const owner = ts.findAncestor(declared, (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
  return owner && (ts.isInterfaceDeclaration(owner) || ts.isTypeAliasDeclaration(owner)) ? owner.name.text : undefined;
}

/** The change of a property, if each type that declares it is one of the kit and has that change. */
function changeOf(symbols: readonly ts.Symbol[], changes: readonly PropChange[]): PropChange | undefined {
  const found = symbols.flatMap(({ name, declarations = [] }) =>
    declarations.map((declared) => {
      const named = ownerOf(declared);
      const isKits = /[\\/]ui[\\/](?:src|dist)[\\/]/.test(declared.getSourceFile().fileName);
      if (!isKits || named === undefined) return undefined;
      return changes.find(({ owner, prop }) => owner === named && prop === name);
    }),
  );
  return found.every((one) => one !== undefined && one.to === found[0]?.to) ? found[0] : undefined;
}

/** Whether an object that is written out can be of a type: it has no other properties, all that are required, and the texts that tell types apart. */
function fits(literal: ts.ObjectLiteralExpression, type: ts.Type, checker: ts.TypeChecker): boolean {
  if (literal.properties.some(ts.isSpreadAssignment)) return true;
  const given = new Map(literal.properties.map((one) => [one.name?.getText() ?? '', one]));
  const isLacking = type
    .getProperties()
    .some(({ name, flags }) => (flags & ts.SymbolFlags.Optional) === 0 && !given.has(name));
  return (
    !isLacking &&
    [...given].every(([name, one]) => {
      const symbol = type.getProperty(name);
      if (!symbol) return false;
      const value = ts.isPropertyAssignment(one) ? one.initializer : undefined;
      if (!value || !ts.isStringLiteral(value)) return true;
      const declared = checker.getTypeOfSymbolAtLocation(symbol, literal);
      const isWide = (declared.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
      const parts = declared.isUnion() ? declared.types : [declared];
      return (
        isWide ||
        parts.some(
          (part) => (part.flags & ts.TypeFlags.String) !== 0 || (part.isStringLiteral() && part.value === value.text),
        )
      );
    })
  );
}

/** The literal texts that an expression may be. */
function literalsIn(node: ts.Node): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isJsxExpression(node)) return node.expression ? literalsIn(node.expression) : [];
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return literalsIn(node.expression);
  return [];
}

/** Of types that are written, those whose keys a text names: `Omit<SelectProps, 'options'>`, `SelectProps['options']`. */
function namedKeyOwner(node: ts.StringLiteral): ts.TypeNode | undefined {
  let at: ts.Node = node.parent;
  if (!ts.isLiteralTypeNode(at)) return undefined;
  while (ts.isUnionTypeNode(at.parent)) at = at.parent;
  const { parent } = at;
  if (ts.isIndexedAccessTypeNode(parent) && parent.indexType === at) return parent.objectType;
  const isKeys =
    (ts.isTypeReferenceNode(parent) || ts.isExpressionWithTypeArguments(parent)) &&
    /^(?:Omit|Pick)\b/.test(parent.getText());
  return isKeys ? parent.typeArguments?.[0] : undefined;
}

/** Of `'options' in entry`, what is asked. */
function objectOf({ parent }: ts.StringLiteral, checker: ts.TypeChecker): ts.Type | undefined {
  const isIn = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword;
  return isIn ? checker.getTypeAtLocation(parent.right) : undefined;
}

/**
 * What has to be edited in the files of a program so that it uses changed props by their new names. `isKit` edits their declarations too. What has
 * no type of the kit where it is written (`const shared = { side: 'left' }`) is not found: the compiler names it afterwards.
 */
export function editsOf(program: ts.Program, changes: readonly PropChange[], isKit = false): Edit[] {
  const checker = program.getTypeChecker();
  const edits: Edit[] = [];

  const found = (type: ts.Type | undefined, name: string, literal?: ts.ObjectLiteralExpression) => {
    const bare = type && checker.getNonNullableType(type);
    const types = bare?.isUnion() ? bare.types : bare ? [bare] : [];
    const fitting = literal && types.length > 1 ? types.filter((one) => fits(literal, one, checker)) : types;
    return changeOf(
      fitting.flatMap((one) => one.getProperty(name) ?? []),
      changes,
    );
  };
  /** What an object is expected to be: what stands in its place, or the element of the list that a callback makes it for. */
  const expectedAt = (node: ts.Expression): ts.Type | undefined => {
    let at: ts.Node = node;
    while (ts.isParenthesizedExpression(at.parent) || ts.isConditionalExpression(at.parent)) at = at.parent;
    const call = ts.isArrowFunction(at.parent) && at.parent.body === at ? at.parent.parent : undefined;
    const direct = checker.getContextualType(node);
    if (!call || !ts.isCallExpression(call) || !/\.(?:flatM|m)ap$/.test(call.expression.getText())) return direct;
    const list = ts.isSpreadElement(call.parent) ? call.parent.parent : call;
    const type = ts.isExpression(list) ? checker.getContextualType(list) : undefined;
    const element = type && checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number);
    return element ?? direct;
  };
  const put = (node: ts.Node, text: string) =>
    edits.push({ file: node.getSourceFile().fileName, from: node.getStart(), until: node.end, text });
  const putValues = (value: ts.Node | undefined, { values }: PropChange) => {
    for (const literal of value && values ? literalsIn(value) : []) {
      const next = values?.[literal.text];
      if (next !== undefined) put(literal, literal.getText().replace(literal.text, next));
    }
  };

  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const change = found(checker.getContextualType(node.parent), node.name.text);
      if (change?.to) put(node.name, change.to);
      if (change) putValues(node.initializer, change);
    } else if (ts.isObjectLiteralExpression(node)) {
      const type = expectedAt(node);
      for (const one of node.properties) {
        if (!one.name || !ts.isIdentifier(one.name)) continue;
        const change = found(type, one.name.text, node);
        if (!change) continue;
        if (change.to)
          put(one.name, ts.isShorthandPropertyAssignment(one) ? `${change.to}: ${one.name.text}` : change.to);
        if (ts.isPropertyAssignment(one)) putValues(one.initializer, change);
      }
    } else if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const one of node.elements) {
        const name = one.propertyName ?? one.name;
        const change = ts.isIdentifier(name) ? found(type, name.text) : undefined;
        if (change?.to) put(name, one.propertyName ? change.to : `${change.to}: ${name.getText()}`);
        if (change) putValues(one.initializer, change);
      }
    } else if (ts.isPropertyAccessExpression(node)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      const change = symbol && changeOf([symbol], changes);
      if (change?.to) put(node.name, change.to);
    } else if (ts.isStringLiteral(node)) {
      const owner = namedKeyOwner(node);
      const type = owner ? checker.getTypeFromTypeNode(owner) : objectOf(node, checker);
      const change = type && found(type, node.text);
      if (change?.to) put(node, `'${change.to}'`);
    } else if (isKit && ts.isPropertySignature(node) && ts.isIdentifier(node.name)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      const change = symbol && changeOf([symbol], changes);
      if (change?.to) put(node.name, change.to);
      if (change?.values && node.type) visitType(node.type, change.values);
    }
    ts.forEachChild(node, visit);
  };
  const visitType = (node: ts.Node, values: Readonly<Record<string, string>>) => {
    const next = ts.isStringLiteral(node) ? values[node.text] : undefined;
    if (next !== undefined) put(node, `'${next}'`);
    ts.forEachChild(node, (child) => visitType(child, values));
  };

  for (const file of program.getSourceFiles()) {
    const isOurs = !file.isDeclarationFile && !/[\\/]node_modules[\\/]/.test(file.fileName);
    if (isOurs && (isKit || !/[\\/]packages[\\/]ui[\\/]src[\\/]/.test(file.fileName))) visit(file);
  }
  return edits;
}

/** A text with its edits, none of which may touch another. */
export function edited(text: string, edits: readonly Edit[]): string {
  const unique = [...new Map(edits.map((one) => [`${one.from} ${one.until}`, one])).values()];
  return unique
    .sort((a, b) => b.from - a.from)
    .reduce((now, one) => now.slice(0, one.from) + one.text + now.slice(one.until), text);
}
