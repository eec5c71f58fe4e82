import type { RoomItem } from '@shuyuan/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { RoomItems } from './RoomItems.ts';

/** A room on the server, whose network can be away. */
function buildRoom() {
  const stored: RoomItem[] = [];
  let isAway = false;
  const guard = () => {
    if (isAway) throw new ApiError('unreachable');
  };
  const put = (clientId: string, kind: RoomItem['kind'], body: string, from: RoomItem['from']): RoomItem => {
    const known = stored.find((one) => one.clientId === clientId);
    if (known) return known;
    const seq = stored.length + 1;
    const made = { id: seq, seq, clientId, from, kind, body, at: '2026-11-20T02:00:00.000Z' };
    stored.push(made);
    return made;
  };
  const list = vi.fn(async ({ afterSeq = 0 }: { afterSeq?: number | undefined }) => {
    guard();
    const items = stored.filter(({ seq }) => seq > afterSeq).slice(0, 100);
    return { items, totalCount: items.length, currentPage: 1, pageSize: 100 };
  });
  let loseAnswer = false;
  const add = vi.fn(async (input: { clientId: string; kind: RoomItem['kind']; body: string }) => {
    guard();
    const made = put(input.clientId, input.kind, input.body, 'student');
    if (!loseAnswer) return made;
    loseAnswer = false;
    throw new ApiError('unreachable');
  });
  let number = 0;
  const api = buildApi({ room: { items: list as never, add: add as never } });
  const items = new RoomItems(api.room, 7, 'student', () => `id${++number}`);
  return {
    items,
    stored,
    list,
    add,
    say: (body: string) => put(`other${stored.length}`, 'text', body, 'lecturer'),
    away: (value: boolean) => {
      isAway = value;
    },
    loseNextAnswer: () => {
      loseAnswer = true;
    },
  };
}
const texts = ({ items }: ReturnType<typeof buildRoom>) => items.lines.map(({ text }) => text);

describe('what is said and drawn in a room', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown at once and sent in the order of the hand', async () => {
    const room = buildRoom();
    for (const text of ['one', 'two', 'three']) room.items.add('text', text);
    expect(texts(room)).toEqual(['one', 'two', 'three']);
    await vi.advanceTimersByTimeAsync(0);
    expect(room.stored.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
    expect(room.items.unsent).toBe(0);
    expect(texts(room)).toEqual(['one', 'two', 'three']);
  });

  it('waits while the network is away, and is sent once when it is back', async () => {
    const room = buildRoom();
    room.away(true);
    room.items.add('text', 'stored');
    await vi.advanceTimersByTimeAsync(7000);
    expect(room.items.unsent).toBe(1);
    expect(texts(room)).toEqual(['stored']);
    room.away(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(room.items.unsent).toBe(0);
    expect(room.stored).toHaveLength(1);
  });

  it('is stored once although an answer got lost (C1)', async () => {
    const room = buildRoom();
    room.loseNextAnswer();
    room.items.add('text', 'once');
    await vi.advanceTimersByTimeAsync(5000);
    expect(room.add).toHaveBeenCalledTimes(2);
    expect(texts(room)).toEqual(['once']);
    expect(room.stored).toHaveLength(1);
  });

  it('misses nothing that lies before an own line when hints come late (W7)', async () => {
    const room = buildRoom();
    room.say('theirs');
    room.items.add('text', 'mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(room)).toEqual(['mine']);
    room.items.handleHint(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(room)).toEqual(['theirs', 'mine']);
  });

  it('reads every page after a long time away, once for any number of hints (W6)', async () => {
    const room = buildRoom();
    for (let count = 0; count < 230; count++) room.say(`line ${count}`);
    for (let hint = 0; hint < 20; hint++) room.items.handleHint(230);
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(room)).toHaveLength(230);
    expect(room.list.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('takes nothing any more once the room is over', async () => {
    const room = buildRoom();
    room.add.mockRejectedValue(new ApiError('refused', '', { code: 5005 }));
    room.items.add('text', 'late');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(room.items.unsent).toBe(0);
    expect(room.add).toHaveBeenCalledTimes(1);
  });

  it('shows a file by its number, or by its address where the upload server gives none (wire-facts 11)', async () => {
    const room = buildRoom();
    const url = 'https://files.outside.example/a.png';
    room.items.addFile({ id: 7, name: 'b.png', url: '/f/7' });
    room.items.addFile({ id: -9, name: 'a.png', url });
    await vi.advanceTimersByTimeAsync(0);
    expect(room.add.mock.calls.map(([sent]) => sent)).toEqual([
      { tempLogId: 7, clientId: 'id1', kind: 'file', body: 'b.png', fileId: 7 },
      { tempLogId: 7, clientId: 'id2', kind: 'file', body: 'a.png', fileUrl: url },
    ]);
  });

  it('leaves no timer behind', async () => {
    const room = buildRoom();
    room.away(true);
    room.items.add('text', 'x');
    await vi.advanceTimersByTimeAsync(0);
    room.items.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
