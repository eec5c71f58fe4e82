import { fileURLToPath } from 'node:url';
import type * as Contract from '@shuyuan/contract';
import type { Shape, WireGroup } from '@shuyuan/contract';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT = '@shuyuan/contract';
/** Stands beside the groups: what refusals carry, for modules that read it. */
const REFUSALS = 'refusals';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REGISTRY = fileURLToPath(new URL('../src/api/groups.ts', import.meta.url));

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown) =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateIdentifier') ? String(node['name']) : undefined;
const isMember = (node: unknown): node is Node => isNode(node) && node.type === 'MemberExpression' && !node['computed'];

/** `api`, or a member of that name: `root.api`, `this.services.api`, `this.#api`. */
const isApi = (node: unknown) => nameOf(node) === 'api' || (isMember(node) && nameOf(node['property']) === 'api');

const isPattern = (node: unknown): node is Node => isNode(node) && node.type === 'ObjectPattern';

/** Names taken out of an object by `const { courses } = services.api`; undefined where the rest or all of it is taken. */
function namesTaken(pattern: unknown): string[] | undefined {
  if (!isPattern(pattern) || !Array.isArray(pattern['properties'])) return undefined;
  const names = pattern['properties'].map((each) => nameOf(isNode(each) ? each['key'] : undefined));
  return names.every((name) => name !== undefined) ? names : undefined;
}

const isApiType = (node: unknown) =>
  isNode(node) && node.type === 'TSTypeReference' && nameOf(node['typeName']) === 'Api';

/** Texts of the literal types below: `'courses' | 'orders'`. */
function literalsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'TSUnionType' && Array.isArray(node['types'])) return node['types'].flatMap(literalsOf);
  const literal = node.type === 'TSLiteralType' ? node['literal'] : undefined;
  return isNode(literal) && typeof literal['value'] === 'string' ? [literal['value']] : [];
}

/** Names in the types `Pick<Api, 'courses' | 'orders'>` and `Api['room']`: a part of the client that is handed on. */
function namesTyped(node: Node, parent: Node | undefined): string[] {
  if (node.type === 'TSIndexedAccessType' && isApiType(node['objectType'])) {
    const isOfCall = parent?.type === 'TSIndexedAccessType' && parent['objectType'] === node; // `Api['room']['log']`
    return isOfCall ? [] : literalsOf(node['indexType']);
  }
  if (node.type !== 'TSTypeReference' || nameOf(node['typeName']) !== 'Pick') return [];
  const { typeArguments } = node;
  const [of, keys] = isNode(typeArguments) && Array.isArray(typeArguments['params']) ? typeArguments['params'] : [];
  return isApiType(of) ? literalsOf(keys) : [];
}

/** The type of a parameter or field named `api`: who has it names each call that it uses. */
function typeOfApi(node: Node): unknown {
  const { typeAnnotation } = node;
  const isNamed = nameOf(node) === 'api' || nameOf(node['key']) === 'api';
  return isNamed && isNode(typeAnnotation) ? typeAnnotation['typeAnnotation'] : undefined;
}

/** The calls by group; a group with the name of the refusals has none. */
export type Calls = Readonly<Record<string, readonly string[]>>;

/**
 * The calls that a module names, by group: as `api.courses.list`, or by taking them out of `api.courses`. A group that is handed on
 * as a whole, by its value or in the type of what the module is given, comes as a whole. `body` is what the module parses to, types
 * included; `known` all calls.
 */
export function callsIn(body: unknown, known: Calls): Calls {
  const found = new Map<string, Set<string>>();
  const add = (group: string | undefined, calls?: readonly string[]) => {
    if (group === undefined || !Object.hasOwn(known, group)) return;
    const names = (calls ?? known[group] ?? []).filter((name) => known[group]?.includes(name));
    found.set(group, new Set([...(found.get(group) ?? []), ...names]));
  };
  const harmless = new Set<unknown>();
  const visit = (node: unknown, parent?: Node) => {
    if (Array.isArray(node)) for (const each of node) visit(each, parent);
    if (!isNode(node) || harmless.has(node)) return;
    harmless.add(typeOfApi(node));
    if (isMember(node) && isApi(node['object'])) add(nameOf(node['property']), callsTaken(node, parent));
    if (node.type === 'VariableDeclarator' && isApi(node['init']) && isPattern(node['id'])) {
      for (const name of namesTaken(node['id']) ?? Object.keys(known)) add(name);
    }
    for (const name of namesTyped(node, parent)) add(name);
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'refusalOf') add(REFUSALS);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, node);
  };
  visit(body);
  const groups = [...found].filter(([name, calls]) => calls.size > 0 || name === REFUSALS);
  return Object.fromEntries(
    groups.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, calls]) => [name, [...calls].sort()]),
  );
}

