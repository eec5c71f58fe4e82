import * as z from 'zod/mini';
import { authorFields, Fan, fanSorts } from './authorRecords.ts';
import { get, post } from './call.ts';
import { after, Flag, paging, record, Whole } from './schema.ts';

/** Students follow lecturers and each other. */
export const follows = {
  toggle: post('/follow/toggle', {
    summary: 'Follows an author, or no longer does; the same twice changes nothing',
    access: 'student',
    ids: { userId: 'tenant' },
    input: record({ ...authorFields, isFollowed: ['isFollow', Flag] }),
    result: record({ isFollowed: ['isFollow', Flag], fanCount: ['fansCount', Whole] }),
  }),
  fans: get('/follow/getPage', {
    summary: 'Who follows an author, the latest first; on request those first whom the student follows',
    access: 'student',
    ids: { userId: 'tenant' },
    input: record({ ...authorFields, sort: ['sortType', z.optional(fanSorts)], after, ...paging }),
    list: Fan,
  }),
};
