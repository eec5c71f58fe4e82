import { ARTICLE_TITLE_MAX, textProblem } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { articleQuery, articleSorts } from './articleQuery.ts';
import {
  ArticleCard,
  ArticleContent,
  ArticleDetail,
  articleStates,
  OwnArticle,
  OwnArticleText,
  OwnTotals,
  Plate,
} from './articleRecords.ts';
import { ActiveAuthor, AuthorHead, authorFields, WeekAuthors, WrittenBy } from './authorRecords.ts';
import { get, post } from './call.ts';
import { FileUrl, FileUrls, Keyword, ruled, Sentence } from './fields.ts';
import { after, Flag, Id, Instant, Nothing, paging, record, Whole, words } from './schema.ts';

/** Most attachments of an article (§5). */
export const ATTACHMENTS_MAX = 6;
/** Most files of a draft that are kept at once: more than an article may have. */
export const DRAFT_FILES_MAX = 100;
/** Most characters of what a reader writes with a report. */
export const REPORT_MAX = 200;

/** Why something is reported to the school. */
export const reportReasons = words({ rude: 1, private: 2, advertising: 3, copied: 4, wrong: 5, other: 9 });

const ArticleKey = record({ id: ['headlineId', Id] });
const readable = { headlineId: 'tenant' } as const;
const own = { headlineId: 'owner' } as const;

/** A title of 1 to 30 characters on one line; an emoji is refused with code 6004, which names it (§5, X7). */
const Title = z.string().check(
  z.maxLength(ARTICLE_TITLE_MAX * 4),
  ruled((title) => textProblem(title, { max: ARTICLE_TITLE_MAX, required: true })),
);

