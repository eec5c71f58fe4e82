import type { ArticleDocument } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { Author, AuthorHead } from './authorRecords.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';
import { marked } from './toWire.ts';

/** Articles of students, lecturers and the school, and notes of lecturers: both have comments, likes and collections (product.md 4.13, 4.15). */
export const articleKinds = words({ headline: 1, note: 3 });
/** State of an article for its author; 4 is ours: the author took it back, and may hand it in again (product.md 4.13). */
export const articleStates = words({ inReview: 0, published: 1, rejected: 2, off: 3, withdrawn: 4 });
/** Kinds of attachments (product.md 4.13). */
export const attachmentKinds = words({ document: 1, image: 2, audio: 3, video: 4 });

/** Rich text in its one stored form; `packages/rules` says what it may hold, and a server refuses everything else (X1). */
export const ArticleContent = marked(
  z.codec(z.unknown(), z.custom<ArticleDocument>(isObject), {
    decode: (value) => value as ArticleDocument,
    encode: (value) => value,
  }),
  'any',
);

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const counts = {
  reads: ['readCount', Whole, OPTIONAL],
  likes: ['likeCount', Whole, OPTIONAL],
  comments: ['commentCount', Whole, OPTIONAL],
  collects: ['collectCount', Whole, OPTIONAL],
} as const;

const cardFields = {
  id: ['headlineId', Id],
  kind: ['headlineType', articleKinds, OPTIONAL],
  title: ['title', z.string(), REQUIRED],
  /** The beginning of the text; in a search, what stands around the first word found. */
  excerpt: ['summary', z.string()],
  cover: ['coverImg', maybe(z.string())],
  author: ['author', Author],
  plateId: ['plateId', maybe(Id)],
  plateName: ['plateName', maybe(z.string())],
  /** Subject of a lecturer's note. */
  subject: ['subjectName', maybe(z.string())],
  publishedAt: ['publishTime', maybe(Instant)],
  ...counts,
  attachmentCount: ['attachmentCount', Whole, OPTIONAL],
  isTop: ['isTop', Flag],
  /** Chosen by the school. */
  isFeatured: ['isHot', Flag],
  /** Whether a visitor may read it without a login. */
  isPublic: ['isPublicShare', Flag],
  /** Sent as `after` it brings the page behind this card, whatever was published meanwhile. */
  cursor: ['pageKey', z.string()],
} as const;

/** An article or a note in a list. */
export const ArticleCard = record(cardFields);
export type ArticleCard = ReadOf<typeof ArticleCard>;

/** A picture of the text, at an address that this reader may open. */
export const ShownPicture = record({
  fileId: ['fileId', Id],
  url: ['fileUrl', z.string()],
  width: ['width', maybe(Whole)],
  height: ['height', maybe(Whole)],
});
export type ShownPicture = ReadOf<typeof ShownPicture>;

/** A file beside the text; its address is signed, so a visitor gets none (U6). */
export const ArticleAttachment = record({
  fileId: ['fileId', Id],
  kind: ['fileType', attachmentKinds, OPTIONAL],
  name: ['fileName', z.string()],
  /** Media type of the stored file: it decides what can be looked at in the page, whatever the name says (U6). */
  mime: ['mime', z.string()],
  bytes: ['fileSize', Whole, OPTIONAL],
  url: ['fileUrl', maybe(z.string())],
});
export type ArticleAttachment = ReadOf<typeof ArticleAttachment>;

const textFields = {
  content: ['content', ArticleContent],
  pictures: ['pictureList', z.array(ShownPicture)],
  attachments: ['attachmentList', z.array(ArticleAttachment)],
  /** Characters of the text in code points (X7). */
  length: ['textLength', Whole, OPTIONAL],
  allowsComments: ['isCommentAllowed', Flag],
} as const;

