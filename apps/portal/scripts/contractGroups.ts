import { fileURLToPath } from 'node:url';
import type * as Contract from '@shuyuan/contract';
import type { Shape, WireGroup } from '@shuyuan/contract';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT = '@shuyuan/contract';
const VIRTUAL = 'virtual:contract/';
/** Stands beside the groups: what refusals carry, for modules that read it. */
const REFUSALS = 'refusals';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REGISTRY = fileURLToPath(new URL('../src/api/groups.ts', import.meta.url));

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown) =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateIdentifier') ? String(node['name']) : undefined;

/** `api`, or a member of that name: `root.api`, `this.services.api`, `this.#api`. */
function isApi(node: unknown): boolean {
  if (nameOf(node) === 'api') return true;
  return isNode(node) && node.type === 'MemberExpression' && !node['computed'] && nameOf(node['property']) === 'api';
}

/** Names taken out of an object by `const { courses } = services.api`. */
function namesTaken(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern' || !Array.isArray(pattern['properties'])) return [];
  return pattern['properties'].flatMap((each) => nameOf(isNode(each) ? each['key'] : undefined) ?? []);
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
function namesTyped(node: Node): string[] {
  if (node.type === 'TSIndexedAccessType' && isApiType(node['objectType'])) return literalsOf(node['indexType']);
  if (node.type !== 'TSTypeReference' || nameOf(node['typeName']) !== 'Pick') return [];
  const { typeArguments } = node;
  const [of, keys] = isNode(typeArguments) && Array.isArray(typeArguments['params']) ? typeArguments['params'] : [];
  return isApiType(of) ? literalsOf(keys) : [];
}

/**
 * Groups of calls that a module names, as `api.courses`, by taking them out of `api`, or in the type of what it is given;
 * `body` is what it parses to, types included.
 */
export function groupsIn(body: unknown, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'MemberExpression' && !node['computed'] && isApi(node['object'])) {
      found.add(nameOf(node['property']) ?? '');
    }
    if (node.type === 'VariableDeclarator' && isApi(node['init'])) {
      for (const name of namesTaken(node['id'])) found.add(name);
    }
    for (const name of namesTyped(node)) found.add(name);
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'refusalOf') found.add(REFUSALS);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
  };
  visit(body);
  return [...found].filter((name) => known.has(name)).sort();
}

/** The source of a module that hands a group of calls, or the refusals, to the portal's registry. */
export function moduleOf(name: string, content: WireGroup | Readonly<Record<number, Shape>>): string {
  const registry = JSON.stringify(REGISTRY);
  const data = JSON.stringify(content);
  if (name === REFUSALS) return `import { addRefusals } from ${registry};\naddRefusals(${data});\n`;
  return `import { addGroup } from ${registry};\naddGroup(${JSON.stringify(name)}, ${data});\n`;
}

type Content = Parameters<typeof moduleOf>[1];

/** Every group of calls and what refusals carry, read from the sources of the contract as they are now. */
async function readContract(source: string): Promise<Map<string, Content>> {
  const environments = {
    inline: { resolve: { noExternal: [/^@shuyuan\//], conditions: ['source', 'node', 'import'] } },
  };
  const options = { configFile: false, root: ROOT, logLevel: 'error', environments } as const;
  const { module } = await runnerImport<typeof Contract>(source, options);
  const { contract, refusalData, toShape, toWireGroup } = module;
  const groups = Object.entries(contract).map(([name, calls]) => [name, toWireGroup(calls)] as const);
  const refusals = Object.entries(refusalData).map(([code, schema]) => [code, toShape(schema)]);
  return new Map<string, Content>([...groups, [REFUSALS, Object.fromEntries(refusals)]]);
}

/**
 * Brings the calls of the contract with the code that uses them (performance.md row 1): each group is a module of its own, made
 * from its declarations without their schemas, and every module of the portal imports the groups that it names. In the dev server as in the build.
 */
export function contractGroups(): Plugin {
  const groups = new Map<string, Content>();
  return {
    name: 'contract-groups',
    enforce: 'pre', // types are read too, and are gone afterwards
    async buildStart() {
      const source = await this.resolve(CONTRACT, import.meta.filename);
      if (!source) throw new Error(`${CONTRACT} is not installed: the portal has no calls.`);
      for (const [name, content] of await readContract(source.id)) groups.set(name, content);
    },
    resolveId: {
      filter: { id: /^virtual:contract\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:contract\// },
      handler(id) {
        const name = id.slice(VIRTUAL.length + 1);
        const content = groups.get(name);
        if (!content) throw new Error(`The contract has no group ${name}.`);
        return { code: moduleOf(name, content), moduleSideEffects: true };
      },
    },
    transform: {
      filter: { id: /portal[\\/]src[\\/](?!.*\.test\.).*\.tsx?$/, code: /\b[aA]pi\b|refusalOf/ },
      handler(code, id) {
        const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        const named = groupsIn(body, new Set(groups.keys()));
        if (named.length === 0) return null;
        return { code: named.map((name) => `import '${VIRTUAL}${name}';`).join('') + code, map: null };
      },
    },
    generateBundle(_, bundle) {
      const files: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const names = chunk.moduleIds.filter((id) => id.startsWith(`\0${VIRTUAL}`));
        if (names.length > 0) files[chunk.fileName] = names.map((id) => id.slice(VIRTUAL.length + 1)).sort();
      }
      this.emitFile({ type: 'asset', fileName: '.vite/groups.json', source: JSON.stringify(files, null, 2) });
    },
  };
}
