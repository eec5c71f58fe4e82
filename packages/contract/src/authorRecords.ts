import * as z from 'zod/mini';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';

/** Who wrote an article, a note or a comment (product.md 4.13). */
export const authorKinds = words({ student: 1, lecturer: 2, school: 3 });

/** An author: a lecturer or a student; where only the id is known, the server finds out which. */
export const authorFields = { authorId: ['userId', Id], authorKind: ['authorType', z.optional(authorKinds)] } as const;

/** Who wrote an article or a comment. The school has no id. */
export const Author = record({
  kind: ['authorType', authorKinds],
  id: ['userId', maybe(Id)],
  name: ['userName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  /** A lecturer's title, e.g. `高中数学`. */
  title: ['teacherTitle', maybe(z.string())],
});
export type Author = ReadOf<typeof Author>;

/** The head of an author's page. */
export const AuthorHead = record({
  author: ['author', Author],
  /** One sentence of a lecturer. */
  motto: ['motto', maybe(z.string())],
  articleCount: ['headlineCount', Whole, OPTIONAL],
  noteCount: ['noteCount', Whole, OPTIONAL],
  fanCount: ['fansCount', Whole, OPTIONAL],
  /** Who began to follow since Monday, midnight in Beijing. */
  weekFanCount: ['weekFansCount', Whole, OPTIONAL],
  likes: ['likeCount', Whole, OPTIONAL],
  collects: ['collectCount', Whole, OPTIONAL],
  isFollowed: ['isFollow', Flag],
  isMe: ['isMe', Flag],
});
export type AuthorHead = ReadOf<typeof AuthorHead>;

/** Somebody who follows an author. */
export const Fan = record({
  author: ['author', Author],
  articleCount: ['headlineCount', Whole, OPTIONAL],
  followedAt: ['createTime', Instant],
  /** Whether who asks follows them. */
  isFollowed: ['isFollow', Flag],
  isMe: ['isMe', Flag],
  /** Sent as `after` it brings the page behind this one, whoever followed meanwhile. */
  cursor: ['pageKey', z.string()],
});
export type Fan = ReadOf<typeof Fan>;

/** Somebody who published articles that hold what is searched for. */
export const WrittenBy = record({
  author: ['author', Author],
  /** Articles that hold it; 0 for a lecturer of that name. */
  articleCount: ['headlineCount', Whole, OPTIONAL],
  /** Whether who asks follows them. */
  isFollowed: ['isFollow', Flag],
  isMe: ['isMe', Flag],
});
export type WrittenBy = ReadOf<typeof WrittenBy>;

/** Orders of those who follow: the latest first, or before them those whom who asks follows. */
export const fanSorts = words({ newest: 1, followed: 2 });

/** Somebody with their latest articles: of this week, or of a board. */
export const ActiveAuthor = record({
  author: ['author', Author],
  /** The articles that are counted, and the likes of these. */
  articleCount: ['headlineCount', Whole, OPTIONAL],
  likes: ['likeCount', Whole, OPTIONAL],
  /** Whether who asks follows them. */
  isFollowed: ['isFollow', Flag],
  isMe: ['isMe', Flag],
});
export type ActiveAuthor = ReadOf<typeof ActiveAuthor>;

/** Who published this week, the best liked first (no record of the family has it; the form is ours). */
export const WeekAuthors = record({
  authors: ['list', z.array(ActiveAuthor)],
  /** Everything that students and lecturers published since. */
  total: ['totalCount', Whole, OPTIONAL],
  /** Monday, midnight in Beijing. */
  since: ['beginTime', Instant],
});
export type WeekAuthors = ReadOf<typeof WeekAuthors>;
export type WeekAuthor = WeekAuthors['authors'][number];
