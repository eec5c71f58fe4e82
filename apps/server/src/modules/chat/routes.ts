import { contract, type InputOf, type OutputOf } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/data/tenancy.ts';
import { route } from '../../platform/http/route.ts';
import { type ChatCall, type Me, meOf } from './access.ts';
import { listConversations, openConversation, readUpTo, setConversation } from './conversations.ts';
import { readsMessage } from './fileReaders.ts';
import { findInfo } from './info.ts';
import { FILE_USE, listMessages, recallMessage, sendMessage } from './messages.ts';
import { countUnread } from './queries.ts';
import { searchMessages } from './search.ts';
import { findLastUnread } from './unread.ts';

/** Chat between students and lecturers (product.md 4.18). */
export function chatRoutes(app: FastifyInstance): void {
  const calls = contract.chat;
  app.fileReaders.set(FILE_USE, readsMessage);
  /** Joins a call to its handler; all are refused while the school has disabled chat. */
  function on<C extends ChatCall>(call: C, answer: (tx: Tx, me: Me, input: InputOf<C>) => Promise<OutputOf<C>>): void {
    route(app, call, async (ctx) => answer(ctx.tx, await meOf(ctx), ctx.input));
  }
  on(calls.unreadCount, async (tx, me) => ({ count: await countUnread(tx, me) }));
  on(calls.lastUnread, (tx, me) => findLastUnread(tx, me));
  on(calls.list, listConversations);
  on(calls.open, openConversation);
  on(calls.history, listMessages);
  on(calls.search, searchMessages);
  on(calls.send, sendMessage);
  on(calls.read, readUpTo);
  on(calls.recall, (tx, me, { id }) => recallMessage(tx, me, id));
  on(calls.set, setConversation);
  on(calls.info, (tx, me, { conversationId }) => findInfo(tx, me, conversationId));
}
