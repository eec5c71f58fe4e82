import * as z from 'zod/mini';
import { get } from './call.ts';
import { CourseCard } from './courseRecords.ts';
import type { ReadOf } from './reading.ts';
import { Id, Instant, maybe, pageFields, record, Whole, words } from './schema.ts';

/** A campaign that makes courses cheaper for a time (product.md 4.7). */
export const Campaign = record({
  id: ['discountId', Id],
  name: ['discountName', z.string()],
  note: ['discountNote', maybe(z.string())],
  startsAt: ['startTime', Instant],
  endsAt: ['endTime', Instant],
  status: ['discountStatus', words({ notStarted: 0, going: 1, ended: 2 })],
  courseCount: ['courseCount', Whole],
  serverTime: ['currentDateTime', Instant],
});
export type Campaign = ReadOf<typeof Campaign>;

/** Discount campaigns (§2). */
export const discounts = {
  detail: get('/discount/getDetail', {
    summary: 'One campaign',
    access: 'public',
    ids: { discountId: 'tenant' },
    input: record({ id: ['discountId', Id] }),
    result: Campaign,
  }),
  list: get('/discount/getPage', {
    summary: 'Campaigns that go on or are to come, those that end first on top',
    access: 'public',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: Campaign,
  }),
  courses: get('/discount/getCoursePage', {
    summary: 'Courses of a campaign; without one, all that are cheaper now',
    access: 'public',
    ids: { discountId: 'tenant' },
    input: record({
      id: ['discountId', z.optional(Id)],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: CourseCard,
  }),
};
