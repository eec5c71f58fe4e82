import { contract, type InputOf, type OutputOf } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/data/tenancy.ts';
import { route } from '../../platform/http/route.ts';
import { type ChatCall, type Me, meOf } from './access.ts';
import { listConversations, openConversation, readUpTo, setConversation } from './conversations.ts';
import { readsMessage } from './fileAccess.ts';
import { findInfo } from './info.ts';
import { FILE_USE, listMessages, recallMessage, sendMessage } from './messages.ts';
import { countUnread } from './queries.ts';
import { searchMessages } from './search.ts';
import { findLastUnread, isOwnPlatform } from './unread.ts';

/** Chat between students and lecturers (product.md 4.18). */
export function chatRoutes(app: FastifyInstance): void {
  const calls = contract.chat;
  app.fileAccess.set(FILE_USE, { mayRead: readsMessage });
  /** Joins a call to its handler; all are refused while the school has disabled chat. */
  function on<C extends ChatCall>(call: C, answer: (tx: Tx, me: Me, input: InputOf<C>) => Promise<OutputOf<C>>): void {
    route(app, call, async (ctx) => answer(ctx.tx, await meOf(ctx), ctx.input));
  }
  // Another platform's messages are not here: its callers have none (§7).
  route(app, calls.unreadCount, async (ctx) => {
    const me = await meOf(ctx);
    return { count: isOwnPlatform(ctx.company, ctx.input.platform) ? await countUnread(ctx.tx, me) : 0 };
  });
  route(app, calls.lastUnread, async (ctx) => {
    const me = await meOf(ctx);
    return isOwnPlatform(ctx.company, ctx.input.platform) ? findLastUnread(ctx.tx, me, ctx.company) : {};
  });
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
