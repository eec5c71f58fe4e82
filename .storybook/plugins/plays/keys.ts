import ts from 'typescript';
import { bare, called, PlayWords, textOf } from './words.ts';

/** Keys that a play presses one after the other, and what it then expects: each expectation failed if it were not so. */
export interface KeyRow {
  /** Chords as people read them: `Tab`, `Ctrl + Enter`, `“Lin”` for text that is typed. */
  readonly keys: readonly string[];
  /** Sentences without an end. */
  readonly outcomes: readonly string[];
}

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
const nameOf = (key: string) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** `{Control>}{Enter}{/Control}` → `Ctrl + Enter`; letters in a row are text. */
export function chords(written: string): string[] {
  const held: string[] = [];
  const found: string[] = [];
  for (const [whole, ending, name, holds, code, text] of written.matchAll(
    /\{(\/)?([^{}>]+)(>)?\}|\[(\w+)\]|([^{[]+)/g,
  )) {
    if (ending) held.splice(held.indexOf(name ?? ''), 1);
    else if (holds && name) held.push(name);
    else if (text !== undefined && text.length > 1) found.push(`“${text}”`);
    else found.push([...held, name ?? code ?? text ?? whole].map(nameOf).join(' + '));
  }
  return found;
}

/** Keys that a statement presses. */
function keysOf(node: ts.Node, words: PlayWords): string[] | undefined {
  const call = called(node);
  if (!call || words.code(call.of) !== 'userEvent') return undefined;
  const [first, second] = call.args;
  if (call.method === 'tab') return [first && words.code(first).includes('shift') ? 'Shift + Tab' : 'Tab'];
  if (call.method === 'keyboard') return chords(textOf(first) ?? '');
  return call.method === 'type' ? chords(textOf(second) ?? '') : undefined;
}

/** What a file of stories gives a name. */
export function storyOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations]);
  return declared.find((one) => one.name.getText(source) === name)?.initializer;
}

/** What the `Keyboard` play of a file of stories proves, in its order. */
export function readKeys(source: ts.SourceFile): KeyRow[] {
  const story = storyOf(source, 'Keyboard');
  if (!story) return [];
  const words = new PlayWords(source);
  const rows: { keys: string[]; outcomes: string[] }[] = [];
  const visit = (node: ts.Node) => {
    const keys = keysOf(node, words);
    const outcome = ts.isExpressionStatement(node) ? words.outcome(bare(node.expression)) : undefined;
    const last = rows.at(-1);
    if (keys && last?.outcomes.length === 0) last.keys.push(...keys);
    else if (keys) rows.push({ keys, outcomes: [] });
    else if (outcome !== undefined) last?.outcomes.push(outcome);
    else ts.forEachChild(node, visit);
  };
  visit(story);
  return rows
    .map(({ keys, outcomes }) => ({ keys, outcomes: [...new Set(outcomes)] }))
    .filter(({ outcomes }) => outcomes.length > 0);
}
