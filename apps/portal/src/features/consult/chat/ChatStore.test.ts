import { SocketType } from '@shuyuan/contract';
import { configure } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { PERSONAL_KEYS } from '../../../core/personalKeys.ts';
import { buildChatServer, buildLive, ME, settle } from '../../../testing/chat.ts';
import { buildServices, buildStorage } from '../../../testing/services.ts';
import { bubbleId, firstNewOf, toBubbles } from './bubbles.ts';
import { RESTORED_MS } from './ChatConnection.ts';
import { ChatStore } from './ChatStore.ts';

configure({ enforceActions: 'always' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const chatHint = { type: SocketType.chat, conversationId: 1, lastSeq: 0 };

async function build({ count = 0, storage = buildStorage() } = {}) {
  const server = buildChatServer(count);
  const refusals: string[] = [];
  const { services, clock } = buildServices({ api: server.api, storage });
  clock.now = Date.parse('2026-11-20T12:00:00Z');
  const store = new ChatStore({ ...services, onRefused: ({ message }) => refusals.push(message) }, ME);
  const socket = buildLive();
  store.listen(socket.live);
  store.start();
  void store.show(null);
  await settle();
  return { server, store, socket, storage, clock, refusals };
}
const words = (store: ChatStore) =>
  toBubbles(store, ({ kind }) => kind).map(({ content, status }) =>
    `${content.kind === 'text' ? content.text : content.kind} ${status ?? ''}`.trim(),
  );

describe('talks (product.md 4.18)', () => {
  it('opens the last conversation at its newest page and goes up to the first message', async () => {
    const { store } = await build({ count: 70 });
    expect(store.active?.title).toBe('周砚秋');
    expect(store.talk?.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => at + 41));
    await store.talk?.readOlder();
    await store.talk?.readOlder();
    expect(store.talk?.messages[0]?.seq).toBe(1);
    expect(store.talk?.above).toBe('end');
  });

  it('reads again what a hint points to, whatever the hint says (W6, W10)', async () => {
    const { store, server, socket } = await build({ count: 2 });
    server.write('在吗');
    socket.push(chatHint);
    socket.push(chatHint);
    await settle();
    expect(words(store)).toEqual(['第1条', '第2条', '在吗']);
  });

  it('that were never read do not count as missed when the connection comes (W6)', async () => {
    const server = buildChatServer(70);
    server.isReachable = false;
    const { services } = buildServices({ api: server.api });
    const store = new ChatStore({ ...services, onRefused: () => undefined }, ME);
    const socket = buildLive();
    socket.turn('reconnecting');
    store.listen(socket.live);
    store.start();
    await settle();
    server.isReachable = true;
    socket.turn('open');
    await settle();
    expect([store.conversations.isLoaded, store.connection.missed]).toEqual([true, 0]);
  });

  it('fills every gap after a long absence (W7)', async () => {
    const { store, server, socket } = await build({ count: 3 });
    socket.turn('reconnecting');
    for (let at = 0; at < 100; at += 1) server.write();
    socket.turn('open');
    await settle();
    expect(store.talk?.known).toBe(103);
    expect(store.connection.state).toBe('restored');
    expect(store.connection.missed).toBe(100);
    vi.advanceTimersByTime(RESTORED_MS);
    expect(store.connection.state).toBe('open');
  });

  it('marks as read what is before the eyes, and only that (I13)', async () => {
    const { store, server, socket } = await build({ count: 2 });
    expect(server.readSeq).toBe(2);
    expect(socket.timesReadAgain()).toBeGreaterThan(0);
    store.setVisible(false);
    server.write('看不到');
    socket.push(chatHint);
    await settle();
    expect(server.readSeq).toBe(2);
    expect(store.conversations.unread).toBe(1);
    expect(firstNewOf(store)).toBe('m103');
    store.setVisible(true);
    await settle();
    expect(server.readSeq).toBe(3);
    expect(store.conversations.unread).toBe(0);
    expect(firstNewOf(store)).toBe('m103');
  });

  it('takes a message back and offers its words again', async () => {
    const { store, server, clock } = await build();
    store.send('写错了');
    await settle();
    const [mine] = store.talk?.messages ?? [];
    if (!mine) throw new Error('The message is stored.');
    expect(store.recalls.isOpen(mine)).toBe(true);
    await store.recall(mine);
    await settle();
    expect(toBubbles(store, ({ kind }) => kind)[0]?.content).toEqual({ kind: 'recalled', draft: '写错了' });
    store.send('又一条');
    await settle();
    clock.now += 120_000;
    vi.advanceTimersByTime(5000);
    expect(toBubbles(store, ({ kind }) => kind)[1]?.recallable).toBe(false);
    expect(server.messages).toHaveLength(2);
  });
});

describe('messages on their way (I14)', () => {
  it('shows a message at once and keeps its place once it is stored', async () => {
    const { store } = await build();
    store.send('老师好');
    const [before] = toBubbles(store, ({ kind }) => kind);
    expect(before?.status).toBe('sending');
    await settle();
    const [after] = toBubbles(store, ({ kind }) => kind);
    expect(after?.status).toBe('sent');
    expect(after?.id).toBe(before?.id);
  });

  it('waits without a network and sends in order when it is back', async () => {
    const { store, server, socket } = await build();
    socket.turn('reconnecting');
    server.isReachable = false;
    for (const text of ['一', '二', '三']) store.send(text);
    await settle();
    expect(words(store)).toEqual(['一 sending', '二 sending', '三 sending']);
    server.isReachable = true;
    socket.turn('open');
    await settle();
    expect(server.messages.map(({ body }) => body)).toEqual(['一', '二', '三']);
    expect(words(store)).toEqual(['一 sent', '二 sent', '三 sent']);
  });

  it('keeps unsent messages over a reload, for their writer alone', async () => {
    const storage = buildStorage();
    const first = await build({ storage });
    first.server.isReachable = false;
    first.store.send('没发出去');
    await settle();
    first.store.dispose();
    const second = await build({ storage });
    await settle();
    expect(second.server.messages.map(({ body }) => body)).toEqual(['没发出去']);
    const other = buildServices({ api: second.server.api, storage });
    const foreign = new ChatStore({ ...other.services, onRefused: () => undefined }, { type: 'lecturer', id: 5 });
    expect(foreign.outbox.items).toEqual([]);
  });

  it('sends again under the same number; a lost answer makes no second message', async () => {
    const { store, server } = await build();
    server.fault = 'after';
    store.send('只有一条');
    await settle();
    expect(words(store)).toEqual(['只有一条 failed']);
    const [failed] = store.unsent;
    if (!failed) throw new Error('The message is still here.');
    store.retry(failed.clientId);
    await settle();
    expect(words(store)).toEqual(['只有一条 sent']);
    expect(server.messages).toHaveLength(1);
    expect(server.asked.filter((call) => call.includes('another id'))).toEqual([]);
  });

  it('forgets an unsent message that the history shows', async () => {
    const { store, server, socket } = await build();
    server.fault = 'after';
    store.send('到了');
    await settle();
    socket.push(chatHint);
    await settle();
    expect(words(store)).toEqual(['到了 sent']);
    expect(store.outbox.items).toEqual([]);
  });

  it('keeps a refused message, says why, and goes on with the next', async () => {
    const { store, server, refusals } = await build();
    server.fault = 'refused';
    store.send('不行');
    store.send('可以');
    await settle();
    expect(words(store)).toEqual(['可以 sent', '不行 failed']);
    expect(refusals).toEqual(['不能发']);
  });

  it('that the server refused says why at the message, and can be deleted', async () => {
    const { store, server, storage } = await build();
    server.fault = 'refused';
    store.send('不行');
    await settle();
    const [bubble] = toBubbles(store, ({ message }) => message);
    expect(bubble).toMatchObject({ status: 'failed', reason: '不能发' });
    store.remove(bubble?.id ?? '');
    expect(toBubbles(store, ({ message }) => message)).toEqual([]);
    expect(storage.read(PERSONAL_KEYS.outbox)).not.toContain('不行');
  });

  it('whose file cannot be uploaded says why and can be deleted; one under way cannot', async () => {
    const { server } = await build();
    const refuse = vi.fn(async () => {
      throw new ApiError('refused', '文件里有宏', { code: 5 });
    });
    const { services } = buildServices({ api: server.api });
    const store = new ChatStore({ ...services, upload: refuse, onRefused: () => undefined }, ME);
    store.start();
    await store.show({ kind: 'talk', id: 1 });
    await settle();
    const sending = store.sendFile({ kind: 'file', name: '讲义.docx', blob: new Blob(['x']) });
    const idOfFile = store.unsent[0]?.clientId ?? '';
    store.remove(idOfFile);
    expect(store.unsent).toHaveLength(1);
    await sending;
    expect(toBubbles(store, ({ message }) => message)[0]).toMatchObject({ status: 'failed', reason: '文件里有宏' });
    store.remove(idOfFile);
    expect(store.unsent).toEqual([]);
    store.dispose();
  });

  it('of a person who has logged out are not sent, and not written down again (product.md 4.18)', async () => {
    const { store, server, storage } = await build();
    const stored = server.hold();
    store.send('已经上路');
    store.send('还在等');
    await settle();
    storage.remove(PERSONAL_KEYS.outbox);
    store.dispose();
    stored();
    await settle();
    expect(server.messages.map(({ body }) => body)).toEqual(['已经上路']);
    expect(storage.read(PERSONAL_KEYS.outbox)).toBeNull();
  });

  it('wait for the next window when the window goes, without those that arrived', async () => {
    const { store, server, storage } = await build();
    const stored = server.hold();
    store.send('已经上路');
    store.send('还在等');
    await settle();
    store.dispose();
    stored();
    await settle();
    const again = new ChatStore(
      { ...buildServices({ api: server.api, storage }).services, onRefused: () => undefined },
      ME,
    );
    expect(again.outbox.items.map(({ body }) => body)).toEqual(['还在等']);
    again.start();
    await settle();
    expect(server.messages.map(({ body }) => body)).toEqual(['已经上路', '还在等']);
  });

  it('uploads a picture first, with its progress, and sends it afterwards', async () => {
    const server = buildChatServer();
    let finish: (() => void) | undefined;
    const { services } = buildServices({
      api: server.api,
      upload: (_to, file, options) =>
        new Promise((resolve) => {
          options?.onProgress?.(file.blob.size / 2);
          finish = () => resolve({ id: 9, name: file.name, url: '/f/9', bytes: 4, width: 1, height: 1 });
        }),
    });
    const store = new ChatStore({ ...services, onRefused: () => undefined }, ME);
    store.start();
    void store.show({ kind: 'talk', id: 1 });
    await settle();
    void store.sendFile({ kind: 'image', name: 'a.png', blob: new Blob(['1234']), preview: 'blob:a' });
    await settle();
    expect(toBubbles(store, ({ kind }) => kind)[0]?.content).toEqual({
      kind: 'image',
      src: 'blob:a',
      alt: 'a.png',
      progress: 0.5,
    });
    finish?.();
    await settle();
    expect(server.messages).toHaveLength(1);
    expect(store.unsent).toEqual([]);
  });
});

describe('a message that a search led to', () => {
  it('is read with everything up to it, however early it is, and marked', async () => {
    const { store, server } = await build({ count: 450 });
    await store.show({ kind: 'talk', id: 1, seq: 12 });
    await settle();
    await settle();
    const read = store.talk?.messages.map(({ seq }) => seq) ?? [];
    expect(read).toEqual(server.messages.slice(-read.length).map(({ seq }) => seq));
    await store.show({ kind: 'talk', id: 1 });
    expect(store.target).toBeUndefined();
  });
});

describe('drafts', () => {
  it('stay with their conversation and their writer until they are sent', async () => {
    const { store, storage } = await build({ count: 1 });
    store.drafts.set(1, '还没写完');
    const again = await build({ count: 1, storage });
    expect(again.store.drafts.of(1)).toBe('还没写完');
    again.store.send('还没写完');
    expect(again.store.drafts.of(1)).toBe('');
  });
});

describe('the address (product.md 5.1)', () => {
  it('opens or makes the conversation with a person', async () => {
    const { store, server } = await build({ count: 1 });
    await store.show({ kind: 'person', type: 'lecturer', ids: [7], name: '周砚秋' });
    expect(server.asked).toContain('open');
    expect(store.active?.id).toBe(1);
    expect(toBubbles(store, ({ kind }) => kind).map(({ id }) => id)).toEqual(server.messages.map(bubbleId));
  });

  it('begins a message with its words, unless one is begun already', async () => {
    const { store } = await build({ count: 1 });
    const person = { kind: 'person', type: 'lecturer', ids: [7], name: '周砚秋' } as const;
    expect(await store.show(person)).toBeNull();
    expect(await store.show({ ...person, draft: '第3题不懂' })).toBe(1);
    expect(store.drafts.of(1)).toBe('第3题不懂');
    await store.show({ ...person, draft: '第4题不懂' });
    expect(store.drafts.of(1)).toBe('第3题不懂');
  });
});
