import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { MinutesPort } from '../../domain/consultation.ts';
import { route } from '../../platform/http/route.ts';
import { cancel, enter } from './calls.ts';
import { ask, comeBack, remind, subscribe } from './queue.ts';
import { listOrders, listRecords, score } from './records.ts';
import { findBasics, listRooms } from './rooms.ts';
import { findMine, findQueueTicket } from './tickets.ts';

/** Short: queues move every minute. */
const CACHE = { tag: 'studyRoom', ttlMs: 2_000 };

/** The study room as students see it: rooms, queue, calls, records (§7, product.md 4.17). */
export function studyRoomRoutes(app: FastifyInstance, minutes: MinutesPort): void {
  const calls = contract.studyRooms;
  route(
    app,
    calls.list,
    ({ tx, locale, now, student, input }) => listRooms(tx, { locale, now, studentId: student?.id ?? null }, input),
    { cache: CACHE },
  );
  route(app, calls.basics, ({ tx, locale, now }) => findBasics(tx, { locale, now }));
  route(app, calls.mine, ({ tx, locale, now, student, company }) =>
    findMine(tx, student.id, { locale, now, liveHosts: company.live_hosts }),
  );
  route(app, calls.subscribe, async ({ tx, locale, now, student, company, input }) => {
    const ticket = await subscribe({ tx, companyId: company.id, now, minutes }, student.id, input);
    return findQueueTicket(tx, ticket.id, { locale, now, liveHosts: company.live_hosts });
  });
  route(app, calls.ask, async ({ tx, locale, now, student, company, input }) => {
    const ticket = await ask({ tx, companyId: company.id, now, minutes }, student.id, input);
    return findQueueTicket(tx, ticket.id, { locale, now, liveHosts: company.live_hosts });
  });
  route(app, calls.comeBack, async ({ tx, locale, now, student, company, input }) => {
    const ticket = await comeBack({ tx, companyId: company.id, now, minutes }, student.id, input.id);
    return findQueueTicket(tx, ticket.id, { locale, now, liveHosts: company.live_hosts });
  });
  route(app, calls.cancel, async ({ tx, now, student, company, input }) => {
    await cancel({ tx, companyId: company.id, now, minutes }, student.id, input);
    return {};
  });
  route(app, calls.enter, ({ tx, now, student, company, input }) =>
    enter({ tx, companyId: company.id, now, minutes }, student.id, {
      roomId: input.roomId,
      liveHosts: company.live_hosts,
    }),
  );
  route(app, calls.remind, async ({ tx, now, student, company, input }) => {
    await remind({ tx, companyId: company.id, now, minutes }, student.id, input.roomId);
    return {};
  });
  recordRoutes(app);
}

function recordRoutes(app: FastifyInstance): void {
  const calls = contract.studyRooms;
  route(app, calls.records, ({ tx, locale, now, student, input }) =>
    listRecords(tx, { studentId: student.id, locale, now }, input),
  );
  route(app, calls.score, async ({ tx, student, input }) => {
    await score(tx, student.id, input);
    return {};
  });
  route(app, calls.orders, ({ tx, locale, now, student, input }) =>
    listOrders(tx, { studentId: student.id, locale, now }, input),
  );
}
