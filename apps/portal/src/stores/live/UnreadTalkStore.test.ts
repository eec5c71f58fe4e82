import type { AnswerOf, contract } from '@shuyuan/contract';
import { SocketType } from '@shuyuan/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import { KEYS } from '../../core/storedNames.ts';
import { buildBrowser, buildEnvironment, buildSocket, buildSteadyClock } from '../../testing/live.ts';
import { buildApi, buildStorage } from '../../testing/services.ts';
import { UnreadTalkStore } from './UnreadTalkStore.ts';

type LastUnread = AnswerOf<typeof contract.chat.lastUnread>;
type Talk = NonNullable<LastUnread['ordinary']>;

const talk = (minute: number, given: Partial<Talk> = {}): Talk => ({
  ...{ name: '沈书瑶', userId: 12, kind: 'text' as const, body: `第${minute}条` },
  sentAt: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString(),
  ...given,
});
const hint = (id: number) => ({ type: SocketType.chat, id, conversationId: 5, lastSeq: id }) as const;

interface Given {
  clock?: ReturnType<typeof buildSteadyClock>;
  browser?: ReturnType<typeof buildBrowser>;
  storage?: ReturnType<typeof buildStorage>;
  here?: string;
  type?: 'student' | 'lecturer';
  userId?: number;
}

/** One tab; `server` holds what is unread. */
function build({
  clock,
  browser,
  storage = buildStorage(),
  here = '/index',
  type = 'student',
  userId = 7,
}: Given = {}) {
  const tab = buildEnvironment(clock, browser);
  const socket = buildSocket();
  const unread: { count: number; last: LastUnread } = { count: 0, last: {} };
  const server = {
    unreadCount: vi.fn(async () => ({ count: unread.count })),
    lastUnread: vi.fn(async () => unread.last),
  };
  const store = new UnreadTalkStore({
    ...{ environment: tab.environment, socket, storage, platform: 6, here: () => here },
    api: buildApi({ chat: server }),
    member: { type, id: userId },
    tab: `${type} ${userId}`,
  });
  store.start();
  const write = (ordinary: Talk | undefined, count = 1) => {
    unread.count = count;
    unread.last = ordinary ? { ordinary } : {};
  };
  return { ...tab, socket, server, store, storage, write };
}

describe('what is unread', () => {
  it('is asked of the point server with user, type 1 and platform (§7)', async () => {
    const { store, server } = build();
    await store.refresh();
    const user = { userId: 7, userType: 1, platform: 6 };
    expect(server.unreadCount).toHaveBeenCalledWith(user);
    expect(server.lastUnread).toHaveBeenCalledWith(user);
  });

  it('is asked for once after a burst of pushes (W6)', async () => {
    const { store, socket, server, clock, write } = build();
    write(talk(1), 4);
    for (let id = 1; id <= 20; id++) socket.push(hint(id));
    await clock.advance(5_000);
    expect(server.unreadCount).toHaveBeenCalledTimes(1);
    expect(store.count).toBe(4);
  });

  it('ends in the same state for any order and repetition of pushes (W7)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(9), fc.nat(600)), { minLength: 1, maxLength: 20 }), async (pushes) => {
        const { store, socket, clock, write } = build();
        write(talk(9), 3);
        for (const [id, wait] of pushes) {
          socket.push(hint(id));
          await clock.advance(wait);
        }
        await clock.advance(5_000);
        expect([store.count, store.message?.sentAt]).toEqual([3, talk(9).sentAt]);
      }),
      { numRuns: 50 },
    );
  });

  it('never has an older answer after a newer one', async () => {
    const { store, server, write, clock } = build();
    let answer = (_: { count: number }) => undefined as unknown;
    server.unreadCount.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const first = store.refresh();
    write(undefined, 5);
    void store.refresh();
    void store.refresh();
    answer({ count: 1 });
    await first;
    await clock.settle();
    expect([store.count, server.unreadCount.mock.calls.length]).toEqual([5, 2]);
  });

  it('stays as it is when the server cannot be reached', async () => {
    const { store, server, write } = build();
    write(talk(1), 2);
    await store.refresh();
    server.unreadCount.mockRejectedValueOnce(new ApiError('unreachable'));
    server.lastUnread.mockRejectedValueOnce(new ApiError('failed'));
    await store.refresh();
    expect([store.count, store.message !== null]).toEqual([2, true]);
  });

  it('that was read in one tab is read in all (§4)', async () => {
    const clock = buildSteadyClock();
    const browser = buildBrowser();
    const [one, two] = [build({ clock, browser }), build({ clock, browser })];
    for (const tab of [one, two]) {
      tab.write(talk(1), 1);
      await tab.store.refresh();
      tab.write(undefined, 0);
    }
    one.store.refreshAll();
    await clock.advance(1_000);
    expect([one.store.count, two.store.count, one.store.message, two.store.message]).toEqual([0, 0, null, null]);
  });
});

