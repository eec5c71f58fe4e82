import ts from 'typescript';
import type { Rule } from './rule.ts';

/** Words from daily life and the standard terms that replace them (CONTRIBUTING.md). */
const INSTEAD: Readonly<Record<string, string>> = {
  door: 'upgrade handler, ticket authentication, entrance',
  doors: 'upgrade handlers, entrances',
  knock: 'request, attempt',
  knocks: 'requests, attempts',
  gesture: 'idempotency key',
  gestures: 'idempotency keys',
  keeper: 'sweeper, cache, presence',
  keepers: 'sweepers, caches',
  kept: 'stored, cached',
  wish: 'order request',
  wishes: 'order requests',
  wished: 'requested',
  lane: 'concurrency limit',
  lanes: 'concurrency limit',
  asker: 'student, ctx',
  askers: 'students',
  hear: 'on…, handle…, subscribe',
  heard: 'received, listeners',
  standing: 'context, status',
  standings: 'contexts, statuses',
};
/** In the portal, `Gate` is the block "log in to see this" (page/Gate.tsx); on the server the word is ambiguous. */
const INSTEAD_ON_THE_SERVER: Readonly<Record<string, string>> = { gate: 'switch, limit, upgrade handler' };

/** Names say it in the field's words, so that a search for the usual word finds it (CONTRIBUTING.md). */
export const nameRule: Rule = {
  applies: (path) => /^(packages|apps|tests|scripts|\.storybook)\/.*\.(ts|tsx|mjs)$/.test(path),
  check(source, report) {
    const words = source.path.startsWith('apps/server/') ? { ...INSTEAD, ...INSTEAD_ON_THE_SERVER } : INSTEAD;
    const judge = (name: string, position: number, what: string) => {
      const found = wordsOf(name).find((word) => Object.hasOwn(words, word));
      if (found) report(position, `${what} ${name} says “${found}”: say ${words[found]}`);
    };
    for (const part of source.path.split('/')) judge(part.replace(/\..*$/, ''), 0, 'the path part');
    const visit = (node: ts.Node) => {
      const name = declaredName(node);
      if (name) judge(name.text, name.getStart(), 'the name');
      ts.forEachChild(node, visit);
    };
    visit(source.tree());
  },
};

/** `keptTicket` → kept, ticket; `MAX_LANES` → max, lanes; `navigate` stays one word. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

/** The name that a declaration introduces: variable, parameter, function, class, type or member; keys of objects are data. */
function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isEnumMember(node);
  const name = declares ? node.name : undefined;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name : undefined;
}
