import type { OwnArticleText } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { buildApi, buildStorage } from '../../../../testing/services.ts';
import { EMPTY_DRAFT, parseDraft } from '../draft/articleDraft.ts';
import { NEW_DRAFT, StoredDrafts } from '../draft/StoredDrafts.ts';
import type { TabLock } from '../draft/TabLock.ts';
import type { Target } from '../writeAddress.ts';
import { PreviewStore } from './PreviewStore.ts';

const draft = { ...EMPTY_DRAFT, title: '跑道上的第四棒', plateId: 3, plateName: '学习日记' };
const free: TabLock = { claim: async () => () => undefined };
const taken: TabLock = { claim: async () => null };

/** A preview in a browser that has one draft of a new article. */
function open(target: Target, { lock = free, calls = {} as Parameters<typeof buildApi>[0] } = {}) {
  const services = { storage: buildStorage(), sessionStorage: buildStorage() };
  const drafts = new StoredDrafts({ services, userId: 7, parse: parseDraft });
  drafts.write(NEW_DRAFT, { at: 1_000, tab: 'a', content: draft });
  const root = { api: buildApi(calls), auth: { user: { id: 7 } }, services };
  const store = new PreviewStore(root as unknown as ConstructorParameters<typeof PreviewStore>[0], { target, lock });
  store.start();
  return { store, drafts };
}

describe('a preview', () => {
  it('shows a draft of this browser without a call to the server (product.md 5.1)', () => {
    const { store } = open({ draft: NEW_DRAFT });
    expect(store.text).toEqual(draft);
    expect(store.stored?.at).toBe(1_000);
  });

  it('shows the text that the server has where this browser has none', async () => {
    const text = { title: '食堂', content: EMPTY_DRAFT.content, pictures: [], attachments: [], version: 2 };
    const ownText = vi.fn(async () => text as unknown as OwnArticleText);
    const { store } = open({ id: 12 }, { calls: { articles: { ownText } } });
    expect(store.text).toBeUndefined();
    await vi.waitFor(() => expect(store.text).toMatchObject({ title: '食堂', version: 2 }));
    expect(ownText).toHaveBeenCalledExactlyOnceWith({ id: 12 });
  });

  it('opened alone it shows nothing, and lists the drafts of this browser', () => {
    const { store } = open({});
    expect(store.text).toBeNull();
    expect(store.drafts.map(([name]) => name)).toEqual([NEW_DRAFT]);
  });
});

describe('a draft that is handed in from its preview', () => {
  it('is stored here no longer', async () => {
    const save = vi.fn(async () => ({}) as never);
    const { store, drafts } = open({ draft: NEW_DRAFT }, { calls: { articles: { save } } });
    expect(await store.submit()).toBe('sent');
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: '跑道上的第四棒', plateId: 3 }),
      expect.anything(),
    );
    expect(drafts.read(NEW_DRAFT)).toBeUndefined();
  });

  it('stays where the server refuses it', async () => {
    const save = async () => Promise.reject(new ApiError('refused', 'no'));
    const { store, drafts } = open({ draft: NEW_DRAFT }, { calls: { articles: { save } } });
    await expect(store.submit()).rejects.toThrow();
    expect(drafts.read(NEW_DRAFT)?.content).toEqual(draft);
  });

  it('is not handed in while another tab writes it', async () => {
    const { store } = open({ draft: NEW_DRAFT }, { lock: taken });
    expect(await store.submit()).toBe('elsewhere');
  });
});
