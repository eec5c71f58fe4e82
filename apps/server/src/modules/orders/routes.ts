import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Buyer } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { steppedRoute } from '../../platform/http/steppedRoute.ts';
import { buyFree, createOrder, quote } from './create.ts';
import type { OrderParts } from './due.ts';
import { createPayStatus, pay } from './payments.ts';
import { askRefund, findRefund, refundRule, withdrawRefund } from './refunds.ts';
import { findOwnOrder } from './rows.ts';
import { cancelOrder, countOrders, findOrder, hideOrder, listGroupOrders, listOrders } from './service.ts';

/** Orders from the price to the refund (product.md 4.7). */
export function orderRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { orders } = contract;
  const { trade } = parts;
  route(app, orders.quote, (visit) => quote(visit.tx, trade, buyerOf(visit), visit.input));
  route(app, orders.create, (visit) => createOrder(visit.tx, trade, buyerOf(visit), visit.input));
  route(app, orders.buyFree, async (visit) => {
    if (!(await belongTogether(visit.tx, visit.input))) throw missing();
    return buyFree(visit.tx, trade, buyerOf(visit), visit.input.saleId);
  });
  route(app, orders.list, (visit) => listOrders(visit.tx, trade, viewOf(visit), visit.input));
  route(app, orders.groupList, (visit) => listGroupOrders(visit.tx, trade, viewOf(visit), visit.input));
  route(app, orders.counts, (visit) => countOrders(visit.tx, viewOf(visit)));
  route(app, orders.detail, (visit) => findOrder(visit.tx, parts, viewOf(visit), visit.input));
  steppedRoute(app, orders.pay, (visit) => pay(parts, visit));
  steppedRoute(app, orders.payStatus, createPayStatus(parts));
  route(app, orders.cancel, (visit) => cancelOrder(visit.tx, trade, viewOf(visit), visit.input.id));
  route(app, orders.remove, (visit) => hideOrder(visit.tx, trade, viewOf(visit), visit.input.id));
  route(app, orders.refundRule, async (visit) =>
    refundRule(visit.tx, trade, await findOwnOrder(visit.tx, visit.student.id, visit.input.id), visit),
  );
  route(app, orders.askRefund, (visit) => askRefund(visit.tx, trade, visit.input, viewOf(visit)));
  route(app, orders.withdrawRefund, (visit) => withdrawRefund(visit.tx, trade, visit.input.id, viewOf(visit)));
  route(app, orders.refund, async (visit) =>
    findRefund(visit.tx, await findOwnOrder(visit.tx, visit.student.id, visit.input.id)),
  );
}

type Visit = Pick<Buyer, 'now' | 'locale'> & { student: { id: number }; company: { id: number } };

function buyerOf({ company, student, now, locale }: Visit): Buyer {
  return { companyId: company.id, studentId: student.id, now, locale };
}

function viewOf({ student, now, locale }: Visit) {
  return { studentId: student.id, now, locale };
}

async function belongTogether(tx: Tx, { id, saleId }: { id: number; saleId: number }): Promise<boolean> {
  const offer = await tx
    .selectFrom('offer')
    .select('id')
    .where('id', '=', saleId)
    .where('class_run_id', '=', id)
    .executeTakeFirst();
  return offer !== undefined;
}
