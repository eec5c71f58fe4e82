import {
  ARTICLE_COLOURS,
  type ArticleMark,
  type ArticleTextBlock,
  isArticleHref,
  normaliseMarks,
  RICH_TEXT_SIZES,
} from '@shuyuan/rules';
import type { PasteLook } from './pasteLooks.ts';

/** A piece of text with the size it had, in pixels; `null` where no size was said. */
export interface SizedRange {
  from: number;
  to: number;
  pixels: number | null;
}

/** Marks of a piece of text that looked so; its size only if it is one of ours to the pixel. */
export function marksOf(look: PasteLook, from: number, to: number): ArticleMark[] {
  const { isBold, isItalic, isUnderlined, isStruck, size, colour, href } = look;
  return [
    ...(isBold ? [{ kind: 'bold' as const, from, to }] : []),
    ...(isItalic ? [{ kind: 'italic' as const, from, to }] : []),
    ...(isUnderlined ? [{ kind: 'underline' as const, from, to }] : []),
    ...(isStruck ? [{ kind: 'strike' as const, from, to }] : []),
    ...RICH_TEXT_SIZES.filter((value) => value === size).map((value) => ({ kind: 'size' as const, value, from, to })),
    ...ARTICLE_COLOURS.filter((value) => value === colour).map((value) => ({
      kind: 'colour' as const,
      value,
      from,
      to,
    })),
    ...(href !== undefined && isArticleHref(href) ? [{ kind: 'link' as const, href, from, to }] : []),
  ];
}

/** Gives blocks their sizes, in relation to the size that most of the text has, which is the plain one here. */
export function setSizes(sizes: ReadonlyMap<ArticleTextBlock, readonly SizedRange[]>) {
  const counts = new Map<number, number>();
  for (const { from, to, pixels } of [...sizes.values()].flat())
    if (pixels !== null) counts.set(pixels, (counts.get(pixels) ?? 0) + to - from);
  const [[usual] = [16]] = [...counts].toSorted(([, one], [, other]) => other - one);
  for (const [block, ranges] of sizes) {
    if (block.kind.startsWith('heading')) continue;
    const relative = ranges.flatMap(({ from, to, pixels }): ArticleMark[] => {
      const value = pixels === null ? 16 : nearestSize((16 * pixels) / usual);
      return value === 16 ? [] : [{ kind: 'size', value, from, to }];
    });
    const exact = block.marks.filter(({ kind }) => kind === 'size');
    const others = block.marks.filter(({ kind }) => kind !== 'size');
    block.marks = normaliseMarks(block.text, [...others, ...relative, ...exact]);
  }
}

function nearestSize(pixels: number) {
  return RICH_TEXT_SIZES.reduce((best, size) => (Math.abs(size - pixels) < Math.abs(best - pixels) ? size : best), 16);
}