/** A published article or note as its readers see it. */
export const ArticleDetail = record({
  ...cardFields,
  ...textFields,
  head: ['authorInfo', AuthorHead],
  isLiked: ['isLike', Flag],
  isCollected: ['isCollect', Flag],
  isOwn: ['isMine', Flag],
  /** When the text that is shown was handed in, if it is not the first one. */
  revisedAt: ['editTime', maybe(Instant)],
  /** A note that is read with a login only: text and files are left out for a visitor. */
  isLocked: ['isLocked', Flag],
  serverTime: ['currentDateTime', Instant],
});
export type ArticleDetail = ReadOf<typeof ArticleDetail>;

const ownFields = {
  id: ['headlineId', Id],
  title: ['title', z.string(), REQUIRED],
  excerpt: ['summary', z.string()],
  cover: ['coverImg', maybe(z.string())],
  plateId: ['plateId', maybe(Id)],
  plateName: ['plateName', maybe(z.string())],
  state: ['headlineStatus', articleStates],
  /** A text of it is public: the one that is named here, or an older one while this is in review, refused or taken back. */
  isPublished: ['isPublished', Flag],
  submittedAt: ['submitTime', Instant],
  decidedAt: ['auditTime', maybe(Instant)],
  /** Why it was refused. */
  reason: ['rejectReason', maybe(z.string())],
  /** The text block that the reason is about, from 0; absent where it is about the whole. */
  reasonBlock: ['rejectParagraph', maybe(Whole)],
  reviewer: ['auditUserName', maybe(z.string())],
  /** Articles of the school that were handed in earlier and still wait. */
  aheadCount: ['aheadCount', maybe(Whole)],
  publishedAt: ['publishTime', maybe(Instant)],
  ...counts,
  /** Number of the text, from 1; sent back when it is replaced. */
  version: ['version', Whole],
  /** Sent as `after` it brings the page behind this article, whatever was handed in meanwhile. */
  cursor: ['pageKey', z.string()],
} as const;

/** An article of the student as the list of own articles shows it: its latest text. */
export const OwnArticle = record(ownFields);
export type OwnArticle = ReadOf<typeof OwnArticle>;

/** The latest text of an own article, to edit it. */
export const OwnArticleText = record({
  ...ownFields,
  ...textFields,
  coverId: ['coverFileId', maybe(Id)],
  isPublic: ['isPublicShare', Flag],
  serverTime: ['currentDateTime', Instant],
});
export type OwnArticleText = ReadOf<typeof OwnArticleText>;

/** Sums over the own published articles, and how many are in which state. */
export const OwnTotals = record({
  ...counts,
  /** Likes since Monday 00:00, Beijing time. */
  likesThisWeek: ['weekLikeCount', Whole, OPTIONAL],
  /** Readers since then, each once a day. */
  readsThisWeek: ['weekReadCount', Whole, OPTIONAL],
  /** Comments of others since the author last saw those on their article. */
  unseenComments: ['unReadCommentCount', Whole, OPTIONAL],
  total: ['totalCount', Whole],
  published: ['publishedCount', Whole],
  inReview: ['reviewCount', Whole],
  rejected: ['rejectedCount', Whole],
  withdrawn: ['withdrawnCount', Whole],
});
export type OwnTotals = ReadOf<typeof OwnTotals>;

/** A board. */
export const Plate = record({
  id: ['plateId', Id],
  name: ['plateName', z.string(), REQUIRED],
  intro: ['introText', maybe(z.string())],
  rules: ['ruleList', z.array(z.string())],
  picture: ['icon', maybe(z.string())],
  postCount: ['postCount', Whole, OPTIONAL],
  /** Published today, Beijing time. */
  todayCount: ['todayCount', Whole, OPTIONAL],
  /** Lecturers who look after it. */
  lecturers: ['teacherList', z.array(Author)],
  /** Whether students write here; else only the school does. */
  mayPost: ['isUserPost', Flag],
});
export type Plate = ReadOf<typeof Plate>;
