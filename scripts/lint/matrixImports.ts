import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Rule, Source } from './rule.ts';

const KIT = 'packages/ui/src';

/** Parts that a Matrix draws itself, by the story's folder and the part, with the reason. */
const PICTURED_PARTS: Readonly<Record<string, string>> = {
  'upload/CoverUpload CoverUploadView':
    'no property sets the states of a transfer; the widget draws this view and nothing else',
  'upload/FileUpload FileUploadView':
    'no property sets the states of a transfer; the widget draws this view and nothing else',
  'upload/ImageUpload ImageUploadView':
    'no property sets the states of a transfer; the widget draws this view and nothing else',
};

let exported: ReadonlySet<string> | undefined;

/** The files that the entries of the kit export from. */
function exportedFiles(): ReadonlySet<string> {
  exported ??= new Set(
    globSync(`${KIT}/*.ts`)
      .filter((entry) => !entry.endsWith('.test.ts'))
      .flatMap((entry) => [...readFileSync(entry, 'utf8').matchAll(/from '(\.[^']+)'/g)])
      .map(([, file = '']) => path.posix.join(KIT, file)),
  );
  return exported;
}

/** Whether anything of an import is there when the story runs. */
const isValue = ({ importClause }: ts.ImportDeclaration) => {
  if (importClause === undefined) return true;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || ts.isNamespaceImport(namedBindings)) return true;
  return namedBindings.elements.some((element) => !element.isTypeOnly);
};

/** Why a Matrix may not be made of a module; undefined if it may. */
export function unfit(module: string, story: string, files: ReadonlySet<string>): string | undefined {
  if (module.startsWith('@base-ui/')) return 'a part of the library';
  if (module.endsWith('.styles.ts')) return 'styles';
  if (!module.startsWith('.') || !module.endsWith('.tsx')) return undefined;
  const file = path.posix.join(path.posix.dirname(story), module);
  const isFree = files.has(file) || /\/(fixtures|foundations\/Matrix)\//.test(file);
  const [part] = path.posix.basename(file).split('.');
  const folder = path.posix.dirname(path.posix.relative(KIT, story));
  return isFree || PICTURED_PARTS[`${folder} ${part}`] !== undefined
    ? undefined
    : 'a part that the kit does not export';
}

/**
 * The Matrix of a component is made of what the kit exports. A copy of its markup with its styles, or a frame without its overlay, stays as it
 * is when the component changes (docs/decisions/0072).
 */
export const matrixImportsRule: Rule = {
  applies: (file) => file.startsWith(`${KIT}/`) && file.endsWith('.stories.tsx'),
  check(source: Source, report) {
    if (!/^export const Matrix/m.test(source.text)) return;
    for (const statement of source.tree().statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      if (!isValue(statement)) continue;
      const { text } = statement.moduleSpecifier;
      const reason = unfit(text, source.path, exportedFiles());
      if (reason)
        report(statement.getStart(), `a story with a Matrix imports ${reason}: ${text}; picture the component`);
    }
  },
};
