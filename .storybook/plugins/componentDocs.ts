import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type PairCaptions, readPairs } from './pairs.ts';
import { type Announced, readAnnounced } from './plays/announced.ts';
import { type KeyRow, readKeys, storyOf } from './plays/keys.ts';

/** What the docs say of a component beside its types; all of it read from its sources and its plays. */
export interface ComponentDoc {
  /** `Dialog`. */
  readonly name: string;
  /** Folder of its group: `overlays`. */
  readonly group: string;
  /** What to import it from: `@shuyuan/ui/overlays`. */
  readonly entry: string;
  /** When to use it and when not, as markdown. */
  readonly advice: string;
  /** What its pairs of pictures show, where looks decide. */
  readonly pairs: readonly PairCaptions[];
  /** An element to copy, with the properties of its first story; names in capitals and lower case come from that story. */
  readonly example: string;
  /** What its keys do. */
  readonly keys: readonly KeyRow[];
  /** What assistive technology is told. */
  readonly announced: Announced;
}

/** Properties of an object as they are written, by their names. */
function fieldsOf(node: ts.Node | undefined): ReadonlyMap<string, ts.Expression> {
  const object = node && (ts.isSatisfiesExpression(node) ? node.expression : node);
  if (!object || !ts.isObjectLiteralExpression(object)) return new Map();
  return new Map(
    object.properties.flatMap((one) => {
      if (ts.isShorthandPropertyAssignment(one)) return [[one.name.text, one.name] as const];
      return ts.isPropertyAssignment(one) ? [[one.name.getText(), one.initializer] as const] : [];
    }),
  );
}

const HANDLER = '() => {}';

/** An expression as it is written, with plain functions for those that a test watches. */
function writtenOf(node: ts.Node): string {
  if (ts.isCallExpression(node) && node.expression.getText() === 'fn') {
    const [inner] = node.arguments;
    return inner ? writtenOf(inner) : HANDLER;
  }
  const start = node.getStart();
  let text = node.getText();
  const replace = (child: ts.Node) => {
    const [from, to] = [child.getStart() - start, child.end - start];
    text = `${text.slice(0, from)}${writtenOf(child)}${text.slice(to)}`;
  };
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children.reverse()) replace(child);
  return text;
}

function attribute(name: string, value: ts.Expression): string {
  if (ts.isStringLiteral(value) && !value.text.includes('"')) return `${name}="${value.text}"`;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  return `${name}={${writtenOf(value)}}`;
}

/** `<Menu items={items} onSelect={() => {}} />` from the properties of the first story. */
export function exampleOf(name: string, args: ReadonlyMap<string, ts.Expression>): string {
  const children = args.get('children');
  const attributes = [...args].filter(([key]) => key !== 'children' && !key.startsWith('data-'));
  const written = attributes.map(([key, value]) => attribute(key, value));
  const isLong = written.join(' ').length > 80 || written.some((one) => one.includes('\n'));
  const head = isLong
    ? [`<${name}`, ...written.map((one) => `  ${one}`), ''].join('\n')
    : [`<${name}`, ...written].join(' ');
  if (!children) return isLong ? `${head}/>` : `${head} />`;
  const inner = ts.isStringLiteral(children)
    ? children.text
    : ts.isJsxElement(children)
      ? children.getText()
      : `{${children.getText()}}`;
  return isLong ? `${head}>\n  ${inner}\n</${name}>` : `${head}>${inner}</${name}>`;
}

/** The name under which the kit exports what a file of stories shows: `Bare<Exchange>` is imported as `Table`. */
function componentIn(source: ts.SourceFile, written: ts.Expression): string {
  const local = written.getText().replace(/<.*$/s, '');
  for (const statement of source.statements) {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((one) => one.name.text === local);
    if (found) return (found.propertyName ?? found.name).text;
  }
  return local;
}

function adviceIn(meta: ReadonlyMap<string, ts.Expression>): string {
  const text = ['docs', 'description', 'component'].reduce<ts.Expression | undefined>(
    (node, key) => fieldsOf(node).get(key),
    meta.get('parameters'),
  );
  return text && ts.isStringLiteralLike(text) ? text.text : '';
}

/** Whether an entry of the package gives a name away. */
const gives = (entry: string, name: string) => new RegExp(String.raw`[{,]\s*${name}\b|as ${name}\b`).test(entry);

function docOf(file: string, kit: string): ComponentDoc | undefined {
  const source = ts.createSourceFile(file, readFileSync(path.join(kit, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const meta = fieldsOf(storyOf(source, 'meta'));
  const written = meta.get('component');
  if (!written) return undefined;
  const [group = ''] = file.split('/');
  const entries = [group, 'articleEditor', 'pdf', 'chinaRegions'].map((name) => ({
    name,
    text: readFileSync(path.join(kit, `${name}.ts`), 'utf8'),
  }));
  const entryOf = (name: string) => entries.find(({ text }) => gives(text, name))?.name;
  // What stands around a component in its stories is called otherwise; the file is called like the component.
  const names = [componentIn(source, written), path.posix.basename(file, '.stories.tsx')];
  const name = names.find((one) => entryOf(one) !== undefined);
  if (name === undefined) return undefined;
  const first = source.statements.find(
    (one): one is ts.VariableStatement =>
      ts.isVariableStatement(one) && one.modifiers?.[0]?.kind === ts.SyntaxKind.ExportKeyword,
  )?.declarationList.declarations[0]?.initializer;
  const args = new Map([...fieldsOf(meta.get('args')), ...fieldsOf(fieldsOf(first).get('args'))]);
  return {
    name,
    group,
    entry: `@shuyuan/ui/${entryOf(name)}`,
    advice: adviceIn(meta),
    pairs: readPairs(path.join(kit, file.replace('.stories.tsx', '.pairs.tsx'))),
    example: exampleOf(name, args),
    keys: readKeys(source),
    announced: readAnnounced(source),
  };
}

/** The docs of all components that have stories, by the path of these inside the kit: `overlays/Dialog/Dialog`. */
export function readComponentDocs(kit: string): Readonly<Record<string, ComponentDoc>> {
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).sort();
  const docs = stories.map((file) => [file.replace('.stories.tsx', ''), docOf(file, kit)] as const);
  return Object.fromEntries(docs.flatMap(([file, doc]) => (doc ? [[file, doc]] : [])));
}
