import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Rule, Source } from './rule.ts';

/** The states that a designer looks at, in the order of a Matrix. */
const STATES = ['hover', 'focus', 'pressed', 'disabled', 'busy'] as const;
type State = (typeof STATES)[number];

/** What in a component's own files says that it has a state. */
const HAS: Readonly<Record<State, RegExp>> = {
  hover: /\[hover\]|:hover\b|\$\{hover\}/,
  focus: /:focus(-visible|-within)?\b|data-force="focus"/,
  pressed: /\[active\]|:active\b|\$\{active\}/,
  disabled: /\bdisabled\?:|^\s*disabled:|data-disabled|:disabled\b/m,
  busy: /aria-busy|\b(loading|busy|pending)\?:|^\s*(loading|busy|pending):|data-(busy|loading)/m,
};

/** What only looks like a state: a comment, and a rule that no picture can show (the shape of a pointer, no outline on a heading). */
const WITHOUT_LOOK = [
  /\/\*[\s\S]*?\*\//g,
  /^\s*\/\/.*$/gm,
  /'[^'\n]*': \{(?:\s*(?:(?:cursor|pointerEvents): '[\w-]+'|outline: 'none'),?)+\s*\}/g,
];

/** What in a Matrix shows it: a look forced on the component or inside it, or the property. */
const SHOWS: Readonly<Record<State, RegExp>> = {
  hover: /data-force[\s\S]*['"]hover['"]|['"]hover['"][\s\S]*data-force|\bforce\b[^}]*\bhover:/,
  focus: /data-force[\s\S]*['"]focus['"]|['"]focus['"][\s\S]*data-force|\bforce\b[^}]*\bfocus:/,
  pressed: /data-force[\s\S]*['"]active['"]|['"]active['"][\s\S]*data-force|\bforce\b[^}]*\bactive:/,
  disabled: /\bdisabled\b|\blocked\b/i,
  busy: /\b(loading|busy|pending|sending|saving|uploading|submitting)\b/i,
};

const isOwn = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|test|labels|fixture)\.tsx?$/.test(file);

/** The component's own files, as one text. */
function ownText(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter(isOwn);
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/** The text of the Matrix story and of everything in its file that it is made of. */
export function matrixText(tree: ts.SourceFile): string | undefined {
  const declared = new Map<string, ts.Node>();
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const each of statement.declarationList.declarations) {
      if (ts.isIdentifier(each.name)) declared.set(each.name.text, each);
    }
  }
  if (!declared.has('Matrix')) return undefined;
  const used = new Set(['Matrix']);
  for (const name of used) {
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node) && declared.has(node.text)) used.add(node.text);
      ts.forEachChild(node, visit);
    };
    const start = declared.get(name);
    if (start) ts.forEachChild(start, visit);
  }
  return [...used].map((name) => declared.get(name)?.getText(tree) ?? '').join('\n');
}

/** The states that a component has and its Matrix does not show. */
export function missingStates(own: string, shown: string): State[] {
  const looks = WITHOUT_LOOK.reduce((text, pattern) => text.replace(pattern, ''), own);
  return STATES.filter((state) => HAS[state].test(looks) && !SHOWS[state].test(shown));
}

/**
 * The Matrix of an interactive component shows it hovered, focused, pressed, disabled and busy, as far as the component has that state:
 * a state that is in no picture changes unseen (docs/decisions/0026).
 */
export const matrixRule: Rule = {
  applies: (file) => /^packages\/ui\/src\/(\w+)\/(\w+)\/\2\.stories\.tsx$/.test(file),
  check(source: Source, report) {
    const shown = matrixText(source.tree());
    if (shown === undefined) return;
    const folder = path.dirname(source.path);
    const component = folder.split('/').slice(-2).join('/');
    const at = Math.max(0, source.text.indexOf('export const Matrix'));
    const missing = missingStates(ownText(folder), shown);
    if (missing.length > 0) report(at, `the Matrix does not show ${component} ${missing.join(', ')}`);
  },
};
