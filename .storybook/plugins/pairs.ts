import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a pair of pictures shows, in words. */
export interface PairCaptions {
  readonly do: string;
  readonly doNot: string;
}

const nameOf = (node: ts.PropertyAssignment) => node.name.getText();

/** The caption written inside `do` or `doNot`. */
function captionOf(node: ts.Node): string {
  if (ts.isPropertyAssignment(node) && nameOf(node) === 'caption' && ts.isStringLiteralLike(node.initializer))
    return node.initializer.text;
  return ts.forEachChild(node, (child) => captionOf(child) || undefined) ?? '';
}

/** The captions of a file of pairs, in its order; none without the file. */
export function readPairs(file: string): readonly PairCaptions[] {
  if (!existsSync(file)) return [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const sides: Record<'do' | 'doNot', string[]> = { do: [], doNot: [] };
  const visit = (node: ts.Node) => {
    const name = ts.isPropertyAssignment(node) ? nameOf(node) : undefined;
    if (name === 'do' || name === 'doNot') sides[name].push(captionOf(node));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return sides.do.map((caption, at) => ({ do: caption, doNot: sides.doNot[at] ?? '' }));
}
