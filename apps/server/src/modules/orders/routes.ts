import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Trade } from '../../domain/trade.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { route } from '../../platform/http/route.ts';
import { steppedRoute } from '../../platform/http/steppedRoute.ts';
import type { OrderParts } from './charges.ts';
import { buyFree, createOrder, quote } from './create.ts';
import { cancelOrder, countOrders, findOrder, hideOrder, listGroupOrders, listOrders } from './ownOrders.ts';
import { pay } from './payments.ts';
import { createPayStatus } from './payStatus.ts';
import { askRefund, findRefund, refundRule, withdrawRefund } from './refunds.ts';
import { findOwnOrder } from './rows.ts';

/** Orders from the price to the refund (product.md 4.7). */
export function orderRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { orders } = contract;
  const { trade } = parts;
  route(app, orders.quote, (ctx) => quote(ctx, trade, ctx.input));
  route(app, orders.create, (ctx) => createOrder(ctx, trade, ctx.input));
  route(app, orders.buyFree, (ctx) => buyFree(ctx, trade, ctx.input));
  route(app, orders.list, (ctx) => listOrders(ctx, trade, ctx.input));
  route(app, orders.groupList, (ctx) => listGroupOrders(ctx, trade, ctx.input));
  route(app, orders.counts, (ctx) => countOrders(ctx));
  route(app, orders.detail, (ctx) => findOrder(ctx, parts, ctx.input));
  steppedRoute(app, orders.pay, (ctx) => pay(parts, ctx));
  steppedRoute(app, orders.payStatus, createPayStatus(parts));
  route(app, orders.cancel, (ctx) => cancelOrder(ctx, trade, ctx.input.id));
  route(app, orders.remove, (ctx) => hideOrder(ctx, trade, ctx.input.id));
  refundRoutes(app, trade);
}

function refundRoutes(app: FastifyInstance, trade: Trade): void {
  const { orders } = contract;
  const own = ({ tx, studentId, input }: StudentCtx & { input: { id: number } }) =>
    findOwnOrder(tx, studentId, input.id);
  route(app, orders.refundRule, async (ctx) => refundRule(ctx.tx, trade, await own(ctx), ctx));
  route(app, orders.askRefund, (ctx) => askRefund(ctx, trade, ctx.input));
  route(app, orders.withdrawRefund, (ctx) => withdrawRefund(ctx, trade, ctx.input.id));
  route(app, orders.refund, async (ctx) => findRefund(ctx.tx, await own(ctx)));
}
