import { contract, type Desk } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { MinutesPort } from '../../domain/consultation.ts';
import type { Context } from '../../platform/http/requestContext.ts';
import { route } from '../../platform/http/route.ts';
import { callNext, withdraw } from './calls.ts';
import { endByLecturer } from './consultation.ts';
import { readDesk, setRoom } from './desk.ts';
import type { RoomCtx } from './rows.ts';

type DeskContext = Omit<Context<typeof contract.desk.read>, 'input'>;

/** The lecturer's desk; every call answers with the desk as it is after it. */
export function deskRoutes(app: FastifyInstance, minutes: MinutesPort): void {
  const calls = contract.desk;
  const read = (ctx: DeskContext): Promise<Desk> =>
    readDesk({ ...ctx, liveHosts: ctx.company.live_hosts }, ctx.lecturerId);
  const change = async (ctx: DeskContext, work: (ctx: RoomCtx) => Promise<void>): Promise<Desk> => {
    await work({ ...ctx, minutes });
    return read(ctx);
  };
  route(app, calls.read, (ctx) => read(ctx));
  route(app, calls.callNext, (ctx) => {
    const next = { ticketId: ctx.input.id, liveHosts: ctx.company.live_hosts };
    return change(ctx, (room) => callNext(room, ctx.lecturerId, next));
  });
  route(app, calls.withdraw, (ctx) => change(ctx, (room) => withdraw(room, ctx.lecturerId, ctx.input.tempLogId)));
  route(app, calls.end, (ctx) => change(ctx, (room) => endByLecturer(room, ctx.lecturerId, ctx.input.tempLogId)));
  route(app, calls.setRoom, (ctx) => change(ctx, (room) => setRoom(room, ctx.lecturerId, ctx.input)));
}
