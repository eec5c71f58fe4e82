import * as z from 'zod/mini';
import { articleQuery } from './articleQuery.ts';
import { get } from './call.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Id, Instant, maybe, record, Whole } from './schema.ts';

/** A post of the home page (wire-facts 9). */
export const HomePost = record({
  id: ['postId', Id],
  title: ['title', z.string(), REQUIRED],
  cover: ['imgUrl', maybe(z.string())],
  publishedAt: ['createTime', maybe(Instant)],
  author: ['userName', z.string()],
  reads: ['readNum', Whole, OPTIONAL],
  comments: ['commentNum', Whole, OPTIONAL],
  likes: ['likedNum', Whole, OPTIONAL],
  plateName: ['plateName', maybe(z.string())],
});
export type HomePost = ReadOf<typeof HomePost>;

/** Headlines of the home page (product.md 5.2): apart from the other calls of articles, so that a first visit loads no more than this. */
export const homePosts = {
  list: get('/forumHome/getForumHomePostPage', {
    summary: 'Posts of the home page',
    access: 'public',
    ids: { plateId: 'tenant' },
    input: record(articleQuery),
    list: HomePost,
  }),
};
