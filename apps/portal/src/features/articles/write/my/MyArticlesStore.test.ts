import type { OwnArticle } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { buildApi, buildStorage } from '../../../../testing/services.ts';
import { EMPTY_DRAFT, parseDraft } from '../draft/articleDraft.ts';
import { copyName, NEW_DRAFT, ofArticle, StoredDrafts } from '../draft/StoredDrafts.ts';
import { MyArticlesStore } from './MyArticlesStore.ts';

const article = { id: 12, state: 'published', version: 1 } as OwnArticle;

/** The list of a student with one article, a change of it, and a copy that two tabs left. */
function open() {
  const services = { storage: buildStorage(), sessionStorage: buildStorage() };
  const drafts = new StoredDrafts({ services, userId: 7, parse: parseDraft });
  const names = [NEW_DRAFT, ofArticle(12), copyName(ofArticle(12), 5)];
  for (const [at, name] of names.entries()) drafts.write(name, { at, tab: 'a', content: EMPTY_DRAFT });
  const calls = {
    mine: vi.fn(async () => ({ items: [article], totalCount: 1, currentPage: 1, pageSize: 10 })),
    myTotals: vi.fn(async () => ({ total: 1, published: 1, inReview: 0, rejected: 0, withdrawn: 0 })),
    withdraw: vi.fn(async () => article),
    delete: vi.fn(async () => undefined),
  };
  const root = { api: buildApi({ articles: calls as never }), auth: { user: { id: 7 } }, services };
  const store = new MyArticlesStore(root as unknown as ConstructorParameters<typeof MyArticlesStore>[0]);
  store.start();
  store.show({ tab: 'all', page: 1 });
  return { store, calls, drafts };
}

it('a change of an article is told of at the article; new ones and copies stand for themselves', () => {
  const { store } = open();
  expect(store.ownDrafts.map(([name]) => name)).toEqual(['12~5', NEW_DRAFT]);
  expect(store.draftOf(12)?.at).toBe(1);
  store.dispose();
});

it('asks for list and sums again once an article is taken back', async () => {
  const { store, calls } = open();
  await store.withdraw(12);
  expect(calls.withdraw).toHaveBeenCalledExactlyOnceWith({ id: 12 });
  await vi.waitFor(() => expect([calls.mine, calls.myTotals].map((call) => call.mock.calls.length)).toEqual([2, 2]));
  store.dispose();
});

it('an article takes what is stored of it along when it is deleted; copies and new ones stay', async () => {
  const { store, drafts } = open();
  await store.delete(12);
  expect(drafts.all().map(([name]) => name)).toEqual(['12~5', NEW_DRAFT]);
  expect(store.drafts.map(([name]) => name)).toEqual(['12~5', NEW_DRAFT]);
  store.dispose();
});

it('a draft is thrown away alone', () => {
  const { store } = open();
  store.discard('12~5');
  expect(store.drafts.map(([name]) => name)).toEqual([ofArticle(12), NEW_DRAFT]);
  store.dispose();
});
