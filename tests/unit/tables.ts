import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Who writes a table and who else reads it; a part is a module, or `domain`, `platform` or `realtime` as a whole. */
export interface Ties {
  writes: string[];
  reads: string[];
}

const ROOT = 'apps/server/src';
const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const READS = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'using', 'from']);
const RAW = /\b(insert into|delete from|update|from|join)\s+([a-z_]+)/g;

/** Every table of the server with the parts whose SQL names it; seed and tests do not count. */
export function readTies(): Record<string, Ties> {
  const files = globSync(`${ROOT}/{modules,domain,platform,realtime}/**/*.ts`).filter(
    (path) => !/\.(test|matrix)\.ts$/.test(path),
  );
  const trees = files.map((path) =>
    ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
  );
  const tables = new Set(trees.flatMap(tablesOf));
  const found = new Map([...tables].map((table) => [table, { writes: new Set<string>(), reads: new Set<string>() }]));
  for (const tree of trees) {
    const part = partOf(tree.fileName);
    for (const { table, isWrite } of mentionsOf(tree, tables)) {
      found.get(table)?.[isWrite ? 'writes' : 'reads'].add(part);
    }
  }
  const ties = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    ties.map(([table, { writes, reads }]) => [
      table,
      { writes: [...writes].sort(), reads: [...reads].filter((part) => !writes.has(part)).sort() },
    ]),
  );
}

/** `modules/orders/rows.ts` belongs to `orders`, everything of `domain` to `domain`. */
function partOf(path: string): string {
  const [layer = '', name = ''] = path.slice(ROOT.length + 1).split('/');
  return layer === 'modules' ? name : layer;
}

/** The tables that a file adds to `Database`. */
function tablesOf(tree: ts.SourceFile): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Database') return;
    for (const { name } of node.members) if (name) names.push(name.getText());
  });
  return names;
}

interface Mention {
  table: string;
  isWrite: boolean;
}

function mentionsOf(tree: ts.SourceFile, tables: ReadonlySet<string>): Mention[] {
  const mentions: Mention[] = [];
  const literals = new Set<string>();
  // A table named by a variable: every table that the file names counts as written.
  let writesByName = false;
  const add = (table: string | undefined, isWrite: boolean) => {
    if (table && tables.has(table)) mentions.push({ table, isWrite });
  };
  visit(tree, (node) => {
    if (ts.isStringLiteralLike(node) && tables.has(node.text)) literals.add(node.text);
    if (ts.isTaggedTemplateExpression(node)) {
      const raw = rawText(node.template).toLowerCase();
      for (const [, verb, table] of raw.matchAll(RAW)) add(table, verb !== 'from' && verb !== 'join');
      if (/\b(insert into|delete from|update)\s+\$/.test(raw)) writesByName = true;
    }
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const verb = node.expression.name.text;
    const [first] = node.arguments;
    if (!first || !(WRITES.has(verb) || READS.has(verb))) return;
    const named = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
    for (const one of named) {
      if (ts.isStringLiteralLike(one)) add(one.text.split(' ')[0], WRITES.has(verb));
      else if (WRITES.has(verb)) writesByName = true;
    }
  });
  if (writesByName) for (const table of literals) add(table, true);
  return mentions;
}

/** The text of a template, each value in it as `$`. */
function rawText(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return [template.head, ...template.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('$');
}

function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  ts.forEachChild(node, (child) => visit(child, each));
}
