import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { PreparedGrants } from '../../domain/grants.ts';
import { route } from '../../platform/http/route.ts';
import {
  confirmReceipt,
  type Effects,
  exchangeGift,
  findAccount,
  findExchange,
  findGift,
  listExchanges,
  listFlow,
  listGifts,
} from './exchanges.ts';
import { listChoices, listRewards, receiveReward } from './rewards.ts';

/** Credits, gifts and courses as rewards (product.md 4.12). */
export function exchangeRoutes(app: FastifyInstance, effects: Effects): void {
  const { account, flow, gifts, gift, exchange, order, orders, receive } = contract.exchange;
  route(app, account, ({ tx, studentId }) => findAccount(tx, studentId));
  route(app, flow, (ctx) => listFlow(ctx, ctx.input));
  route(app, gifts, (ctx) => listGifts(ctx, ctx.input));
  route(app, gift, (ctx) => findGift(ctx, ctx.input.id));
  route(app, exchange, (ctx) => exchangeGift(ctx, ctx.input, effects));
  route(app, order, (ctx) => findExchange(ctx, ctx.input));
  route(app, orders, (ctx) => listExchanges(ctx, ctx.input));
  route(app, receive, async (ctx) => {
    await confirmReceipt(ctx, ctx.input.number);
    return {};
  });
  rewardRoutes(app, effects.prepared.enrol);
}

function rewardRoutes(app: FastifyInstance, prepareEnrolment: PreparedGrants['enrol']): void {
  const { rewards, rewardCourses, receiveReward: receiveCall } = contract.exchange;
  route(app, rewards, (ctx) => listRewards(ctx, ctx.input.status));
  route(app, rewardCourses, (ctx) => listChoices(ctx, ctx.input.id));
  route(app, receiveCall, (ctx) => receiveReward(ctx, ctx.input, prepareEnrolment));
}
