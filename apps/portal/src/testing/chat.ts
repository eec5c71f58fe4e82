import type { ChatMessage, Conversation } from '@shuyuan/contract';
import { observable, runInAction } from 'mobx';
import { ApiError } from '../api/apiError.ts';
import type { Api } from '../api/createApi.ts';
import type { LiveSession } from '../stores/live/LiveSession.ts';
import type { LiveSocket } from '../stores/live/liveSocket.ts';
import { buildApi } from './services.ts';

/** The student of these tests. */
export const ME = { type: 'student', id: 5 } as const;
const AT = Date.parse('2026-11-20T12:00:00Z');

/** A message of the conversation 1. */
export function buildMessage(seq: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 100 + seq,
    conversationId: 1,
    seq,
    clientId: undefined,
    fromId: 7,
    fromType: 'lecturer',
    fromName: '周砚秋',
    fromPortrait: undefined,
    kind: 'text',
    body: `第${seq}条`,
    file: undefined,
    sentAt: new Date(AT + seq * 1000).toISOString(),
    isRecalled: false,
    ...changes,
  };
}

/** A conversation as the list shows it. */
export function buildConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    id: 1,
    kind: 'single',
    title: '周砚秋',
    portrait: undefined,
    peerId: 7,
    peerType: 'lecturer',
    isPeerOnline: true,
    lastSeq: 0,
    last: undefined,
    unread: 0,
    readSeq: 0,
    peerReadSeq: 0,
    isPinned: false,
    isMuted: false,
    ...changes,
  };
}

/** A point server with one conversation; `fault` makes the next sends fail, before or after they were stored. */
export function buildChatServer(count = 0) {
  const messages = Array.from({ length: count }, (_, at) => buildMessage(at + 1));
  const asked: string[] = [];
  let readSeq = 0;
  let held: Promise<void> = Promise.resolve();
  const server = {
    messages,
    asked,
    fault: null as null | 'before' | 'after' | 'refused',
    isReachable: true,
    /** Answers nothing that is sent before the returned function is called. */
    hold: () => {
      let free: () => void = () => undefined;
      held = new Promise((resolve) => {
        free = resolve;
      });
      return free;
    },
    /** The lecturer writes. */
    write: (body?: string) => {
      const seq = messages.length + 1;
      messages.push(buildMessage(seq, body === undefined ? {} : { body }));
    },
    get readSeq() {
      return readSeq;
    },
    api: buildApi(),
  };
  const reach = () => {
    if (!server.isReachable) throw new ApiError('unreachable');
  };
  const facts = { totalCount: 0, page: 1, pageSize: 30 };
  const conversation = () => {
    const last = messages.at(-1);
    return buildConversation({
      lastSeq: messages.length,
      last: last && { ...last, isMine: last.fromId === ME.id },
      readSeq,
      unread: messages.filter(({ seq, fromId }) => seq > readSeq && fromId !== ME.id).length,
    });
  };
  const calls = {
    list: async () => {
      reach();
      return { items: [conversation()], ...facts };
    },
    open: async () => {
      asked.push('open');
      return conversation();
    },
    history: async ({
      beforeSeq,
      afterSeq,
      pageSize = 30,
    }: {
      beforeSeq?: number;
      afterSeq?: number;
      pageSize?: number;
    }) => {
      reach();
      asked.push(`history ${beforeSeq ?? ''}<${afterSeq ?? ''}`);
      if (afterSeq !== undefined) return { items: messages.slice(afterSeq, afterSeq + pageSize), ...facts };
      const end = beforeSeq === undefined ? messages.length : beforeSeq - 1;
      return { items: messages.slice(Math.max(0, end - pageSize), end), ...facts };
    },
    send: async ({ clientId, body = '' }: { clientId: string; body?: string }, options?: { requestId?: string }) => {
      reach();
      asked.push(`send ${body}${options?.requestId === clientId ? '' : ' under another id'}`);
      const { fault } = server;
      server.fault = null;
      if (fault === 'before') throw new ApiError('unreachable');
      if (fault === 'refused') throw new ApiError('refused', '不能发', { code: 3 });
      const known = messages.find((message) => message.clientId === clientId);
      const stored = known ?? buildMessage(messages.length + 1, { clientId, body, fromId: ME.id, fromType: 'student' });
      if (!known) messages.push(stored);
      await held;
      if (fault === 'after') throw new ApiError('unreachable');
      return stored;
    },
    read: async ({ seq }: { seq: number }) => {
      reach();
      readSeq = Math.max(readSeq, seq);
      return { unread: 0 };
    },
    recall: async ({ id }: { id: number }) => {
      const at = messages.findIndex((message) => message.id === id);
      const message = messages[at];
      if (message) messages[at] = { ...message, isRecalled: true, body: '' };
      return {};
    },
    set: async () => ({}),
  };
  server.api = buildApi({ chat: calls as unknown as Partial<Api['chat']> });
  return server;
}

/** A socket whose state and messages a test makes. */
export function buildLive() {
  const opens = new Set<() => void>();
  const listeners = new Map<number, Set<(message: never) => void>>();
  let refreshUnread = 0;
  const socket = observable({ state: 'open' as LiveSocket['state'], attempt: 1 });
  const live = {
    socket: {
      get state() {
        return socket.state;
      },
      get attempt() {
        return socket.attempt;
      },
      on(type: number, listener: (message: never) => void) {
        const ofType = listeners.get(type) ?? new Set();
        listeners.set(type, ofType.add(listener));
        return () => ofType.delete(listener);
      },
      onOpen(listener: () => void) {
        opens.add(listener);
        return () => opens.delete(listener);
      },
      send: () => true,
      retry: () => undefined,
    },
    unreadTalks: 0,
    refreshUnread: () => void refreshUnread++,
    dispose: () => undefined,
  };
  return {
    live: live as unknown as LiveSession,
    turn(state: LiveSocket['state']) {
      runInAction(() => {
        socket.state = state;
      });
      if (state === 'open') for (const listener of opens) listener();
    },
    push(message: { type: number }) {
      for (const listener of listeners.get(message.type) ?? []) listener(message as never);
    },
    timesReadAgain: () => refreshUnread,
  };
}

/** Lets everything that was begun come to rest. */
export const settle = async () => {
  for (let round = 0; round < 40; round += 1) await Promise.resolve();
};
