import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { MinutesPort } from '../../domain/consultation.ts';
import { requireButton } from '../../domain/permissions.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import { route } from '../../platform/http/route.ts';
import { cancel, enter } from './calls.ts';
import { readsRoomItem, readsTicket } from './fileAccess.ts';
import { changeQuestion, comeBack, remind, subscribe } from './queue.ts';
import { listOrders, listRecords, score } from './records.ts';
import { findBasics, listRooms } from './rooms.ts';
import { findMine, findQueueTicket } from './tickets.ts';

/** Short: queues move every minute. */
const CACHE = { tag: 'studyRoom', ttlMs: 2_000 };

/** The study room as students see it: rooms, queue, calls, records (§7, product.md 4.17). */
export function studyRoomRoutes(app: FastifyInstance, minutes: MinutesPort): void {
  const calls = contract.studyRooms;
  app.fileAccess.set('studyTicket', { mayRead: readsTicket }).set('roomItem', { mayRead: readsRoomItem });
  const withRooms = <C extends { company: CompanyRow }>(ctx: C) => ({
    ...ctx,
    minutes,
    liveHosts: ctx.company.live_hosts,
  });
  route(app, calls.list, (ctx) => listRooms(ctx, ctx.input), { cache: CACHE });
  route(app, calls.basics, (ctx) => findBasics(ctx));
  route(app, calls.mine, (ctx) => findMine(withRooms(ctx)));
  route(app, calls.subscribe, async (request) => {
    const ctx = withRooms(request);
    await requireButton(ctx.tx, ctx, 'studyRoom.subscribe');
    return findQueueTicket(ctx, (await subscribe(ctx, ctx.studentId, ctx.input)).id);
  });
  route(app, calls.ask, async (request) => {
    const ctx = withRooms(request);
    return findQueueTicket(ctx, (await changeQuestion(ctx, ctx.studentId, ctx.input)).id);
  });
  route(app, calls.comeBack, async (request) => {
    const ctx = withRooms(request);
    return findQueueTicket(ctx, (await comeBack(ctx, ctx.studentId, ctx.input.id)).id);
  });
  route(app, calls.cancel, async (ctx) => {
    await cancel(withRooms(ctx), ctx.studentId, ctx.input);
    return {};
  });
  route(app, calls.enter, (ctx) =>
    enter(withRooms(ctx), ctx.studentId, { roomId: ctx.input.roomId, liveHosts: ctx.company.live_hosts }),
  );
  route(app, calls.remind, async (ctx) => {
    await remind(withRooms(ctx), ctx.studentId, ctx.input.roomId);
    return {};
  });
  recordRoutes(app);
}

function recordRoutes(app: FastifyInstance): void {
  const calls = contract.studyRooms;
  route(app, calls.records, (ctx) => listRecords(ctx, ctx.input));
  route(app, calls.score, async (ctx) => {
    await score(ctx, ctx.input);
    return {};
  });
  route(app, calls.orders, (ctx) => listOrders(ctx, ctx.input));
}
