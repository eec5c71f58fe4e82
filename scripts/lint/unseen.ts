import ts from 'typescript';
import type { Rule } from './rule.ts';

const OBSERVED_BY = /^make(Auto)?Observable$/;
/** Stores whose base observes them. */
const OBSERVED_BASES = new Set(['PageStore']);
/** Where a class without MobX is handed to components that observe: nothing of it can change unseen. */
const OF_PAGES = /^apps\/portal\/src\/(app|features|shared|page|stores)\//;
const CONTAINERS = new Set(['Map', 'Set', 'Array', 'WeakMap', 'WeakSet']);
const MUTATORS = new Set([
  'add',
  'clear',
  'delete',
  'fill',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

/**
 * MobX sees neither a `#field` nor one that `makeAutoObservable` is told to leave out. A getter that reads one which changes later
 * shows its first value for ever: a page of questions never leaves the first. Reported: getters of observable classes that read such a
 * field, directly or through other members, when it is assigned (or its list, map or set is changed) outside of the constructor.
 */
export const unseenRule: Rule = {
  applies: (path) => /^(apps\/portal|packages\/ui)\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  check(source, report) {
    const visit = (node: ts.Node) => {
      if (ts.isClassLike(node))
        for (const { at, name } of unseenIn(node, OF_PAGES.test(source.path)))
          report(at, `a getter reads ${name}, which MobX cannot see change`);
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

type Member = ts.GetAccessorDeclaration | ts.MethodDeclaration;

function unseenIn(node: ts.ClassLikeDeclaration, isOfPages: boolean) {
  const leftOut = fieldsLeftOut(node);
  if (!leftOut && !isOfPages) return [];
  const containers = new Set(node.members.filter(ts.isPropertyDeclaration).filter(isContainer).map(nameOf));
  const isUnseen = (name: string) => name.startsWith('#') || (leftOut?.has(name) ?? true);
  const changed = new Set<string>();
  for (const member of node.members) {
    if (ts.isConstructorDeclaration(member)) collectInside(member, changed, containers);
    else collectChanges(member, changed, containers);
  }
  const unseen = new Set([...changed].filter(isUnseen));
  const members = new Map(
    node.members
      .filter((each): each is Member => ts.isGetAccessor(each) || ts.isMethodDeclaration(each))
      .map((each) => [nameOf(each), each]),
  );
  const found: { at: number; name: string }[] = [];
  for (const getter of members.values()) {
    if (!ts.isGetAccessor(getter)) continue;
    for (const name of readsOf(getter, members)) if (unseen.has(name)) found.push({ at: getter.getStart(), name });
  }
  return found;
}

/** Names that are left out of an observable class; null for a class that is none. */
function fieldsLeftOut(node: ts.ClassLikeDeclaration): Set<string> | null {
  const names = new Set<string>();
  let isObservable = (node.heritageClauses ?? []).some(({ types }) =>
    types.some(({ expression }) => OBSERVED_BASES.has(expression.getText())),
  );
  const visit = (child: ts.Node) => {
    const isOfBase = ts.isCallExpression(child) && child.expression.getText() === 'this.observe';
    if (ts.isCallExpression(child) && (isOfBase || OBSERVED_BY.test(child.expression.getText()))) {
      isObservable = true;
      const options = child.arguments[isOfBase ? 0 : 1];
      if (options && ts.isObjectLiteralExpression(options)) {
        for (const each of options.properties) {
          if (ts.isPropertyAssignment(each) && each.initializer.kind === ts.SyntaxKind.FalseKeyword)
            names.add(each.name.getText());
        }
      }
    }
    ts.forEachChild(child, visit);
  };
  for (const member of node.members) if (ts.isConstructorDeclaration(member)) visit(member);
  return isObservable ? names : null;
}

/** What a function inside of the constructor changes: it runs later. */
function collectInside(node: ts.Node, into: Set<string>, containers: ReadonlySet<string>) {
  ts.forEachChild(node, (child) =>
    ts.isFunctionLike(child) ? collectChanges(child, into, containers) : collectInside(child, into, containers),
  );
}

function collectChanges(node: ts.Node, into: Set<string>, containers: ReadonlySet<string>) {
  const target = changedBy(node, containers);
  if (target) into.add(target);
  ts.forEachChild(node, (child) => collectChanges(child, into, containers));
}

/** The member of `this` that an assignment, `++` or `.push(…)` changes. */
function changedBy(node: ts.Node, containers: ReadonlySet<string>): string | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
    const { left } = node;
    return ownName(ts.isElementAccessExpression(left) ? left.expression : left);
  }
  if ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) && isStep(node.operator))
    return ownName(node.operand);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const name = ownName(node.expression.expression);
  return name && containers.has(name) && MUTATORS.has(node.expression.name.text) ? name : undefined;
}

/** Names that a getter reads, and that the members read which it uses. */
function readsOf(member: Member, members: ReadonlyMap<string, Member>, seen = new Set<string>()): Set<string> {
  const visit = (node: ts.Node) => {
    for (const name of namesRead(node)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const next = members.get(name);
      if (next) readsOf(next, members, seen);
    }
    ts.forEachChild(node, visit);
  };
  if (member.body) visit(member.body);
  return seen;
}

/** `this.a`, or the names of `const { a, b } = this`. */
function namesRead(node: ts.Node): string[] {
  if (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer?.kind === ts.SyntaxKind.ThisKeyword
  ) {
    return node.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
  }
  const name = ownName(node);
  return name ? [name] : [];
}

function ownName(node: ts.Node): string | undefined {
  return ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword
    ? node.name.text
    : undefined;
}

function nameOf(member: ts.ClassElement): string {
  return member.name?.getText() ?? '';
}

/** A plain list, map or set: `observable.map()` is none. */
function isContainer({ initializer }: ts.PropertyDeclaration) {
  if (!initializer) return false;
  return (
    ts.isArrayLiteralExpression(initializer) ||
    (ts.isNewExpression(initializer) && CONTAINERS.has(initializer.expression.getText()))
  );
}

function isAssignment(kind: ts.SyntaxKind) {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isStep(operator: ts.SyntaxKind) {
  return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
}
