import type { ArticleBlock, ArticleDocument } from './document.ts';

/** A part of a lecturer's note: a cue in the margin, and what stands beside it. */
export interface NoteCue {
  /** Index of the block that names the cue. */
  index: number;
  /** Empty where the block is blank. */
  cue: string;
  /** What it is about, e.g. `第2段`; absent where only the cue is given. */
  place?: string;
  blocks: ArticleBlock[];
}

/** A lecturer's note in its parts; together they hold every block of the document once. */
export interface Note {
  /** What stands before the first cue. */
  lead: ArticleBlock[];
  cues: NoteCue[];
  /** What stands below the line at the foot, with its heading. */
  foot?: { index: number; title: string; blocks: ArticleBlock[] };
}

/** Between a cue and its place; the last one counts, so that a cue may hold one itself. */
const SEPARATOR = ' · ';

/**
 * A note as it is read: a heading of the third level is a cue in the margin, `cue · place`, and the first heading of the second level
 * begins the foot, which goes on to the end (product.md 4.15). Marks in these headings are not shown. A document without either is
 * all `lead`.
 */
export function noteOf({ blocks }: ArticleDocument): Note {
  const end = blocks.findIndex(({ kind }) => kind === 'heading2');
  const lead: ArticleBlock[] = [];
  const cues: NoteCue[] = [];
  for (const [index, block] of (end < 0 ? blocks : blocks.slice(0, end)).entries()) {
    if (block.kind === 'heading3') cues.push({ index, ...cueOf(block.text.trim()), blocks: [] });
    else (cues.at(-1)?.blocks ?? lead).push(block);
  }
  const heading = blocks[end];
  if (heading === undefined || heading.kind === 'picture') return { lead, cues };
  return { lead, cues, foot: { index: end, title: heading.text.trim(), blocks: blocks.slice(end + 1) } };
}

function cueOf(text: string): { cue: string; place?: string } {
  const at = text.lastIndexOf(SEPARATOR);
  return at < 0 ? { cue: text } : { cue: text.slice(0, at).trim(), place: text.slice(at + SEPARATOR.length).trim() };
}
