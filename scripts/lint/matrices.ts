import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Rule, Source } from './rule.ts';
import { declarationsOf, sharedStyles } from './sharedStyles.ts';

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

/** A look forced on the component or inside it. */
const FORCES: Readonly<Record<'hover' | 'focus' | 'pressed', RegExp>> = {
  hover: /data-force[\s\S]*['"]hover['"]|['"]hover['"][\s\S]*data-force|\bforce\b[^}]*\bhover:/,
  focus: /data-force[\s\S]*['"]focus['"]|['"]focus['"][\s\S]*data-force|\bforce\b[^}]*\bfocus:/,
  pressed: /data-force[\s\S]*['"]active['"]|['"]active['"][\s\S]*data-force|\bforce\b[^}]*\bactive:/,
};

/** What a row may give its component, or say in its caption, to show a state. */
interface Given {
  readonly name: RegExp;
  readonly value: RegExp;
  readonly caption: RegExp;
}

/** A property that brings the state, by its name or its value, or a caption that says it. What a fixture is called shows nothing. */
const GIVES: Readonly<Record<'disabled' | 'busy', Given>> = {
  disabled: { name: /^(is)?(disabled|locked)$|-disabled$/i, value: /^(disabled|locked)$/, caption: /\bdisabled\b/i },
  busy: {
    name: /^(is)?(loading|busy|pending|sending|saving|uploading|submitting)$|-busy$/i,
    value: /^(loading|busy|sending|saving|uploading|submitting)$/,
    caption: /\b(loading|busy|pending|sending|saving|uploading|submitting)\b/i,
  },
};

const isOwn = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|pairs|test|labels|fixture)\.tsx?$/.test(file);

/** The component's own files and what they take of shared style files, as one text. */
function ownText(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder)
    .filter(isOwn)
    .map((file) => path.join(folder, file));
  return files.flatMap((file) => [readFileSync(file, 'utf8'), ...sharedStyles(file)]).join('\n');
}

/** The Matrix story and everything in its file that it is made of. */
export function matrixParts(tree: ts.SourceFile): ts.Node[] | undefined {
  const parts = declarationsOf(tree, ['Matrix']);
  return parts.length > 0 ? parts : undefined;
}

/** Whether a property brings the state, or a caption says it. */
function gives(parts: readonly ts.Node[], { name, value, caption }: Given): boolean {
  const says = (node: ts.Node | undefined, wanted: RegExp) =>
    node !== undefined &&
    (ts.isStringLiteralLike(node)
      ? wanted.test(node.text)
      : ts.isTemplateExpression(node) && wanted.test(node.getText()));
  const visit = (node: ts.Node): boolean => {
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const called = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
      const given = ts.isShorthandPropertyAssignment(node) ? undefined : node.initializer;
      if (called === 'state' && says(given, caption)) return true;
      if (name.test(called) || (called !== 'state' && says(given, value))) return true;
    }
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return parts.some(visit);
}

/** The states that a component has and its Matrix does not show. */
export function missingStates(own: string, parts: readonly ts.Node[]): State[] {
  const looks = WITHOUT_LOOK.reduce((text, pattern) => text.replace(pattern, ''), own);
  const shown = parts.map((part) => part.getText()).join('\n');
  return STATES.filter((state) => {
    if (!HAS[state].test(looks)) return false;
    return state === 'disabled' || state === 'busy' ? !gives(parts, GIVES[state]) : !FORCES[state].test(shown);
  });
}

/**
 * The Matrix of an interactive component shows it hovered, focused, pressed, disabled and busy, as far as the component has that state:
 * a state that is in no picture changes unseen (docs/decisions/0026).
 */
export const matrixRule: Rule = {
  applies: (file) => /^packages\/ui\/src\/(\w+)\/(\w+)\/\2\.stories\.tsx$/.test(file),
  check(source: Source, report) {
    const parts = matrixParts(source.tree());
    if (parts === undefined) return;
    const folder = path.dirname(source.path);
    const component = folder.split('/').slice(-2).join('/');
    const at = Math.max(0, source.text.indexOf('export const Matrix'));
    const missing = missingStates(ownText(folder), parts);
    if (missing.length > 0) report(at, `the Matrix does not show ${component} ${missing.join(', ')}`);
  },
};
