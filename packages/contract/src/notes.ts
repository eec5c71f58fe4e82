import * as z from 'zod/mini';
import { ArticleCard, ArticleDetail } from './articleRecords.ts';
import { get } from './call.ts';
import { after, Id, paging, record } from './schema.ts';

/** Notes of lecturers (product.md 4.15). */
export const notes = {
  detail: get('/lecturer/getNote', {
    summary: 'A note; one that is not free is read with a login',
    access: 'public',
    ids: { noteId: 'tenant' },
    input: record({ id: ['noteId', Id] }),
    result: ArticleDetail,
  }),
  list: get('/lecturer/getNotePage', {
    summary: 'Notes of a lecturer or of all, the latest first',
    access: 'public',
    ids: { lecturerId: 'tenant' },
    input: record({ lecturerId: ['lecturerId', z.optional(Id)], after, ...paging }),
    list: ArticleCard,
  }),
  ofReaders: get('/lecturer/getNoteReaderPage', {
    summary: 'Articles that students published after they had liked a note or commented on it, the latest first',
    access: 'public',
    ids: { noteId: 'tenant' },
    input: record({ id: ['noteId', Id], after, ...paging }),
    list: ArticleCard,
  }),
};
