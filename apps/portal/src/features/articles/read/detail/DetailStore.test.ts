import type { ArticleCard, ArticleDetail } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../../testing/services.ts';
import { DetailStore } from './DetailStore.ts';

const pageOf = (...ids: number[]) => ({
  items: ids.map((id) => ({ id }) as ArticleCard),
  totalCount: ids.length,
  currentPage: 1,
  pageSize: 4,
});

function open(author: Partial<ArticleDetail['author']>, isOwn = false) {
  const authorArticles = vi.fn(async () => pageOf(5, 6, 7));
  const list = vi.fn(async () => pageOf(5, 8, 9, 10));
  const detail = async ({ id }: { id: number }) =>
    ({ id, kind: 'headline', plateId: 2, isOwn, author: { name: '陈一诺', ...author } }) as ArticleDetail;
  const seeComments = vi.fn(async () => ({}));
  const store = new DetailStore(
    buildApi({
      articles: { detail, list, authorArticles, seeComments },
      comments: { list: async () => pageOf() as never },
    }),
  );
  store.show(5);
  store.start();
  return { store, authorArticles, seeComments };
}

it('shows what else the author wrote and what is talked about on the board, never the article itself', async () => {
  const { store, authorArticles } = open({ kind: 'student', id: 3 });
  await vi.waitFor(() => expect(store.others.map(({ id }) => id)).toEqual([8, 9, 10]));
  await vi.waitFor(() => expect(store.alsoWritten.map(({ id }) => id)).toEqual([6, 7]));
  expect(authorArticles).toHaveBeenCalledExactlyOnceWith({
    authorId: 3,
    authorKind: 'student',
    sort: 'mostRead',
    pageSize: 3,
  });
  store.dispose();
});

it('asks for nothing else of the school, which has no page', async () => {
  const { store, authorArticles } = open({ kind: 'school', id: undefined });
  await vi.waitFor(() => expect(store.others).toHaveLength(3));
  expect(authorArticles).not.toHaveBeenCalled();
  store.dispose();
});

it('tells that the author has seen the comments on an own article, once they are there', async () => {
  const { store, seeComments } = open({ kind: 'student', id: 3 }, true);
  await vi.waitFor(() => expect(seeComments).toHaveBeenCalledExactlyOnceWith({ id: 5 }));
  store.dispose();
});

it('tells nothing of comments on an article of somebody else', async () => {
  const { store, seeComments } = open({ kind: 'student', id: 3 });
  await vi.waitFor(() => expect(store.reading.comments.total).toBe(0));
  expect(seeComments).not.toHaveBeenCalled();
  store.dispose();
});
