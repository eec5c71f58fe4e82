import * as z from 'zod/mini';
import { ArticleCard } from './articleRecords.ts';
import { get, post } from './call.ts';
import { CourseCard } from './courseRecords.ts';
import { Keyword } from './fields.ts';
import { LecturerCard } from './lecturers.ts';
import { REQUIRED, type ReadOf } from './reading.ts';
import { after, Flag, Id, Instant, maybe, Nothing, paging, record, Whole, words } from './schema.ts';

/** What a student collects: articles with notes, courses, lecturers (product.md 4.13). */
export const collectedKinds = words({ article: 1, course: 2, lecturer: 3 });

/** An entry of the student's collection; of a removed article only the title is left. */
export const Collected = record({
  kind: ['bizType', maybe(collectedKinds)],
  /** Of the article, of an offer of the course (`saleId`), of the lecturer. */
  id: ['bizId', Id],
  title: ['title', z.string(), REQUIRED],
  collectedAt: ['createTime', Instant],
  /** The article is not public any more, the course is off sale, the lecturer has left. */
  isRemoved: ['isRemoved', Flag],
  article: ['headline', maybe(ArticleCard)],
  course: ['sellCourse', maybe(CourseCard)],
  lecturer: ['lecturer', maybe(LecturerCard)],
  /** Sent as `after` it brings the page behind this entry, whatever was collected meanwhile. */
  cursor: ['pageKey', maybe(z.string())],
});
export type Collected = ReadOf<typeof Collected>;

/** How many entries of each kind the student has. */
export const CollectedTotals = record({
  article: ['headlineCount', Whole],
  course: ['sellCourseCount', Whole],
  lecturer: ['lecturerCount', Whole],
});
export type CollectedTotals = ReadOf<typeof CollectedTotals>;

/** Collected articles, courses and lecturers (product.md 4.13). */
export const collections = {
  toggle: post('/collection/toggle', {
    summary: 'Collects an article, a note, a course or a lecturer, or no longer does; the same twice changes nothing',
    access: 'student',
    ids: { bizId: 'tenant' },
    input: record({ kind: ['bizType', collectedKinds], id: ['bizId', Id], isCollected: ['isCollect', Flag] }),
    /** How many have collected it is counted for articles alone. */
    result: record({ isCollected: ['isCollect', Flag], collects: ['collectCount', maybe(Whole)] }),
  }),
  list: get('/collection/getPage', {
    summary: 'What the student has collected of a kind, the latest first; what was removed is named as such',
    access: 'student',
    ids: { plateId: 'tenant' },
    input: record({
      /** Articles where it is not said. */
      kind: ['bizType', z.optional(collectedKinds)],
      /** Of articles: only those of a board. */
      plateId: ['plateId', z.optional(Id)],
      keyword: ['keyword', z.optional(Keyword)],
      after,
      ...paging,
    }),
    list: Collected,
  }),
  totals: get('/collection/getTotals', {
    summary: 'How many entries of each kind the student has collected',
    access: 'student',
    input: Nothing,
    result: CollectedTotals,
  }),
};
