import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The named declarations of a file and everything in it that they are made of. */
export function declarationsOf(tree: ts.SourceFile, names: readonly string[]): ts.Node[] {
  const declared = new Map<string, ts.Node>();
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const each of statement.declarationList.declarations) {
      if (ts.isIdentifier(each.name)) declared.set(each.name.text, each);
    }
  }
  const used = new Set(names.filter((name) => declared.has(name)));
  for (const name of used) {
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node) && declared.has(node.text)) used.add(node.text);
      ts.forEachChild(node, visit);
    };
    const start = declared.get(name);
    if (start) ts.forEachChild(start, visit);
  }
  return [...used].flatMap((name) => declared.get(name) ?? []);
}

const trees = new Map<string, ts.SourceFile>();

function treeOf(file: string): ts.SourceFile {
  const known = trees.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  trees.set(file, tree);
  return tree;
}

/** What a file takes from style files outside of its folder: a look may stand there, e.g. that of all inputs. */
export function sharedStyles(file: string): string[] {
  return treeOf(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith('../') || !/(\.styles|Styles)\.tsx?$/.test(from) || !bindings || !ts.isNamedImports(bindings))
      return [];
    const shared = path.join(path.dirname(file), from);
    if (!existsSync(shared)) return [];
    const names = bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
    return [...declarationsOf(treeOf(shared), names).map((node) => node.getText()), ...sharedStyles(shared)];
  });
}
