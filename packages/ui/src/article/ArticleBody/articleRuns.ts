import {
  type ArticleBlock,
  type ArticleColour,
  type ArticleDepth,
  type ArticleFlagMark,
  type ArticleMark,
  type ArticleTextBlock,
  isArticleHref,
  isListKind,
  type RichTextSize,
} from '@shuyuan/rules';

/** A piece of text with one look. */
export interface ArticlePiece {
  text: string;
  flags: readonly ArticleFlagMark[];
  size?: RichTextSize;
  colour?: ArticleColour;
}

/** Pieces that lead to one address, or nowhere. */
export interface ArticleRun {
  href?: string;
  pieces: ArticlePiece[];
}

/** A block with its place in the document. */
export interface PlacedBlock<Block extends ArticleBlock = ArticleBlock> {
  block: Block;
  index: number;
}

/** A list with its items, each with the lists inside it. */
export interface ArticleList {
  isOrdered: boolean;
  items: { item: PlacedBlock<ArticleTextBlock>; lists: ArticleList[] }[];
}

/** What stands below each other in an article. */
export type ArticlePart = PlacedBlock | ArticleList;

/** The text of a block in runs: a link is one run, whatever marks change inside it. Addresses that may not be followed are left out (X3). */
export function runsOf({ text, marks }: Pick<ArticleTextBlock, 'text' | 'marks'>): ArticleRun[] {
  const ends = new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])]);
  const cuts = [...ends].toSorted((one, other) => one - other);
  const runs: ArticleRun[] = [];
  for (const [place, from] of cuts.entries()) {
    const to = cuts[place + 1];
    if (to === undefined) break;
    const over = marks.filter((mark) => mark.from <= from && mark.to >= to);
    const href = over.find((mark) => mark.kind === 'link')?.href;
    const last = runs.at(-1);
    const piece = pieceOf(text.slice(from, to), over);
    const own = href !== undefined && isArticleHref(href) ? href : undefined;
    if (last && last.href === own) last.pieces.push(piece);
    else runs.push({ ...(own === undefined ? {} : { href: own }), pieces: [piece] });
  }
  return runs;
}

function pieceOf(text: string, marks: readonly ArticleMark[]): ArticlePiece {
  const piece: ArticlePiece = { text, flags: [] };
  const flags: ArticleFlagMark[] = [];
  for (const mark of marks) {
    if (mark.kind === 'size') piece.size = mark.value;
    else if (mark.kind === 'colour') piece.colour = mark.value;
    else if (mark.kind !== 'link') flags.push(mark.kind);
  }
  return { ...piece, flags };
}

/** The blocks with the items of each list put together. */
export function partsOf(blocks: readonly ArticleBlock[]): ArticlePart[] {
  const placed = blocks.map((block, index) => ({ block, index }));
  const parts: ArticlePart[] = [];
  for (let at = 0; at < placed.length; ) {
    const next = placed[at];
    if (!next) break;
    if (!isListItem(next)) {
      parts.push(next);
      at += 1;
      continue;
    }
    const end = placed.findIndex((one, index) => index > at && !isListItem(one));
    const items = placed.slice(at, end < 0 ? undefined : end).filter(isListItem);
    parts.push(...listsOf(items, 0));
    at += items.length;
  }
  return parts;
}

/** Lists of one depth: a new one begins where the kind changes; what is deeper belongs to the item before it. */
function listsOf(items: readonly PlacedBlock<ArticleTextBlock>[], depth: ArticleDepth): ArticleList[] {
  const lists: ArticleList[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (!item) break;
    const isOrdered = item.block.kind === 'ordered';
    const after = items.findIndex((one, index) => index > at && (one.block.depth ?? 0) <= depth);
    const inner = items.slice(at + 1, after < 0 ? undefined : after);
    const entry = { item, lists: depth === 2 ? [] : listsOf(inner, depth === 0 ? 1 : 2) };
    const last = lists.at(-1);
    if (last?.isOrdered === isOrdered) last.items.push(entry);
    else lists.push({ isOrdered, items: [entry] });
    at += 1 + inner.length;
  }
  return lists;
}

function isListItem(placed: PlacedBlock): placed is PlacedBlock<ArticleTextBlock> {
  return isListKind(placed.block.kind);
}
