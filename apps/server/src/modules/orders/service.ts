import type { Order, OutputOf, orders, Page } from '@shuyuan/contract';
import { ResultCode } from '@shuyuan/contract';
import type { Trade } from '../../domain/trade.ts';
import type { PageInput, RowPage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import { PAY_METHODS, type PaymentProviders } from '../../platform/payments/port.ts';
import { closeOrder } from './close.ts';
import {
  type ListRow,
  type OrderTab,
  type OrderView,
  selectCounts,
  selectDeductions,
  selectGroupOrders,
  selectOrder,
  selectOrders,
} from './queries.ts';
import { toLines } from './quote.ts';
import { selectRefund } from './refundRows.ts';
import { toRefund } from './refunds.ts';
import { hasRunOut, lockOwnOrder } from './rows.ts';
import { actionsOf, toOrder } from './toOrder.ts';

type ListInput = PageInput & { filter?: OrderTab | undefined; keyword?: string | undefined };

/** The student's orders, the newest first. */
export async function listOrders(tx: Tx, trade: Trade, view: OrderView, input: ListInput): Promise<Page<Order>> {
  const { filter, ...rest } = input;
  return toPage(tx, trade, await selectOrders(tx, view, { ...rest, tab: filter }), view);
}

/** The student's orders in groups. */
export async function listGroupOrders(tx: Tx, trade: Trade, view: OrderView, page: PageInput): Promise<Page<Order>> {
  return toPage(tx, trade, await selectGroupOrders(tx, view, page), view);
}

async function toPage(tx: Tx, trade: Trade, page: RowPage<ListRow>, view: OrderView): Promise<Page<Order>> {
  const { rows, ...facts } = page;
  const items: Order[] = [];
  for (const row of rows) items.push(await toOrder(tx, trade, row, view));
  return { items, ...facts };
}

/** How many orders stand under each tab. */
export async function countOrders(tx: Tx, view: OrderView): Promise<OutputOf<typeof orders.counts>> {
  return { ...(await selectCounts(tx, view)), serverTime: view.now.toISOString() };
}

/** One order with its lines; `missing` unless id and number belong together and to the student (Z1). */
export async function findOrder(
  tx: Tx,
  { trade, providers }: { trade: Trade; providers: PaymentProviders },
  view: OrderView,
  key: { id: number; orderNum: string },
): Promise<OutputOf<typeof orders.detail>> {
  const row = await selectOrder(tx, view, key);
  if (!row) throw missing();
  const rows = await selectDeductions(tx, row.id);
  const deductions = rows.map(({ kind, ref_id, name, name_en, amount_fen }) => ({
    kind,
    refId: ref_id,
    name: { cn: name, en: name_en },
    amountFen: amount_fen,
  }));
  const refund = await selectRefund(tx, row.id);
  return {
    ...(await toOrder(tx, trade, row, view)),
    lines: toLines(row.list_fen, deductions, view.locale),
    methods: PAY_METHODS.filter((method) => providers[method] !== undefined),
    refund: refund ? toRefund(refund) : undefined,
    serverTime: view.now.toISOString(),
  };
}

/** Cancels an unpaid order; 3007 for a paid one, and nothing happens to one that is cancelled already. */
export async function cancelOrder(tx: Tx, trade: Trade, view: OrderView, id: number): Promise<Record<string, never>> {
  const order = await lockOwnOrder(tx, view.studentId, id);
  if (order.status === 'cancelled') return {};
  if (order.status !== 'unpaid') throw refused(ResultCode.orderPaid);
  const isOut = hasRunOut(order, view.now);
  await closeOrder(tx, trade, order, {
    ...(isOut
      ? { event: 'expire', reason: 'timeout', actor: 'system' }
      : { event: 'cancel', reason: 'student', actor: 'student' }),
    now: view.now,
    locale: view.locale,
  });
  return {};
}

/** Hides an order that is over; 1004 for any other. */
export async function hideOrder(tx: Tx, trade: Trade, view: OrderView, id: number): Promise<Record<string, never>> {
  const { number } = await lockOwnOrder(tx, view.studentId, id);
  const row = await selectOrder(tx, view, { id, orderNum: number });
  if (!row) return {};
  if (!(await actionsOf(tx, trade, row, view)).includes('delete')) throw refused(ResultCode.stateForbids);
  await tx.updateTable('trade_order').set({ is_hidden: true }).where('id', '=', id).execute();
  return {};
}
