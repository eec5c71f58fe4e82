import type { OutputOf, orders } from '@shuyuan/contract';
import { sql } from 'kysely';
import { missing } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { SteppedContext } from '../../platform/http/requestContext.ts';
import type { OrderParts } from './charges.ts';
import { hasRunOut } from './rows.ts';
import { StatusQueries } from './statusQueries.ts';
import { ORDER_COLUMNS, PAYMENT_COLUMNS } from './tables.ts';

type Call = (typeof orders)['payStatus'];
type PayStatus = OutputOf<Call>;

/** State of the newest payment; if its notification is missing, the provider is queried at intervals. */
export function createPayStatus(parts: OrderParts) {
  const queries = new StatusQueries(parts);
  return async (visit: SteppedContext<Call> & { student: { id: number } }) => {
    const { input, student, now, inSchool, inTurn, answerOnce } = visit;
    const { payment } = await inSchool((tx) => readStatus(tx, student.id, input));
    if (payment?.status === 'waiting') await queries.ask(payment, { now, inTurn });
    return answerOnce(async (tx) => toStatus(await readStatus(tx, student.id, input), now));
  };
}

async function readStatus(tx: Tx, studentId: number, { id, orderNum }: { id: number; orderNum: string }) {
  const order = await tx
    .selectFrom('trade_order')
    .select(ORDER_COLUMNS)
    .where('id', '=', id)
    .where('number', '=', orderNum)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  if (!order) throw missing();
  const payment = await tx
    .selectFrom('payment')
    .select(PAYMENT_COLUMNS)
    .where('order_id', '=', id)
    .orderBy(sql`status = 'success'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { order, payment };
}

function toStatus({ order, payment }: Awaited<ReturnType<typeof readStatus>>, now: Date): PayStatus {
  return {
    status: hasRunOut(order, now) ? 'cancelled' : order.status,
    payment: payment?.status,
    method: payment?.method,
    failure: payment?.failure ?? undefined,
    teamId: order.team_id ?? undefined,
    serverTime: now.toISOString(),
  };
}
