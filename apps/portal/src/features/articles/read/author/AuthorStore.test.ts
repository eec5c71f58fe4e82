import type { Author, AuthorHead } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { buildApi } from '../../../../testing/services.ts';
import { AuthorStore } from './AuthorStore.ts';

const page = { items: [], totalCount: 0, currentPage: 1, pageSize: 10 };
const author = (kind: Author['kind']) => ({ kind, id: 5, name: '沈书瑶' }) as Author;

function open(kind: Author['kind'], seesFans = true) {
  const calls = {
    notes: vi.fn(async () => page),
    courses: vi.fn(async () => page),
    fans: vi.fn(async () => page),
    authorArticles: vi.fn(async () => page),
  };
  const store = new AuthorStore(
    buildApi({
      articles: {
        author: async () => ({ author: author(kind) }) as AuthorHead,
        authorArticles: calls.authorArticles,
        weekAuthors: async () => ({
          authors: [{ author: author('lecturer'), isFollowed: false, isMe: false }],
          since: '2026-11-15T16:00:00Z',
        }),
      },
      follows: { fans: calls.fans },
      lecturers: { courses: calls.courses },
      notes: { list: calls.notes },
    }),
    seesFans,
  );
  store.start();
  return { store, ...calls };
}
const question = { authorId: 5, sort: 'newest', page: 1 } as const;

it('asks for courses and notes of a lecturer, and for none of a student', async () => {
  const lecturer = open('lecturer');
  lecturer.store.show({ ...question, tab: 'written' });
  await vi.waitFor(() => expect(lecturer.store.notes.value).toEqual(page));
  expect(lecturer.courses).toHaveBeenCalledExactlyOnceWith({ id: 5, pageSize: 2 });
  expect(lecturer.notes).toHaveBeenCalledExactlyOnceWith({ lecturerId: 5, pageSize: 2 });
  lecturer.store.dispose();
  const student = open('student');
  student.store.show({ ...question, tab: 'written' });
  await vi.waitFor(() => expect(student.store.head.value).toBeDefined());
  expect(student.courses).not.toHaveBeenCalled();
  expect(student.notes).not.toHaveBeenCalled();
  student.store.dispose();
});

it('pages through the notes of a lecturer, and through fans with those first whom the student follows', async () => {
  const { store, notes, fans, authorArticles } = open('lecturer');
  store.show({ ...question, tab: 'notes', page: 2 });
  expect(notes).toHaveBeenCalledWith({ lecturerId: 5, page: 2, pageSize: 10 });
  expect(authorArticles).toHaveBeenCalledExactlyOnceWith({ authorId: 5, sort: 'mostRead', pageSize: 3 });
  store.show({ ...question, tab: 'fans' });
  expect(fans).toHaveBeenLastCalledWith({ authorId: 5, sort: 'followed', page: 1, pageSize: 10 });
  store.dispose();
});

it('names an author of the week, and not a student with the id of one', async () => {
  for (const kind of ['lecturer', 'student'] as const) {
    const { store } = open(kind);
    store.show({ ...question, tab: 'written' });
    await vi.waitFor(() => expect(store.week.value && store.head.value).toBeDefined());
    expect(store.isOfWeek).toBe(kind === 'lecturer');
    store.dispose();
  }
});

it('keeps the failure of a part for its place (§4)', async () => {
  const { store, fans } = open('student');
  fans.mockImplementation(() => Promise.reject(new ApiError('failed')));
  store.show({ ...question, tab: 'written' });
  await vi.waitFor(() => expect(store.faces.error?.kind).toBe('failed'));
  expect(store.head.value).toBeDefined();
  store.dispose();
});

it('asks for no names of who follows an author while nobody is logged in', () => {
  const { store, fans } = open('student', false);
  store.show({ ...question, tab: 'fans' });
  store.show({ ...question, tab: 'written' });
  expect(fans).not.toHaveBeenCalled();
});
