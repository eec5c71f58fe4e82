import { ROOM_FILES_MAX } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import type { Upload } from '../../../api/uploading.ts';
import { RoomFiles } from './RoomFiles.ts';
import type { SharedFile } from './RoomItems.ts';

const photo = (name = '第15题.png') => new File(['x'], name, { type: 'image/png' });
const compress = () => Promise.reject(new Error('small enough'));

function build(upload?: Upload) {
  const shown: SharedFile[] = [];
  const items = {
    files: shown,
    addFile: vi.fn(({ id, name }: { id: number; name: string }) => {
      shown.push({ id, name, url: '', bytes: 1, isImage: true });
    }),
  };
  const placePicture = vi.fn();
  let last = 0;
  const send = vi.fn<Upload>(
    upload ??
      (async (_to, { name }) => ({ id: ++last, name, url: `/files/u/${last}`, bytes: 1, width: 40, height: 30 })),
  );
  const store = new RoomFiles({ upload: send, items, board: { placePicture }, createId: () => `c${++last}` });
  return { store, items, placePicture, send };
}

describe('a photo or file during the talk', () => {
  it('is uploaded and shown to both; a photo stands on the board where it was dropped', async () => {
    const { store, items, placePicture, send } = build();
    store.add([photo(), new File(['x'], '讲义.pdf', { type: 'application/pdf' })], compress, { x: 30, y: 40 });
    await vi.waitFor(() => expect(items.addFile).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([to]) => to).sort()).toEqual(['file', 'image']);
    expect(placePicture.mock.calls).toMatchObject([
      [
        { width: 40, height: 30 },
        { x: 30, y: 40 },
      ],
    ]);
    expect(store.waiting).toEqual([]);
  });

  it('says why one cannot be sent, and can be removed', async () => {
    const { store, items } = build();
    store.add([new File(['x'], 'virus.exe'), new File([], 'empty.png', { type: 'image/png' })], compress);
    await vi.waitFor(() => expect(store.waiting.map(({ problem }) => problem)).toEqual(['type', 'empty']));
    for (const { id } of store.waiting) store.remove(id);
    expect([store.waiting, items.files]).toEqual([[], []]);
  });

  it('is sent again after the network was away', async () => {
    let isAway = true;
    const { store, items } = build(async (_to, { name }) => {
      if (isAway) throw new ApiError('unreachable');
      return { id: 1, name, url: '/files/u/1', bytes: 1 };
    });
    store.add([photo()], compress);
    await vi.waitFor(() => expect(store.waiting[0]?.problem).toBe('network'));
    isAway = false;
    store.retry(store.waiting[0]?.id ?? '');
    await vi.waitFor(() => expect(items.files).toHaveLength(1));
  });

  it('is not sent beyond what a consultation holds', async () => {
    const { store, send } = build(() => new Promise(() => undefined));
    store.add(
      Array.from({ length: ROOM_FILES_MAX + 2 }, (_, index) => photo(`${index}.png`)),
      compress,
    );
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(ROOM_FILES_MAX));
    expect(store.waiting.filter(({ problem }) => problem === 'count')).toHaveLength(2);
  });

  it('that had no place is not told so any more once there is one, and refused files take none', async () => {
    const { store, send } = build(() => new Promise(() => undefined));
    store.add([new File(['x'], 'virus.exe')], compress);
    await vi.waitFor(() => expect(store.waiting[0]?.problem).toBe('type'));
    store.add(
      Array.from({ length: ROOM_FILES_MAX + 1 }, (_, index) => photo(`${index}.png`)),
      compress,
    );
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(ROOM_FILES_MAX));
    expect(store.waiting.filter(({ problem }) => problem === 'count')).toHaveLength(1);
    store.remove(store.waiting.find(({ problem }) => problem === undefined)?.id ?? '');
    expect(store.waiting.filter(({ problem }) => problem === 'count')).toEqual([]);
  });

  it('is refused in words by its content before it is sent', async () => {
    const { store, send } = build();
    store.add([photo()], compress, undefined, async (slot) => `${slot}: 这是动图`);
    await vi.waitFor(() => expect(store.waiting[0]?.problem).toEqual({ text: 'image: 这是动图' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('is given up when the room is left, or when it is removed while it is on its way', async () => {
    let arrive: () => void = () => undefined;
    const { store, items } = build(
      (_to, { name }) =>
        new Promise((resolve) => {
          arrive = () => resolve({ id: 1, name, url: '', bytes: 1 });
        }),
    );
    store.add([photo()], compress);
    await vi.waitFor(() => expect(store.waiting).toHaveLength(1));
    store.remove(store.waiting[0]?.id ?? '');
    arrive();
    await Promise.resolve();
    store.dispose();
    expect(items.addFile).not.toHaveBeenCalled();
  });
});