/** Articles of students, lecturers and the school, and notes of lecturers (product.md 4.13, 4.15). */
export const articles = {
  plates: get('/headline/getPlateList', {
    summary: 'Boards of the school with their rules and how many articles they have',
    access: 'public',
    input: Nothing,
    result: z.array(Plate),
  }),
  list: get('/headline/getPage', {
    summary: 'Published articles; a visitor sees those that are shared with everybody',
    access: 'public',
    ids: { plateId: 'tenant' },
    input: record({
      ...articleQuery,
      /** Only those chosen by the school. */
      isFeatured: ['isHot', z.optional(Flag)],
      after,
    }),
    list: ArticleCard,
  }),
  detail: get('/headline/getDetail', {
    summary: 'A published article with its text; counts one reading per reader and day',
    access: 'public',
    ids: readable,
    input: ArticleKey,
    result: ArticleDetail,
  }),
  /** A new article, or a new text of one: the old text stays public until the new one has passed (product.md 4.13). */
  save: post('/headline/save', {
    isDocument: true,
    summary:
      'Hands an article in for review (6001 not editable now, 4010 changed elsewhere, 6004 emoji, 1008 too many files)',
    access: 'student',
    ids: { headlineId: 'owner', plateId: 'tenant', coverFileId: 'owner', fileId: 'owner' },
    input: record({
      id: ['headlineId', z.optional(Id)],
      /** The text that is replaced; needed where there is one. */
      version: ['version', z.optional(Whole)],
      plateId: ['plateId', Id],
      title: ['title', Title],
      content: ['content', ArticleContent],
      coverId: ['coverFileId', z.optional(Id)],
      fileIds: ['attachmentList', z.array(Id).check(z.maxLength(100))],
      /** Cover and attachments that have no numbers, and the addresses of pictures of the text that have none. */
      coverUrl: ['coverFileUrl', z.optional(FileUrl)],
      fileUrls: ['attachmentUrlList', FileUrls(100)],
      pictures: [
        'pictureUrlList',
        z.optional(
          z.array(record({ fileId: ['fileId', Whole], url: ['fileUrl', FileUrl] })).check(z.maxLength(DRAFT_FILES_MAX)),
        ),
      ],
      isPublic: ['isPublicShare', Flag],
      allowsComments: ['isCommentAllowed', Flag],
    }),
    result: OwnArticle,
  }),
  /** Own files of a draft of this browser, which no text names yet (decision 0038); those that are not there are left out of the answer. */
  keepFiles: post('/headline/keepDraftFiles', {
    summary: 'Keeps the cover, pictures and attachments of a draft for thirty days more',
    access: 'student',
    ids: { fileId: 'owner' },
    input: record({ fileIds: ['fileIdList', z.array(Id).check(z.maxLength(DRAFT_FILES_MAX))] }),
    result: record({ fileIds: ['fileIdList', z.array(Id)], storedUntil: ['keepEndTime', Instant] }),
  }),
  withdraw: post('/headline/withdraw', {
    summary: 'Takes back a text that is in review, or gives up one that was refused (1004 decided meanwhile)',
    access: 'student',
    ids: own,
    input: ArticleKey,
    result: OwnArticle,
  }),
  delete: post('/headline/delete', {
    summary: 'Deletes an own article with its texts; its comments are hidden, collections show it as removed',
    access: 'student',
    ids: own,
    input: ArticleKey,
    result: Nothing,
  }),
  mine: get('/headline/getMyPage', {
    summary: 'Own articles: refused ones, those in review, published ones, those taken back',
    access: 'student',
    input: record({ state: ['headlineStatus', z.optional(articleStates)], after, ...paging }),
    list: OwnArticle,
  }),
  myTotals: get('/headline/getMyTotals', {
    summary: 'Sums of the own articles',
    access: 'student',
    input: Nothing,
    result: OwnTotals,
  }),
  seeComments: post('/headline/seeComments', {
    summary: 'Notes that the author has seen the comments on an own article',
    access: 'student',
    ids: own,
    input: ArticleKey,
    result: Nothing,
  }),
  ownText: get('/headline/getMyDetail', {
    summary: 'The latest text of an own article, to edit it or to read why it was refused',
    access: 'student',
    ids: own,
    input: ArticleKey,
    result: OwnArticleText,
  }),
  like: post('/headline/like', {
    summary: 'Likes an article or a note, or no longer does; the same twice changes nothing',
    access: 'student',
    ids: readable,
    input: record({ id: ['headlineId', Id], isLiked: ['isLike', Flag] }),
    result: record({ isLiked: ['isLike', Flag], likes: ['likeCount', Whole] }),
  }),
  report: post('/headline/report', {
    summary: 'Reports an article or one of its comments to the school; the same twice is one report',
    access: 'student',
    ids: { headlineId: 'tenant', commentId: 'tenant' },
    input: record({
      id: ['headlineId', Id],
      commentId: ['commentId', z.optional(Id)],
      reason: ['reasonType', reportReasons],
      words: ['content', z.optional(Sentence(REPORT_MAX))],
    }),
    result: Nothing,
  }),
  author: get('/headline/getAuthor', {
    summary: 'The head of an author page: a student or a lecturer',
    access: 'public',
    ids: { userId: 'tenant' },
    input: record(authorFields),
    result: AuthorHead,
  }),
  weekAuthors: get('/headline/getWeekAuthorList', {
    summary: 'The five authors whose articles of this week are liked best; the school itself is none of them',
    access: 'public',
    input: Nothing,
    result: WeekAuthors,
  }),
  plateAuthors: get('/headline/getPlateAuthorList', {
    summary: 'At most three authors who often write on a board, those with most of its newest articles first',
    access: 'public',
    ids: { plateId: 'tenant' },
    input: record({ plateId: ['plateId', Id] }),
    result: z.array(ActiveAuthor),
  }),
  writers: get('/headline/getAuthorList', {
    summary: 'At most twenty authors of articles that hold every word, and lecturers of that name, those first',
    access: 'public',
    input: record({ keyword: ['keyword', Keyword] }),
    result: z.array(WrittenBy),
  }),
  words: get('/headline/getWordList', {
    summary: 'Words that the titles of the most talked about articles share, to search for',
    access: 'public',
    input: Nothing,
    result: z.array(z.string()),
  }),
  authorArticles: get('/headline/getAuthorPage', {
    summary: 'Published articles of an author, or those the author likes',
    access: 'public',
    ids: { userId: 'tenant' },
    input: record({
      ...authorFields,
      tab: ['listType', z.optional(words({ written: 1, liked: 2 }))],
      sort: ['sortType', z.optional(articleSorts)],
      after,
      ...paging,
    }),
    list: ArticleCard,
  }),
};
