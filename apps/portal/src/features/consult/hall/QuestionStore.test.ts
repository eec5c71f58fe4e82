import { type QueueTicket, ResultCode, type StudyRoom } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildStorage } from '../../../testing/services.ts';
import { QuestionStore, type QuestionTarget } from './QuestionStore.ts';

const ticket = { id: 7, roomId: 3, question: '泰勒公式' } as QueueTicket; // what a question needs of a place
const room = { id: 3, subjectIds: [1, 2] } as StudyRoom;
const join: QuestionTarget = { kind: 'join', room, subjectId: 2 };

function build(target: QuestionTarget, subscribe = vi.fn(async () => ticket), storage = buildStorage()) {
  const ask = vi.fn(async () => ticket);
  const place = { setTicket: vi.fn(), refresh: vi.fn() };
  const store = observedStore(
    new QuestionStore({ api: buildApi({ studyRooms: { subscribe, ask } }), storage }, { target, place, userId: 20 }),
  );
  return { store, subscribe, ask, place, storage };
}

describe('a question', () => {
  it('joins the queue with words, subject and pictures, once', async () => {
    const { store, subscribe, place } = build(join);
    store.setText(' 极限怎么求 ');
    store.setFiles([{ id: '11' } as never]);
    expect(await Promise.all([store.send(), store.send()])).toEqual([true, false]);
    expect(subscribe.mock.calls).toEqual([
      [{ roomId: 3, subjectId: 2, question: '极限怎么求', imageIds: [11] }, expect.anything()],
    ]);
    expect(place.setTicket).toHaveBeenCalledWith(ticket);
  });

  it('names pictures by their addresses where the upload server gives no numbers (wire-facts 11)', async () => {
    const { store, subscribe } = build(join);
    const url = 'https://files.outside.example/a.png';
    store.setFiles([{ id: '-9', name: 'a.png', url } as never]);
    await store.send();
    expect(subscribe.mock.calls).toEqual([
      [{ roomId: 3, subjectId: 2, imageUrls: [{ url, name: 'a.png' }] }, expect.anything()],
    ]);
  });

  it('waits for its pictures', async () => {
    const { store, subscribe } = build(join);
    store.setPending(1);
    expect(await store.send()).toBe(false);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('survives a window that is closed, until it was sent (B6)', async () => {
    const { store, storage } = build(join);
    store.setText('极限');
    const again = build(join, undefined, storage).store;
    expect(again.text).toBe('极限');
    await again.send();
    expect(build(join, undefined, storage).store.text).toBe('');
  });

  it('stays with the refusal, which says that minutes are missing (5003)', async () => {
    const refusal = new ApiError('refused', '', { code: ResultCode.minutesShort });
    const { store, place } = build(
      join,
      vi.fn(() => Promise.reject(refusal)),
    );
    expect(await store.send()).toBe(false);
    expect([store.failure, store.needsMinutes, store.isSending]).toEqual([refusal, true, false]);
    expect(place.refresh).toHaveBeenCalled();
  });

  it('of a place that one has is changed in its own words', async () => {
    const { store, ask } = build({ kind: 'change', ticket });
    expect(store.text).toBe('泰勒公式');
    store.setText('洛必达法则');
    await store.send();
    expect(ask.mock.calls).toEqual([[{ id: 7, question: '洛必达法则' }, expect.anything()]]);
  });
});
