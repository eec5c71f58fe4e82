import type { ArticleCard, Author } from '@shuyuan/contract';
import type { ArticleAuthor, ArticleCardArticle } from '@shuyuan/ui';
import { type ArticleSource, articlePath } from './articlePaths.ts';

/** An author of the contract as the kit shows one. */
export function toAuthor({ kind, name, portrait }: Author): ArticleAuthor {
  return { kind, name, portrait };
}

/** An article of the contract as the kit's card shows it; a note names its subject in place of a board. */
export function toArticleCard(card: ArticleCard, from?: ArticleSource): ArticleCardArticle {
  const { id, title, excerpt, cover, plateName, subject, publishedAt, reads, likes, comments } = card;
  return {
    id: String(id),
    href: articlePath(card, from),
    title,
    summary: excerpt === '' ? undefined : excerpt,
    cover,
    author: toAuthor(card.author),
    plate: plateName ?? subject,
    publishedAt,
    reads,
    likes,
    comments,
    attachmentCount: card.attachmentCount,
    pinned: card.isTop,
    featured: card.isFeatured,
  };
}
