import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildConversation } from '../../../testing/chat.ts';
import { buildApi } from '../../../testing/services.ts';
import { Conversations } from './Conversations.ts';

type Settle = { resolve: () => void; reject: () => void };

/** The list with one conversation; calls wait until a test ends them, in whatever order. */
function build() {
  const calls: Settle[] = [];
  const wait =
    <T>(answer: T) =>
    () =>
      new Promise<T>((resolve, reject) => {
        calls.push({ resolve: () => resolve(answer), reject: () => reject(new ApiError('unreachable')) });
      });
  const list = new Conversations(buildApi({ chat: { read: wait({ unread: 0 }), set: wait({}) } }));
  list.merge(buildConversation({ lastSeq: 9, unread: 6, readSeq: 3 }));
  const now = () => {
    const found = list.find(1);
    if (!found) throw new Error('The conversation is in the list.');
    return found;
  };
  return { list, calls, now };
}

describe('a read mark', () => {
  it('is taken back where it did not arrive', async () => {
    const { list, calls, now } = build();
    const marking = list.markRead(now(), 9);
    expect([now().readSeq, now().unread]).toEqual([9, 0]);
    calls[0]?.reject();
    expect([await marking, now().readSeq, now().unread]).toEqual([false, 3, 6]);
  });

  it('never goes back behind a later one that arrived (I13)', async () => {
    const { list, calls, now } = build();
    const early = list.markRead(now(), 5);
    const late = list.markRead(now(), 9);
    calls[1]?.resolve();
    expect(await late).toBe(true);
    calls[0]?.reject();
    expect(await early).toBe(false);
    expect([now().readSeq, now().unread]).toEqual([9, 0]);
  });

  it('on its way does not hide what comes meanwhile (I13)', () => {
    const { list, now } = build();
    void list.markRead(now(), 9);
    list.merge(buildConversation({ lastSeq: 10, unread: 7, readSeq: 3 }));
    expect([now().readSeq, now().unread]).toEqual([9, 1]);
  });
});

it('takes back only the change that the server did not take', async () => {
  const { list, calls, now } = build();
  const pinning = list.set(now(), { isPinned: true });
  const muting = list.set(now(), { isMuted: true });
  calls[1]?.resolve();
  await muting;
  calls[0]?.reject();
  await expect(pinning).rejects.toThrow(ApiError);
  expect([now().isPinned, now().isMuted]).toEqual([false, true]);
});
