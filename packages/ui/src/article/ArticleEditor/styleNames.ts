import {
  ARTICLE_COLOURS,
  ARTICLE_FLAG_MARKS,
  type ArticleColour,
  type ArticleFlagMark,
  type ArticleMark,
  RICH_TEXT_SIZES,
  type RichTextSize,
} from '@shuyuan/rules';
import type { CSSProperties } from 'react';
import { COLOUR_LOOKS, FLAG_LOOKS, SIZE_LOOKS } from '../ArticleBody/prose.ts';

/** What an inline style of the editor stands for: a mark without its place. */
export type StyleMark =
  | { kind: ArticleFlagMark }
  | { kind: 'size'; value: RichTextSize }
  | { kind: 'colour'; value: ArticleColour };

/** Names that draft-js itself gives these marks, for its own commands. */
const FLAG_STYLES: Record<ArticleFlagMark, string> = {
  bold: 'BOLD',
  italic: 'ITALIC',
  underline: 'UNDERLINE',
  strike: 'STRIKETHROUGH',
};

const MARKS: ReadonlyMap<string, StyleMark> = new Map<string, StyleMark>([
  ...ARTICLE_FLAG_MARKS.map((kind): [string, StyleMark] => [FLAG_STYLES[kind], { kind }]),
  ...RICH_TEXT_SIZES.map((value): [string, StyleMark] => [`SIZE_${value}`, { kind: 'size', value }]),
  ...ARTICLE_COLOURS.map((value): [string, StyleMark] => [`COLOUR_${value}`, { kind: 'colour', value }]),
]);

/** Name of the inline style of a mark; a link is none. */
export function styleNameOf(mark: StyleMark): string {
  if (mark.kind === 'size') return `SIZE_${mark.value}`;
  if (mark.kind === 'colour') return `COLOUR_${mark.value}`;
  return FLAG_STYLES[mark.kind];
}

/** What an inline style stands for; `undefined` for a name of draft-js that articles do not have. */
export function markOfStyle(name: string): StyleMark | undefined {
  return MARKS.get(name);
}

/** Inline styles that exclude each other: all sizes, or all colours. */
export function stylesOfKind(kind: 'size' | 'colour'): string[] {
  return [...MARKS].filter(([, mark]) => mark.kind === kind).map(([name]) => name);
}

/** Looks of a set of inline styles together; underline and strike share one property. */
export function looksOf(names: Iterable<string>): CSSProperties {
  let looks: CSSProperties = {};
  const lines: string[] = [];
  for (const name of names) {
    const mark = MARKS.get(name);
    if (mark?.kind === 'underline' || mark?.kind === 'strike') lines.push(FLAG_LOOKS[mark.kind].textDecorationLine);
    else if (mark?.kind === 'size') looks = { ...looks, ...SIZE_LOOKS[mark.value] };
    else if (mark?.kind === 'colour') looks = { ...looks, ...COLOUR_LOOKS[mark.value] };
    else if (mark) looks = { ...looks, ...FLAG_LOOKS[mark.kind] };
  }
  return lines.length === 0 ? looks : { ...looks, textDecorationLine: lines.join(' ') };
}

/** The mark of a style at a place of a text. */
export function placedMark(mark: StyleMark, from: number, to: number): ArticleMark {
  return { ...mark, from, to };
}
