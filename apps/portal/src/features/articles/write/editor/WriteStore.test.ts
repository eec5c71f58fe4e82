import type { OwnArticleText } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import type { RootStore } from '../../../../stores/RootStore.ts';
import { buildStorage } from '../../../../testing/services.ts';
import { type ArticleDraft, EMPTY_DRAFT, parseDraft } from '../draft/articleDraft.ts';
import { copyName, ofArticle, StoredDrafts } from '../draft/StoredDrafts.ts';
import type { TabLock } from '../draft/TabLock.ts';
import type { Target } from '../writeAddress.ts';
import { WriteStore } from './WriteStore.ts';

const NOW = 5_000;
const content = (text: string) => ({ version: 1 as const, blocks: [{ kind: 'paragraph' as const, text, marks: [] }] });
const onServer = (version: number, title: string) =>
  ({
    id: 12,
    title,
    plateId: 3,
    content: content(title),
    pictures: [],
    attachments: [],
    isPublic: true,
    allowsComments: true,
    version,
  }) as unknown as OwnArticleText;

/** One browser of a student: its storage, and what the server answers. */
function buildBrowser(text = onServer(2, '服务器上的')) {
  const storage = buildStorage();
  const sessionStorage = buildStorage();
  const clock = { now: NOW };
  const services = { storage, sessionStorage, clock } as unknown as RootStore['services'];
  const drafts = new StoredDrafts<ArticleDraft>({ services, userId: 7, parse: parseDraft });
  const articles = {
    plates: vi.fn(async () => [
      { id: 3, name: '校园', mayPost: true },
      { id: 4, name: '公告', mayPost: false },
    ]),
    ownText: vi.fn(async () => text),
    save: vi.fn(async (_contents: unknown) => ({ id: 12, version: 3 })),
    keepFiles: vi.fn(async ({ fileIds }: { fileIds: number[] }) => ({ fileIds, storedUntil: '2026-12-26T01:00:00Z' })),
  };
  const root = { services, auth: { user: { id: 7 } }, api: { articles } } as unknown as RootStore;
  const held = new Map<string, () => void>();
  const lock: TabLock = {
    async claim(name, { take, onLost }) {
      if (held.has(name) && !take) return null;
      held.get(name)?.();
      held.set(name, onLost);
      return () => void (held.get(name) === onLost && held.delete(name));
    },
  };
  const open = async (tab: string, target: Target = {}) => {
    const store = new WriteStore(root, { target, lock, tab, onLeaving: () => () => undefined });
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    return store;
  };
  return { open, drafts, articles, clock, storage, sessionStorage };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('of two tabs on one draft', () => {
  it('the later one is told, and goes on with what the other had stored once it takes over', async () => {
    const { open } = buildBrowser();
    const first = await open('a');
    first.change({ title: '第一页' });
    first.saving.flush();
    const second = await open('b');
    expect([second.saving.turn, second.draft.title]).toEqual(['elsewhere', '第一页']);
    first.change({ title: '第一页，接着写' });
    first.saving.flush();
    const { round } = second;
    await second.takeOver();
    expect([first.saving.turn, second.saving.turn, second.draft.title]).toEqual(['taken', 'mine', '第一页，接着写']);
    expect(second.round).toBe(round + 1);
  });
});

describe('a draft that is older than the text on the server', () => {
  async function outdated() {
    const browser = buildBrowser();
    const own = { ...EMPTY_DRAFT, title: '我的', content: content('我的字'), version: 1 };
    browser.drafts.write(ofArticle(12), { at: 1, tab: 'x', content: own });
    const store = await browser.open('a', { id: 12 });
    return { ...browser, store };
  }

  it('is told, and so is none of the same version', async () => {
    const { store } = await outdated();
    expect([store.isOutdated, store.draft.title]).toEqual([true, '我的']);
    store.change({ version: 2 });
    expect(store.isOutdated).toBe(false);
  });

  it('replaces the newer one when its author goes on with it', async () => {
    const { store, articles } = await outdated();
    store.keepOwn();
    expect([store.isOutdated, store.draft.title]).toEqual([false, '我的']);
    await store.submit();
    expect(articles.save.mock.calls[0]?.[0]).toMatchObject({ id: 12, version: 2, title: '我的' });
  });

  it('stays as a copy when its author goes on with the newer one', async () => {
    const { store, drafts } = await outdated();
    const { round } = store;
    store.useServers();
    expect([store.draft.title, store.draft.version, store.round]).toEqual(['服务器上的', 2, round + 1]);
    expect(store.saving.copy).toBe(copyName('12', NOW));
    expect(drafts.read(copyName('12', NOW))?.content).toMatchObject({ title: '我的', content: content('我的字') });
    expect(drafts.read('12')).toBeUndefined();
  });

  it('is not thrown away where the browser has no room for a copy', async () => {
    const { store, storage, sessionStorage } = await outdated();
    storage.write = () => false;
    sessionStorage.write = () => false;
    store.useServers();
    expect([store.draft.title, store.saving.copy, store.saving.lasting]).toEqual(['我的', null, 'page']);
  });
});

describe('a text on its way to the server', () => {
  it('is locked until the answer, and its draft is gone after it', async () => {
    const { open, drafts, articles } = buildBrowser();
    const answer = Promise.withResolvers<{ id: number; version: number }>();
    articles.save.mockReturnValueOnce(answer.promise);
    const store = await open('a');
    store.change({ title: '题', content: content('字') });
    const sending = store.submit();
    expect(store.isSending).toBe(true);
    answer.resolve({ id: 40, version: 1 });
    await sending;
    expect([store.isSending, drafts.all()]).toEqual([false, []]);
  });

  it('loses no word that came in meanwhile: it is a draft that changes the article', async () => {
    const { open, drafts, articles } = buildBrowser();
    const answer = Promise.withResolvers<{ id: number; version: number }>();
    articles.save.mockReturnValueOnce(answer.promise);
    const store = await open('a');
    store.change({ title: '题', content: content('字') });
    const sending = store.submit();
    store.change({ content: content('字，还有一个词') });
    answer.resolve({ id: 40, version: 1 });
    await sending;
    expect(drafts.all().map(([name]) => name)).toEqual([ofArticle(40)]);
    expect(drafts.read(ofArticle(40))?.content).toMatchObject({ content: content('字，还有一个词'), version: 1 });
    store.dispose();
    expect(drafts.all()).toHaveLength(1);
  });

  it('may be written on after a refusal, and its draft is still there', async () => {
    const { open, drafts, articles } = buildBrowser();
    articles.save.mockRejectedValueOnce(new ApiError('unreachable', 'offline'));
    const store = await open('a');
    store.change({ title: '题', content: content('字') });
    await expect(store.submit()).rejects.toThrow();
    expect([store.isSending, drafts.read('new')?.content.title]).toEqual([false, '题']);
  });
});

describe('files that are not stored', () => {
  const cat = { pending: [], failed: ['cat.png'] };

  it('are named by where they belong until they are stored or taken away', async () => {
    const store = await buildBrowser().open('a');
    store.setUnstored('pictures', { pending: ['dog.png'], failed: [] });
    expect([store.isUploading, store.missing]).toEqual([true, []]);
    store.setUnstored('pictures', cat);
    store.setUnstored('attachments', { pending: [], failed: ['big.mp4'] });
    expect([store.isUploading, store.missing]).toEqual([
      false,
      [
        ['attachments', ['big.mp4']],
        ['pictures', ['cat.png']],
      ],
    ]);
    store.setUnstored('pictures', { pending: [], failed: [] });
    store.setUnstored('attachments', { pending: [], failed: [] });
    expect([store.missing, store.draft.unstored]).toEqual([[], []]);
  });

  it('are told on the next page of the draft, and no more once its author knows', async () => {
    const { open } = buildBrowser();
    const store = await open('a');
    store.change({ title: '题' });
    store.setUnstored('pictures', { pending: ['dog.png'], failed: ['cat.png'] });
    store.dispose();
    const next = await open('b');
    expect(next.missing).toEqual([['lost', ['dog.png', 'cat.png']]]);
    next.setUnstored('pictures', { pending: [], failed: [] });
    expect(next.missing).toHaveLength(1);
    next.setUnstored('pictures', { pending: ['dog.png'], failed: [] }); // chosen again
    expect(next.missing).toEqual([['lost', ['cat.png']]]);
    next.setUnstored('pictures', { pending: [], failed: [] });
    next.forgetLost();
    next.dispose();
    expect((await open('c')).missing).toEqual([]);
  });
});

describe('the board that an article is begun from', () => {
  it('is chosen, without a draft that nobody has written', async () => {
    const { open, drafts } = buildBrowser();
    const store = await open('a', { plate: 3 });
    expect([store.draft.plateId, store.draft.plateName]).toEqual([3, '校园']);
    store.dispose();
    expect(drafts.all()).toEqual([]);
  });

  it('is not, where only the school writes or there is none', async () => {
    const { open } = buildBrowser();
    expect((await open('a', { plate: 4 })).draft.plateId).toBeNull();
    expect((await open('b', { plate: 5 })).draft.plateId).toBeNull();
  });

  it('gives way to the one that was chosen before, and to that of an article', async () => {
    const { open, drafts } = buildBrowser({ ...onServer(2, '文章'), plateId: undefined } as unknown as OwnArticleText);
    drafts.write('new', { at: 1, tab: 'x', content: { ...EMPTY_DRAFT, plateId: 9 } });
    expect((await open('a', { plate: 3 })).draft.plateId).toBe(9);
    expect((await open('b', { id: 12, plate: 3 })).draft.plateId).toBeNull();
  });
});

describe('files of a draft on the server (S11, decision 0038)', () => {
  const picture = (fileId: number, alt: string) => ({ kind: 'picture' as const, fileId, alt, width: 100 as const });
  const source = (fileId: number) => ({ fileId, url: `/files/u/${fileId}.png`, width: 4, height: 3 });
  const file = (id: string, name: string) => ({ id, name, size: 1, mime: 'image/png', url: `/files/u/${id}.png` });
  const draft: ArticleDraft = {
    ...EMPTY_DRAFT,
    title: '隔天的草稿',
    content: { version: 1, blocks: [picture(5, '猫'), ...content('字').blocks, picture(6, '')] },
    pictures: [source(5), source(6), source(7)],
    cover: file('8', 'cover.png'),
    attachments: [file('9', '提纲.pdf')],
  };
  const stored = (browser = buildBrowser()) => {
    browser.drafts.write('new', { at: 1, tab: 'x', content: draft });
    return browser;
  };
  const without = (...gone: number[]) => ({
    fileIds: [5, 6, 7, 8, 9].filter((id) => !gone.includes(id)),
    storedUntil: '2026-12-26T01:00:00Z',
  });

  it('are kept when the draft is opened, those that undo may bring back among them', async () => {
    const { open, articles } = stored();
    const store = await open('a');
    expect(articles.keepFiles.mock.calls).toEqual([[{ fileIds: [8, 9, 5, 6, 7] }]]);
    expect([store.files.until, store.missing]).toEqual(['2026-12-26T01:00:00Z', []]);
  });

  it('are kept anew with each file that comes, and not with each word', async () => {
    const { open, articles } = buildBrowser();
    const store = await open('a');
    store.change({ content: content('字') });
    expect(articles.keepFiles).not.toHaveBeenCalled();
    store.addPicture(source(5));
    await vi.advanceTimersByTimeAsync(0);
    store.change({ content: content('更多的字') });
    store.change({ cover: file('8', 'cover.png') });
    expect(articles.keepFiles.mock.calls.map(([{ fileIds }]) => fileIds)).toEqual([[5], [8, 5]]);
  });

  it('that are gone are named when the draft is opened, until they are taken out', async () => {
    const browser = stored();
    browser.articles.keepFiles.mockResolvedValue(without(6, 8, 9));
    const store = await browser.open('a');
    expect(store.missing).toEqual([['gone', ['cover.png', '提纲.pdf', '']]]);
    browser.articles.keepFiles.mockResolvedValue({ ...without(), fileIds: [5, 7] });
    store.change({ cover: null, attachments: [], content: { version: 1, blocks: [picture(5, '猫')] } });
    expect(store.missing).toEqual([]);
  });

  it('are looked for when the server refuses for one of them', async () => {
    const { open, articles } = stored();
    const store = await open('a');
    expect(store.missing).toEqual([]);
    articles.save.mockRejectedValueOnce(new ApiError('missing', 'gone'));
    articles.keepFiles.mockResolvedValue(without(5));
    await expect(store.submit()).rejects.toThrow();
    expect(store.missing).toEqual([['gone', ['猫']]]);
  });

  it('are not known without a network, and nothing is told then', async () => {
    const { open, articles } = stored();
    articles.keepFiles.mockRejectedValue(new ApiError('unreachable', 'offline'));
    const store = await open('a');
    expect([store.files.until, store.missing]).toEqual([null, []]);
  });
});
