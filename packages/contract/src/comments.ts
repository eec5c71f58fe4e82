import { COMMENT_MAX } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { articleKinds } from './articleRecords.ts';
import { Author } from './authorRecords.ts';
import { get, post } from './call.ts';
import { Sentence } from './fields.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { after, Flag, Id, Instant, maybe, Nothing, pageFields, record, Whole, words } from './schema.ts';

/** State of a comment: posted first, reviewed after; only its writer is told that it is in review (product.md 4.13). 3 is ours. */
export const commentStates = words({ inReview: 0, shown: 1, hidden: 2, deleted: 3 });
/** Orders of comments. */
export const commentSorts = words({ hottest: 1, newest: 2 });

const fields = {
  id: ['commentId', Id],
  /** Absent for a comment that is hidden or deleted. */
  author: ['author', maybe(Author)],
  /** Whether the author of the article wrote it. */
  isByAuthor: ['isAuthor', Flag],
  /** Plain text; '' for a comment that is hidden or deleted: its answers stay. */
  content: ['content', z.string()],
  state: ['checkStatus', commentStates, OPTIONAL],
  createdAt: ['createTime', Instant],
  likes: ['likeCount', Whole, OPTIONAL],
  isLiked: ['isLike', Flag],
  isOwn: ['isMine', Flag],
  /** Sent as `after` it brings the page behind this one, whatever was written meanwhile; absent for what was only just written. */
  cursor: ['pageKey', maybe(z.string())],
} as const;

/** An answer to a comment, or to another answer below it. */
export const Reply = record({
  ...fields,
  /** Whom it answers, where that is another answer. */
  toName: ['replyUserName', maybe(z.string())],
});
export type Reply = ReadOf<typeof Reply>;

/** A comment with its first answers. */
export const Comment = record({
  ...fields,
  replyCount: ['replyCount', Whole, OPTIONAL],
  replies: ['replyList', z.array(Reply)],
});
export type Comment = ReadOf<typeof Comment>;

const page = { page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] } as const;
const below = { kind: ['bizType', articleKinds], articleId: ['bizId', Id] } as const;
const CommentKey = record({ id: ['commentId', Id] });

/** Comments on articles and notes, by students and lecturers (product.md 4.13). */
export const comments = {
  list: get('/comment/getPage', {
    summary: 'Comments on a published article or note, each with its first answers',
    access: 'public',
    ids: { bizId: 'tenant' },
    input: record({
      ...below,
      sort: ['sortType', z.optional(commentSorts)],
      /** Only those that lecturers wrote. */
      isByLecturers: ['isTeacher', z.optional(Flag)],
      after,
      ...page,
    }),
    list: Comment,
  }),
  replies: get('/comment/getReplyPage', {
    summary: 'Answers to a comment, the oldest first',
    access: 'public',
    ids: { commentId: 'tenant' },
    input: record({ id: ['commentId', Id], after, ...page }),
    list: Reply,
  }),
  add: post('/comment/add', {
    summary: 'Comments on a published article, or answers a comment of it (6002 closed for comments, 6004 emoji)',
    access: 'member',
    ids: { bizId: 'tenant', parentId: 'tenant' },
    input: record({
      ...below,
      /** The comment, or the answer, that is answered. */
      parentId: ['parentId', z.optional(Id)],
      content: ['content', Sentence(COMMENT_MAX, { required: true })],
    }),
    result: Comment,
  }),
  delete: post('/comment/delete', {
    summary: 'Deletes an own comment; its answers stay',
    access: 'member',
    ids: { commentId: 'owner' },
    input: CommentKey,
    result: Nothing,
  }),
  like: post('/comment/like', {
    summary: 'Likes a comment, or no longer does; the same twice changes nothing',
    access: 'student',
    ids: { commentId: 'tenant' },
    input: record({ id: ['commentId', Id], isLiked: ['isLike', Flag] }),
    result: record({ isLiked: ['isLike', Flag], likes: ['likeCount', Whole] }),
  }),
};
