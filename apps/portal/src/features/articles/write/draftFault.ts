import {
  ARTICLE_ALT_MAX,
  ARTICLE_BLOCKS_MAX,
  ARTICLE_BODY_MAX,
  ARTICLE_MARKS_MAX,
  ARTICLE_PICTURES_MAX,
  type ArticleBlock,
  type ArticleDocument,
  articleFault,
  articleLength,
} from '@shuyuan/rules';

/** What is wrong with a text, by what its author can do about it; `most` is the limit. */
export type TextFault =
  | { kind: 'empty' }
  | { kind: 'characters' }
  | { kind: 'sign'; sign: string }
  | { kind: 'long' | 'blocks' | 'marks' | 'pictures' | 'caption'; most: number };

/**
 * The first thing that keeps a text from being handed in; null for none (§5). The editor hands on the blocks that did not change as they
 * are, so a key has only its own block looked at.
 */
export function textFault(content: ArticleDocument): TextFault | null {
  const { blocks } = content;
  const length = articleLength(content);
  if (length === 0) return { kind: 'empty' };
  if (blocks.length > ARTICLE_BLOCKS_MAX) return { kind: 'blocks', most: ARTICLE_BLOCKS_MAX };
  const pictures = blocks.filter(({ kind }) => kind === 'picture').length;
  if (pictures > ARTICLE_PICTURES_MAX) return { kind: 'pictures', most: ARTICLE_PICTURES_MAX };
  const marks = blocks.reduce((sum, block) => sum + (block.kind === 'picture' ? 0 : block.marks.length), 0);
  if (marks > ARTICLE_MARKS_MAX) return { kind: 'marks', most: ARTICLE_MARKS_MAX };
  for (const block of blocks) {
    const fault = blockFault(block);
    if (fault) return fault;
  }
  return length > ARTICLE_BODY_MAX ? { kind: 'long', most: ARTICLE_BODY_MAX } : null;
}

const known = new WeakMap<ArticleBlock, TextFault | null>();

function blockFault(block: ArticleBlock): TextFault | null {
  const before = known.get(block);
  if (before !== undefined) return before;
  const found = findFault(block);
  known.set(block, found);
  return found;
}

function findFault(block: ArticleBlock): TextFault | null {
  const fault = articleFault({ version: 1, blocks: [block] });
  if (fault === null) return null;
  if (fault.rule === 'emoji') return { kind: 'sign', sign: fault.sign ?? '' };
  if (fault.rule !== 'long' && fault.rule !== 'many') return { kind: 'characters' };
  return block.kind === 'picture'
    ? { kind: 'caption', most: ARTICLE_ALT_MAX }
    : { kind: 'long', most: ARTICLE_BODY_MAX };
}
