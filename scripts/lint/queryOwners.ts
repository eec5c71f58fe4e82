import ts from 'typescript';

const QUERIES = new Set(['Query', 'PagedQuery']);
/** Calls that end whatever is handed to them together with the page. */
const TAKEN_BY = new Set(['ownedQueries', 'part']);
/** Methods of a `PageStore` that declare a query. */
const DECLARED_BY = new Set(['query', 'paged']);

/** A class or function of the portal that has queries, itself or in a part of it. */
export interface QueryOwner {
  /** Path of the file and name of the owner. */
  name: string;
  /** Fields and variables whose queries go on after the owner was disposed of. */
  leaks: readonly string[];
}

type Owner = ts.ClassLikeDeclaration | ts.Statement;

/** Every owner of queries in these files; a class that makes another owner is one too. */
export function findQueryOwners(files: readonly ts.SourceFile[]): QueryOwner[] {
  const owners = new Map<Owner, Set<ts.Node>>();
  const made = files.flatMap((file) => descendantsOf(file).filter(ts.isNewExpression));
  const kinds = new Set(QUERIES);
  const note = (node: ts.Node) => {
    const owner = ownerOf(node);
    owners.set(owner, (owners.get(owner) ?? new Set()).add(node));
    if (ts.isClassLike(owner) && owner.name) return kinds.size !== kinds.add(owner.name.text).size;
    return false;
  };
  for (const file of files) for (const call of descendantsOf(file).filter(isDeclaration)) note(call);
  const isNoted = (node: ts.Node) => owners.get(ownerOf(node))?.has(node) === true;
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (const each of made.filter((one) => kinds.has(one.expression.getText()) && !isNoted(one))) {
      const isPart = QUERIES.has(each.expression.getText()) || ts.isClassLike(ownerOf(each));
      if (isPart && note(each)) hasGrown = true;
    }
  }
  return [...owners].map(([owner, nodes]) => {
    const reached = reachedBy(owner);
    const isOwn = forgetsBase(owner) ? () => true : (node: ts.Node) => !isDeclaration(node) && !isTaken(node);
    const leaks = [...nodes].filter(isOwn).map(placeOf);
    return { name: nameOf(owner), leaks: leaks.filter((place) => !reached.has(place)) };
  });
}

function isDeclaration(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  return expression.kind === ts.SyntaxKind.ThisKeyword && DECLARED_BY.has(name.text);
}

function isTaken(node: ts.Node): boolean {
  for (let each = node.parent; each && !ts.isClassLike(each) && !ts.isSourceFile(each); each = each.parent)
    if (ts.isCallExpression(each) && TAKEN_BY.has(lastNameOf(each.expression))) return true;
  return false;
}

/** Whether a class has a `dispose` that leaves out the one it overrides. */
function forgetsBase(owner: Owner): boolean {
  if (!ts.isClassLike(owner) || owner.heritageClauses === undefined) return false;
  const own = owner.members.find((each) => ts.isMethodDeclaration(each) && each.name.getText() === 'dispose');
  return own !== undefined && !descendantsOf(own).some((node) => node.kind === ts.SyntaxKind.SuperKeyword);
}

/** The class around a node, else the statement of the module. */
function ownerOf(node: ts.Node): Owner {
  let each = node.parent;
  while (!ts.isClassLike(each) && !ts.isSourceFile(each.parent)) each = each.parent;
  return each as Owner;
}

/** Name of what holds a constructed query: a field, a property or a variable. */
function placeOf(node: ts.Node): string {
  for (let each = node; !ts.isSourceFile(each); each = each.parent) {
    if (ts.isPropertyDeclaration(each) || ts.isPropertyAssignment(each) || ts.isVariableDeclaration(each))
      return each.name.getText();
    if (ts.isBinaryExpression(each) && ts.isPropertyAccessExpression(each.left)) return each.left.name.text;
    if (ts.isMethodDeclaration(each)) return each.name.getText();
  }
  return '?';
}

/** Members that `dispose` reaches, directly or through others; of a function, the variables it calls `dispose` of. */
function reachedBy(owner: Owner): Set<string> {
  const nodes = descendantsOf(owner);
  if (!ts.isClassLike(owner)) {
    const ended = nodes.filter(ts.isPropertyAccessExpression).filter(({ name }) => name.text === 'dispose');
    const taken = nodes.filter(ts.isIdentifier).filter(isTaken);
    return new Set([...ended.map(({ expression }) => lastNameOf(expression)), ...taken.map(({ text }) => text)]);
  }
  const bodies = new Map<string, ts.Node[]>();
  const add = (name: string, body: ts.Node | undefined) =>
    body && bodies.set(name, [...(bodies.get(name) ?? []), body]);
  for (const member of owner.members) {
    if (ts.isMethodDeclaration(member) || ts.isGetAccessor(member)) add(member.name.getText(), member.body);
    else if (ts.isPropertyDeclaration(member)) add(member.name.getText(), member.initializer);
  }
  for (const each of nodes)
    if (ts.isBinaryExpression(each) && ts.isPropertyAccessExpression(each.left)) add(each.left.name.text, each.right);
  const reached = new Set<string>();
  const queue = ['dispose'];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const body of bodies.get(name) ?? []) queue.push(...membersIn(body));
  }
  return reached;
}

/** Members of `this` that a body names, destructured ones included, but for those in functions that run at another time. */
function membersIn(body: ts.Node): string[] {
  return descendantsOf(body, (node) => ts.isFunctionLike(node) && node !== body).flatMap((node) => {
    if (ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword)
      return [node.name.text];
    if (!ts.isVariableDeclaration(node) || node.initializer?.kind !== ts.SyntaxKind.ThisKeyword) return [];
    if (!ts.isObjectBindingPattern(node.name)) return [];
    return node.name.elements.map((each) => (each.propertyName ?? each.name).getText());
  });
}

function descendantsOf(root: ts.Node, stops: (node: ts.Node) => boolean = () => false): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (stops(node)) return;
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function lastNameOf(expression: ts.Expression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function nameOf(owner: Owner): string {
  const file = owner.getSourceFile().fileName;
  if (ts.isVariableStatement(owner)) return `${file} ${owner.declarationList.declarations[0]?.name.getText()}`;
  const { name } = owner as ts.ClassLikeDeclaration | ts.FunctionDeclaration;
  return `${file} ${name?.getText() ?? ''}`;
}
