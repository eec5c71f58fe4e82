export { ArticleBody, type ArticleBodyProps } from './article/ArticleBody/ArticleBody.tsx';
export type { ArticlePictureSource } from './article/ArticleBody/ArticlePicture.tsx';
export {
  ArticleCard,
  type ArticleCardArticle,
  type ArticleCardLayout,
  type ArticleCardPart,
  type ArticleCardProps,
} from './article/ArticleCard/ArticleCard.tsx';
export {
  ArticleOutline,
  type ArticleOutlineProps,
  type OutlineHeading,
} from './article/ArticleOutline/ArticleOutline.tsx';
export { AuthorHead, type AuthorHeadProps } from './article/AuthorHead/AuthorHead.tsx';
export type { ArticleAuthor } from './article/articleAuthor.ts';
export { CommentThread, type CommentThreadProps } from './article/CommentThread/CommentThread.tsx';
export type { ThreadComment } from './article/CommentThread/threadComment.ts';
export { type Headline, HeadlineList, type HeadlineListProps } from './article/HeadlineList/HeadlineList.tsx';
export { NoteBody, type NoteBodyProps } from './article/NoteBody/NoteBody.tsx';
export type { OwnArticleState } from './article/OwnArticleCard/OwnArticleCard.labels.ts';
export {
  type ArticleProof,
  OwnArticleCard,
  type OwnArticleCardPart,
  type OwnArticleCardProps,
} from './article/OwnArticleCard/OwnArticleCard.tsx';
export { type Plate, PlateTile, type PlateTileProps } from './article/PlateTile/PlateTile.tsx';
export { type RankFigure, RankTicket, type RankTicketProps } from './article/RankTicket/RankTicket.tsx';
