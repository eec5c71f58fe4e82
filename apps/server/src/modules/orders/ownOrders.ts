import type { Order, OutputOf, orders, Page, SentOf } from '@shuyuan/contract';
import { ResultCode } from '@shuyuan/contract';
import type { Trade } from '../../domain/trade.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { PageInput, RowPage } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { PAY_METHODS, type PaymentProviders } from '../../platform/payments/port.ts';
import { closeOrder } from './close.ts';
import { creditsOf } from './credits.ts';
import {
  type ListRow,
  type OrderTab,
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
export async function listOrders(ctx: StudentCtx, trade: Trade, input: ListInput): Promise<Page<SentOf<typeof Order>>> {
  const { filter, ...rest } = input;
  return toPage(ctx, trade, await selectOrders(ctx, { ...rest, tab: filter }));
}

/** The student's orders in groups. */
export async function listGroupOrders(
  ctx: StudentCtx,
  trade: Trade,
  page: PageInput,
): Promise<Page<SentOf<typeof Order>>> {
  return toPage(ctx, trade, await selectGroupOrders(ctx, page));
}

async function toPage(ctx: StudentCtx, trade: Trade, page: RowPage<ListRow>): Promise<Page<SentOf<typeof Order>>> {
  const { rows, ...facts } = page;
  const items: SentOf<typeof Order>[] = [];
  for (const row of rows) items.push(await toOrder(ctx, trade, row));
  return { items, ...facts };
}

/** Number of orders per tab. */
export async function countOrders(ctx: StudentCtx): Promise<OutputOf<typeof orders.counts>> {
  return { ...(await selectCounts(ctx)), serverTime: ctx.now.toISOString() };
}

/** One order with its lines; `missing` unless id and number belong together and to the student (Z1). */
export async function findOrder(
  ctx: StudentCtx,
  { trade, providers }: { trade: Trade; providers: PaymentProviders },
  key: { id: number; orderNum: string },
): Promise<OutputOf<typeof orders.detail>> {
  const row = await selectOrder(ctx, key);
  if (!row) throw missing();
  const rows = await selectDeductions(ctx.tx, row.id);
  const deductions = rows.map(({ kind, ref_id, name, name_en, amount_fen }) => ({
    kind,
    refId: ref_id,
    name: { cn: name, en: name_en },
    amountFen: amount_fen,
  }));
  const refund = await selectRefund(ctx.tx, row.id);
  return {
    ...(await toOrder(ctx, trade, row)),
    lines: toLines(row.list_fen, deductions, ctx.locale),
    methods: PAY_METHODS.filter((method) => providers[method] !== undefined),
    refund: refund ? toRefund(refund) : undefined,
    ...creditsOf(row),
    serverTime: ctx.now.toISOString(),
  };
}

/** Cancels an unpaid order; 3007 for a paid one, and nothing happens to one that is cancelled already. */
export async function cancelOrder(ctx: StudentCtx, trade: Trade, id: number): Promise<Record<string, never>> {
  const order = await lockOwnOrder(ctx.tx, ctx.studentId, id);
  if (order.status === 'cancelled') return {};
  if (order.status !== 'unpaid') throw refused(ResultCode.orderPaid);
  const isOut = hasRunOut(order, ctx.now);
  await closeOrder(ctx.tx, trade, order, {
    ...(isOut
      ? { event: 'expire', reason: 'timeout', actor: 'system' }
      : { event: 'cancel', reason: 'student', actor: 'student' }),
    now: ctx.now,
    locale: ctx.locale,
  });
  return {};
}

/** Hides an order that is over; 1004 for any other. */
export async function hideOrder(ctx: StudentCtx, trade: Trade, id: number): Promise<Record<string, never>> {
  const { number } = await lockOwnOrder(ctx.tx, ctx.studentId, id);
  const row = await selectOrder(ctx, { id, orderNum: number });
  if (!row) return {};
  if (!(await actionsOf(ctx, trade, row)).includes('delete')) throw refused(ResultCode.stateForbids);
  await ctx.tx.updateTable('trade_order').set({ is_hidden: true }).where('id', '=', id).execute();
  return {};
}
