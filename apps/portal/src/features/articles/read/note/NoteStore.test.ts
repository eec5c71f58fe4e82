import type { ArticleCard, ArticleDetail, Comment, StudyRoom } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { buildApi } from '../../../../testing/services.ts';
import { NoteStore } from './NoteStore.ts';

const buildNote = (over: Partial<ArticleDetail> = {}) =>
  ({
    id: 5,
    kind: 'note',
    author: { kind: 'lecturer', id: 7, name: '沈书瑶' },
    isLocked: false,
    ...over,
  }) as ArticleDetail;
const pageOf = <T>(...items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 10 });
const cards = (...ids: number[]) => pageOf(...ids.map((id) => ({ id, kind: 'note' }) as ArticleCard));

/** A store whose page is open, with the calls that it made. */
const buildRoom = (over: Partial<StudyRoom> = {}) =>
  ({ id: 40, lecturerId: 7, status: 'open', isFull: false, waitCount: 2, ...over }) as StudyRoom;

function open({ note = buildNote(), notes = async () => cards(5, 6, 8, 9), rooms = [buildRoom()] } = {}) {
  const calls = {
    detail: vi.fn(async () => note),
    comments: vi.fn(async () => pageOf<Comment>()),
    notes: vi.fn(notes),
    ofReaders: vi.fn(async () => cards(50)),
    written: vi.fn(async () => cards(20)),
    hot: vi.fn(async () => cards(30, 20, 31, 32)),
  };
  const store = new NoteStore(
    buildApi({
      notes: { detail: calls.detail, list: calls.notes, ofReaders: calls.ofReaders },
      articles: { authorArticles: calls.written, list: calls.hot },
      comments: { list: calls.comments },
      studyRooms: { list: async () => pageOf(...rooms) },
    }),
  );
  store.start();
  store.show(5);
  return { store, calls };
}

it('loads a note, its comments as those of a note, and other notes of its lecturer (product.md 4.15)', async () => {
  const { store, calls } = open();
  await vi.waitFor(() => expect(store.notes.value).toBeDefined());
  expect(calls.detail).toHaveBeenCalledExactlyOnceWith({ id: 5 });
  expect(calls.comments).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'note', articleId: 5 }));
  expect(calls.notes).toHaveBeenCalledExactlyOnceWith({ lecturerId: 7, pageSize: 4 });
  store.dispose();
});

it('asks what its readers wrote once the note is here', async () => {
  const { store, calls } = open();
  await vi.waitFor(() => expect(store.ofReaders.value?.items.map(({ id }) => id)).toEqual([50]));
  expect(calls.ofReaders).toHaveBeenCalledExactlyOnceWith({ id: 5, pageSize: 2 });
  store.dispose();
});

it('goes on with articles of the lecturer, then with those that the school talks about, none twice', async () => {
  const { store, calls } = open();
  await vi.waitFor(() => expect(store.next.value?.map(({ id }) => id)).toEqual([20, 30, 31]));
  expect(calls.written).toHaveBeenCalledExactlyOnceWith({ authorId: 7, authorKind: 'lecturer', pageSize: 3 });
  store.dispose();
});

it('lists other notes of the lecturer without the one that is read', async () => {
  const { store } = open();
  await vi.waitFor(() => expect(store.others.map(({ id }) => id)).toEqual([6, 8, 9]));
  store.dispose();
});

it('asks for no comments while the note is locked', async () => {
  const { store, calls } = open({ note: buildNote({ isLocked: true }) });
  await vi.waitFor(() => expect(store.next.value).toBeDefined());
  expect(calls.comments).not.toHaveBeenCalled();
  store.dispose();
});

it('shows a note whose neighbours cannot be had', async () => {
  const { store } = open({ notes: () => Promise.reject(new ApiError('failed')) });
  await vi.waitFor(() => expect(store.notes.error?.kind).toBe('failed'));
  expect(store.reading.article.value?.id).toBe(5);
  expect(store.others).toEqual([]);
  store.dispose();
});

it('stops following what is read when the page is left', async () => {
  const { store, calls } = open();
  await vi.waitFor(() => expect(calls.notes).toHaveBeenCalledOnce());
  store.dispose();
  store.reading.article.set(buildNote({ id: 6, author: { kind: 'lecturer', id: 8, name: '周砚秋' } }));
  expect(calls.notes).toHaveBeenCalledOnce();
});

it('leads to the room of the lecturer, and to none that is closed, full or of a namesake', async () => {
  const { store } = open({ rooms: [buildRoom({ id: 39, lecturerId: 8 }), buildRoom()] });
  await vi.waitFor(() => expect(store.room.value?.id).toBe(40));
  store.dispose();
  for (const over of [{ status: 'closed' }, { status: 'paused' }, { isFull: true }, { lecturerId: 8 }] as const) {
    const { store: other } = open({ rooms: [buildRoom(over)] });
    await vi.waitFor(() => expect(other.room.value).toBeNull());
    other.dispose();
  }
});
