import { codePointLength } from '../text.ts';
import type { ArticleDocument } from './document.ts';

/** The text of an article, a line a block, without its pictures: what is counted against the limit and searched (§5). */
export function plainTextOf(document: ArticleDocument): string {
  return document.blocks.flatMap((block) => (block.kind === 'picture' ? [] : [block.text])).join('\n');
}

/** Characters of an article as its limit counts them: code points, blanks around the whole left out (§5, X7). */
export function articleLength(document: ArticleDocument): number {
  return codePointLength(plainTextOf(document).trim());
}
