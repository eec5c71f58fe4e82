import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const TOKENS = '@shuyuan/tokens';

/** A token or a group of them. */
type Branch = string | { readonly [key: string]: Branch };
interface Edit {
  start: number;
  end: number;
  text: string;
}
type Node = Record<string, unknown> & { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined);

/** What an expression such as `token.color.text` or `space[4]` means, when it is a token or a group. */
function branchAt(node: unknown, known: ReadonlyMap<string, Branch>): Branch | undefined {
  const name = nameOf(node);
  if (name !== undefined) return known.get(name);
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  const key = computed
    ? isNode(property) && property.type === 'Literal' && String(property['value'])
    : nameOf(property);
  const group = branchAt(node['object'], known);
  return typeof group === 'object' && typeof key === 'string' ? group[key] : undefined;
}

/** Names that `const { text, border: line } = token.color` makes. */
function namesOf(pattern: Node, group: Branch): [string, Branch][] | undefined {
  const names: [string, Branch][] = [];
  for (const each of Array.isArray(pattern['properties']) ? pattern['properties'] : []) {
    const [key, value] = [nameOf(each.key), nameOf(each.value)];
    const branch = typeof group === 'object' && key !== undefined ? group[key] : undefined;
    if (value === undefined || branch === undefined) return undefined;
    names.push([value, branch]);
  }
  return names;
}

class Module {
  readonly known = new Map<string, Branch>();
  /** Where each destructuring stands and what it names; it goes when nothing but tokens was read by its names. */
  readonly groups: { node: Node; names: string[] }[] = [];
  readonly used = new Set<string>();
  readonly edits: Edit[] = [];
  private readonly tokens: Branch;

  constructor(tokens: Branch) {
    this.tokens = tokens;
  }

  read(body: readonly unknown[]) {
    for (const node of body.filter(isNode)) {
      if (node.type === 'ImportDeclaration') this.readImport(node);
      if (node.type === 'VariableDeclaration') this.readGroup(node);
    }
    if (this.known.size === 0) return;
    const groups = new Set<unknown>(this.groups.map(({ node }) => node));
    for (const node of body) if (!groups.has(node)) this.visit(node);
    for (const { node, names } of this.groups) {
      if (!names.some((name) => this.used.has(name))) this.edits.push({ start: node.start, end: node.end, text: '' });
    }
  }

  private readImport(node: Node) {
    if (!isNode(node['source']) || node['source']['value'] !== TOKENS) return;
    for (const each of Array.isArray(node['specifiers']) ? node['specifiers'] : []) {
      if (nameOf(each.imported) === 'token') this.known.set(String(nameOf(each.local)), this.tokens);
    }
  }

  private readGroup(node: Node) {
    const [only, ...others] = Array.isArray(node['declarations']) ? node['declarations'] : [];
    if (others.length > 0 || !isNode(only?.id) || only.id.type !== 'ObjectPattern') return;
    const group = branchAt(only.init, this.known);
    const names = group && namesOf(only.id, group);
    if (!names) return;
    for (const [name, branch] of names) this.known.set(name, branch);
    this.groups.push({ node, names: names.map(([name]) => name) });
  }

  private visit(node: unknown) {
    if (Array.isArray(node)) for (const each of node) this.visit(each);
    if (!isNode(node) || node.type === 'ImportDeclaration') return;
    const branch = branchAt(node, this.known);
    if (typeof branch === 'string') {
      this.edits.push({ start: node.start, end: node.end, text: JSON.stringify(branch) });
      return;
    }
    if (node.type === 'Identifier') this.used.add(String(node['name']));
    for (const [key, value] of Object.entries(node)) {
      const isName = (key === 'property' || key === 'key') && !node['computed'];
      if (!isName && (Array.isArray(value) || isNode(value))) this.visit(value);
    }
  }
}

/** A module with its tokens written as the strings they are; `body` is what `code` parses to, and no line moves. */
export function withInlineTokens(code: string, body: readonly unknown[], tokens: Branch): string {
  const module = new Module(tokens);
  module.read(body);
  let inlined = code;
  for (const { start, end, text } of module.edits.sort((a, b) => b.start - a.start)) {
    const lines = '\n'.repeat(code.slice(start, end).split('\n').length - 1);
    inlined = inlined.slice(0, start) + text + lines + inlined.slice(end);
  }
  return inlined;
}

/** Spares the first load the names of all tokens (performance.md row 1): the built files have the few they use. */
export function inlineTokens(): Plugin {
  let tokens: Branch = {};
  return {
    name: 'inline-tokens',
    apply: 'build',
    async buildStart() {
      const source = await this.resolve(TOKENS, import.meta.filename);
      if (!source) throw new Error(`${TOKENS} is not installed: no token can be inlined.`);
      tokens = (await import(pathToFileURL(source.id).href)).token;
    },
    transform: {
      filter: { id: /packages[\\/]ui[\\/]src|portal[\\/]src/, code: /@shuyuan\/tokens/ },
      handler(code) {
        return { code: withInlineTokens(code, this.parse(code).body, tokens), map: null };
      },
    },
  };
}