/** The calls that are taken out of a group where it stands; undefined where the group is handed on. */
function callsTaken(group: Node, parent: Node | undefined): string[] | undefined {
  if (isMember(parent) && parent['object'] === group) return [nameOf(parent['property']) ?? ''];
  return parent?.type === 'VariableDeclarator' ? namesTaken(parent['id']) : undefined;
}

/** Every group of calls without what only the server needs, and what refusals carry. */
interface Contents {
  groups: Readonly<Record<string, WireGroup>>;
  refusals: Readonly<Record<number, Shape>>;
}

/** Code that hands these calls to the portal's registry, for the beginning of the module that names them. */
export function codeOf(calls: Calls, { groups, refusals }: Contents): string {
  const named = Object.entries(calls).map(([group, names]) => {
    if (group === REFUSALS) return `addRefusals(${JSON.stringify(refusals)});`;
    const own = Object.entries(groups[group] ?? {}).filter(([name]) => names.includes(name));
    return `addGroup(${JSON.stringify(group)},${JSON.stringify(Object.fromEntries(own))});`;
  });
  return `import { addGroup, addRefusals } from ${JSON.stringify(REGISTRY)};${named.join('')}`;
}

/** The contract, read from its sources as they are now. */
async function readContract(source: string): Promise<Contents> {
  const environments = {
    inline: { resolve: { noExternal: [/^@shuyuan\//], conditions: ['source', 'node', 'import'] } },
  };
  const options = { configFile: false, root: ROOT, logLevel: 'error', environments } as const;
  const { module } = await runnerImport<typeof Contract>(source, options);
  const { contract, refusalData, toShape, toWireGroup } = module;
  const groups = Object.entries(contract).map(([name, calls]) => [name, toWireGroup(calls)] as const);
  const refusals = Object.entries(refusalData).map(([code, schema]) => [code, toShape(schema)]);
  return { groups: Object.fromEntries(groups), refusals: Object.fromEntries(refusals) };
}

/**
 * Brings the calls of the contract with the code that uses them (performance.md row 1): every module of the portal begins with the
 * declarations, without their schemas, of the calls that it names. In the dev server as in the build.
 */
export function contractGroups(): Plugin {
  let contents: Contents = { groups: {}, refusals: {} };
  let known: Calls = {};
  /** Groups of which a module has calls, by its path. */
  const groupsOf = new Map<string, readonly string[]>();
  return {
    name: 'contract-groups',
    enforce: 'pre', // types are read too, and are gone afterwards
    async buildStart() {
      const source = await this.resolve(CONTRACT, import.meta.filename);
      if (!source) throw new Error(`${CONTRACT} is not installed: the portal has no calls.`);
      contents = await readContract(source.id);
      const groups = Object.entries(contents.groups).map(([name, calls]) => [name, Object.keys(calls)]);
      known = { ...Object.fromEntries(groups), [REFUSALS]: [] };
    },
    transform: {
      filter: { id: /portal[\\/]src[\\/](?!.*\.test\.).*\.tsx?$/, code: /\b[aA]pi\b|refusalOf/ },
      handler(code, id) {
        const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        const calls = callsIn(body, known);
        const groups = Object.keys(calls);
        if (groups.length === 0) return null;
        groupsOf.set(id, groups);
        return { code: codeOf(calls, contents) + code, map: null };
      },
    },
    generateBundle(_, bundle) {
      const files: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const names = new Set(chunk.moduleIds.flatMap((id) => groupsOf.get(id) ?? []));
        if (names.size > 0) files[chunk.fileName] = [...names].sort();
      }
      this.emitFile({ type: 'asset', fileName: '.vite/groups.json', source: JSON.stringify(files, null, 2) });
    },
  };
}
