import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { NotesStore } from './NotesStore.ts';

const KEY = { courseId: 1, lessonId: 5 };
const frame = new Blob(['…'], { type: 'image/jpeg' });

function build() {
  const saveNote = vi.fn();
  const upload = vi.fn(async () => ({ id: 31, name: '12.jpg', url: '/f', bytes: 3 }));
  const store = new NotesStore(buildApi({ media: { saveNote, notes: async () => [] } }), upload);
  store.open(KEY);
  return { store, saveNote, upload };
}

it('sends the picture of a note before its words, and once only when the words are tried again', async () => {
  const { store, saveNote, upload } = build();
  saveNote.mockRejectedValueOnce(new ApiError('unreachable')).mockResolvedValue({});
  const draft = { second: 12.8, words: ' 焦点 ', frame };
  await expect(store.save(draft)).rejects.toThrow(ApiError);
  await store.save(draft);
  expect(upload.mock.calls).toEqual([['image', { name: '12.jpg', blob: frame }]]);
  const note = { ...KEY, second: 12, words: '焦点', frameId: 31 };
  expect(saveNote.mock.calls.map(([input]) => input)).toEqual([note, note]);
  // The same request: the server takes it once (C1).
  expect(new Set(saveNote.mock.calls.map(([, { requestId }]) => requestId)).size).toBe(1);
});

it('writes no note whose picture the server did not take', async () => {
  const { store, saveNote, upload } = build();
  upload.mockRejectedValue(new ApiError('refused', '图片太大'));
  await expect(store.save({ second: 12, words: '焦点', frame })).rejects.toThrow('图片太大');
  expect(saveNote).not.toHaveBeenCalled();
});

it('takes a note that was deleted in another tab for deleted, and reads the notes again', async () => {
  const notes = vi.fn(async () => []);
  const deleteNote = vi.fn().mockRejectedValueOnce(new ApiError('missing', '内容不存在或已删除'));
  const store = new NotesStore(buildApi({ media: { notes, deleteNote } }), vi.fn());
  store.open(KEY);
  await store.delete(3);
  expect(notes).toHaveBeenCalledTimes(2);
  deleteNote.mockRejectedValueOnce(new ApiError('unreachable'));
  await expect(store.delete(3)).rejects.toThrow(ApiError);
});