describe('the popup', () => {
  it('is one: a newer message, also of somebody else, takes the place (§4)', async () => {
    const { store, write } = build();
    write(talk(1));
    await store.refresh();
    expect(store.message).toMatchObject({ kind: 'chat', userNickName: '沈书瑶', msgBody: '第1条' });
    write(talk(2, { name: '周砚秋', userId: 13 }), 2);
    await store.refresh();
    expect(store.message).toMatchObject({ userNickName: '周砚秋', userId: '13' });
  });

  it('never closes by itself (§4)', async () => {
    const { store, write, clock } = build();
    write(talk(1));
    await store.refresh();
    await clock.advance(86_400_000);
    await store.refresh();
    expect(store.message).not.toBeNull();
  });

  it('closed by a click, opens the chat with the sender in a new window (§2, §4)', async () => {
    const { store, write, opened } = build();
    write(talk(1));
    await store.refresh();
    store.open();
    expect(store.message).toBeNull();
    const [path, query] = opened[0]?.path.split('?') ?? [];
    expect([path, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      '/chat',
      { toUserNickName: '沈书瑶', toUserType: '2', toUserIdList: '[12]' },
    ]);
    await store.refresh();
    expect(store.message).toBeNull();
  });

  it('where the browser blocks the window leaves a plain link', async () => {
    const { store, write, facts } = build();
    facts.blocksTabs = true;
    write(talk(1));
    await store.refresh();
    store.open();
    expect(store.blockedPath).toMatch(/^\/chat\?toUserNickName=/);
    store.closeLink();
    expect(store.blockedPath).toBeNull();
  });

  it('does not come twice for one message, also after a reload', async () => {
    const storage = buildStorage();
    const first = build({ storage });
    first.write(talk(1));
    await first.store.refresh();
    const again = build({ storage });
    again.write(talk(1));
    await again.store.refresh();
    expect(again.store.message).toBeNull();
    again.write(talk(2), 2);
    await again.store.refresh();
    expect(again.store.message).toMatchObject({ msgBody: '第2条' });
  });

  it('comes for another student of the same browser, and for corrupt memory (B6)', async () => {
    const storage = buildStorage({ [KEYS.talks]: JSON.stringify({ userId: 8, at: Date.parse(talk(5).sentAt ?? '') }) });
    for (const stored of [storage, buildStorage({ [KEYS.talks]: '{"at":' })]) {
      const { store, write } = build({ storage: stored });
      write(talk(1));
      await store.refresh();
      expect(store.message).not.toBeNull();
    }
  });

  it('is hidden by Escape and keeps the badge; what was shown does not come again, a newer message does', async () => {
    const { store, write, opened } = build();
    write(talk(1), 3);
    await store.refresh();
    store.hide();
    await store.refresh();
    expect([store.message, store.count, opened.length]).toEqual([null, 3, 0]);
    write(talk(2), 4);
    await store.refresh();
    expect(store.message).toMatchObject({ msgBody: '第2条' });
    expect(store.count).toBe(4);
  });

  it('shows in every tab, and a click in one closes all (§4)', async () => {
    const clock = buildSteadyClock();
    const browser = buildBrowser();
    const storage = buildStorage();
    const tabs = [build({ clock, browser, storage }), build({ clock, browser, storage })];
    for (const { store, write } of tabs) {
      write(talk(1));
      await store.refresh();
    }
    expect(tabs.every(({ store }) => store.message)).toBe(true);
    tabs[0]?.store.open();
    expect(tabs.some(({ store }) => store.message)).toBe(false);
  });

  it('is a student’s, and never on the page of the chat (§4)', async () => {
    for (const given of [{ type: 'lecturer' }, { here: '/chat?toUserType=2' }] as const) {
      const { store, write, server } = build(given);
      write(talk(1));
      await store.refresh();
      expect([store.message, store.count, server.lastUnread.mock.calls.length]).toEqual([null, 1, 0]);
    }
  });

  it('names a picture as one, and cuts long words at 60 characters (§3)', async () => {
    const { store, write } = build();
    write(talk(1, { kind: 'image', body: 'a.png' }));
    await store.refresh();
    expect(store.message).toMatchObject({ msgType: 1 });
    write(talk(2, { body: '😀'.repeat(61), portrait: '/files/seed/lecturers/1.svg' }));
    await store.refresh();
    expect(store.message).toMatchObject({
      avatar: '/files/seed/lecturers/1.svg',
      msgType: 0,
      msgBody: `${'😀'.repeat(60)}…`,
    });
  });

  it('shows a notice that is newer, and leads from it to the chat alone (§2, §3)', async () => {
    const { store, server, opened } = build();
    const notice = { name: '六度', title: '周六停课', sentAt: talk(5).sentAt };
    server.lastUnread.mockResolvedValueOnce({ notice, ordinary: talk(1) });
    await store.refresh();
    expect(store.message).toMatchObject({ kind: 'notice', noticeTitle: '周六停课' });
    store.open();
    expect(opened[0]?.path).toBe('/chat');
  });

  it('goes with the login, and what was under way brings it no more', async () => {
    const { store, write } = build();
    write(talk(1), 3);
    const reading = store.refresh();
    store.dispose();
    await reading;
    expect([store.message, store.count]).toEqual([null, undefined]);
  });
});
