import type { ArticleDetail, AuthorHead } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../api/createApi.ts';
import { ArticleStore } from './ArticleStore.ts';

const author = { kind: 'lecturer', id: 7, name: '沈书瑶' } as const;
const head = { author, isFollowed: false, isMe: false, fanCount: 3 } as AuthorHead;
const buildArticle = (over: Partial<ArticleDetail> = {}) =>
  ({ id: 5, author, head, isLiked: false, likes: 1, isCollected: true, collects: 2, ...over }) as ArticleDetail;

async function open(calls: object, over: Partial<ArticleDetail> = {}) {
  const api = { articles: calls, collections: calls, follows: calls } as unknown as Pick<
    Api,
    'articles' | 'collections' | 'follows'
  >;
  const store = new ArticleStore(api, async (id) => buildArticle({ ...over, id }));
  store.show(5);
  await vi.waitFor(() => expect(store.article.value).toBeDefined());
  return store;
}

it('likes an article and shows the number that the server counted', async () => {
  const like = vi.fn(async () => ({ isLiked: true, likes: 8 }));
  const store = await open({ like });
  await store.toggleLike();
  expect(like).toHaveBeenCalledWith({ id: 5, isLiked: true });
  expect(store.article.value).toMatchObject({ isLiked: true, likes: 8 });
});

it('takes an article out of the collection', async () => {
  const toggle = vi.fn(async () => ({ isCollected: false, collects: 1 }));
  const store = await open({ toggle });
  await store.toggleCollected();
  expect(toggle).toHaveBeenCalledWith({ kind: 'article', id: 5, isCollected: false });
  expect(store.article.value).toMatchObject({ isCollected: false, collects: 1 });
});

it('follows the author by id and kind, and nobody where the school wrote it', async () => {
  const toggle = vi.fn(async () => ({ isFollowed: true, fanCount: 4 }));
  const store = await open({ toggle });
  await store.toggleFollowed();
  expect(toggle).toHaveBeenCalledWith({ authorId: 7, authorKind: 'lecturer', isFollowed: true });
  expect(store.article.value?.head).toMatchObject({ isFollowed: true, fanCount: 4 });
  const school = await open({ toggle }, { author: { kind: 'school', name: '教务处' } });
  await school.toggleFollowed();
  expect(toggle).toHaveBeenCalledOnce();
});

it('an answer that arrives after another article was opened changes nothing', async () => {
  const late = Promise.withResolvers<{ isLiked: boolean; likes: number }>();
  const store = await open({ like: () => late.promise });
  const liking = store.toggleLike();
  store.show(6);
  await vi.waitFor(() => expect(store.article.value?.id).toBe(6));
  late.resolve({ isLiked: true, likes: 9 });
  await liking;
  expect(store.article.value).toMatchObject({ id: 6, isLiked: false, likes: 1 });
});
