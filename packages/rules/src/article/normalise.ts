import {
  ARTICLE_FLAG_MARKS,
  type ArticleBlock,
  type ArticleDepth,
  type ArticleDocument,
  type ArticleMark,
  type ArticleTextBlock,
  EMPTY_ARTICLE,
  isListKind,
  splitsPair,
} from './document.ts';

const ORDER: readonly string[] = [...ARTICLE_FLAG_MARKS, 'size', 'colour', 'link'];

/**
 * The canonical form of an article, so that two documents look the same exactly when their JSON is: marks sorted by place and kind,
 * touching equal ones made one, of two over each other the later kept, none empty or inside a character; defaults left out; an item
 * of a list one level deeper than the one before it at most; never without a block. Canonical documents stay as they are.
 */
export function normaliseArticle({ blocks }: ArticleDocument): ArticleDocument {
  return canonicalArticle(blocks.map(canonicalBlock));
}

/** The article of blocks that are canonical already; only how deep an item may stand depends on its neighbours. */
export function canonicalArticle(blocks: readonly ArticleBlock[]): ArticleDocument {
  if (blocks.length === 0) return EMPTY_ARTICLE;
  let deepest = 0;
  const nested = blocks.map((block): ArticleBlock => {
    if (block.kind === 'picture' || !isListKind(block.kind)) {
      deepest = 0;
      return block;
    }
    const depth = Math.min(block.depth ?? 0, deepest);
    deepest = depth + 1;
    return depth === (block.depth ?? 0) ? block : canonicalText(block, toDepth(depth));
  });
  return { version: 1, blocks: nested };
}

/** The canonical form of one block, as far as it does not depend on the others. */
export function canonicalBlock(block: ArticleBlock): ArticleBlock {
  if (block.kind === 'picture') {
    return { kind: 'picture', fileId: block.fileId, alt: block.alt, width: block.width };
  }
  return canonicalText(block, isListKind(block.kind) ? toDepth(block.depth ?? 0) : 0);
}

/** The marks of a text in canonical form; of two of one kind over each other the later in the list is kept. */
export function normaliseMarks(text: string, marks: readonly ArticleMark[]): ArticleMark[] {
  const kinds = ORDER.filter((kind) => marks.some((mark) => mark.kind === kind));
  return kinds
    .flatMap((kind) =>
      runsOf(
        text,
        marks.filter((mark) => mark.kind === kind),
      ),
    )
    .toSorted((one, other) => one.from - other.from || one.to - other.to || rank(one) - rank(other));
}

function canonicalText(
  { kind, text, align = 'start', marks }: ArticleTextBlock,
  depth: ArticleDepth,
): ArticleTextBlock {
  return {
    kind,
    text,
    ...(align === 'start' ? {} : { align }),
    ...(depth === 0 ? {} : { depth }),
    marks: normaliseMarks(text, marks),
  };
}

/** Marks of one kind as runs that do not touch an equal one: each unit of the text takes the last mark over it. */
function runsOf(text: string, marks: readonly ArticleMark[]): ArticleMark[] {
  const units = Array.from({ length: text.length }, (): ArticleMark | undefined => undefined);
  for (const mark of marks) {
    const from = splitsPair(text, mark.from) ? mark.from - 1 : mark.from;
    const to = splitsPair(text, mark.to) ? mark.to + 1 : mark.to;
    units.fill(mark, from, to);
  }
  const runs: ArticleMark[] = [];
  let start = 0;
  for (let at = 1; at <= units.length; at += 1) {
    const mark = units[start];
    const next = units[at];
    if (at < units.length && (mark === next || (mark && next && isSame(mark, next)))) continue;
    if (mark) runs.push(placed(mark, start, at));
    start = at;
  }
  return runs;
}

/** The same mark over another part of the text, with its names in the order of the canonical form. */
function placed(mark: ArticleMark, from: number, to: number): ArticleMark {
  if (mark.kind === 'link') return { kind: mark.kind, href: mark.href, from, to };
  if (mark.kind === 'size') return { kind: mark.kind, value: mark.value, from, to };
  if (mark.kind === 'colour') return { kind: mark.kind, value: mark.value, from, to };
  return { kind: mark.kind, from, to };
}

/** Whether two marks say the same, wherever they stand. */
function isSame(one: ArticleMark, other: ArticleMark): boolean {
  return one.kind === other.kind && detailOf(one) === detailOf(other);
}

function detailOf(mark: ArticleMark): unknown {
  if (mark.kind === 'link') return mark.href;
  return 'value' in mark ? mark.value : null;
}

function rank(mark: ArticleMark): number {
  return ORDER.indexOf(mark.kind);
}

function toDepth(depth: number): ArticleDepth {
  return depth <= 0 ? 0 : depth === 1 ? 1 : 2;
}
