import type { Selectable } from 'kysely';
import type { RefundTable, TradeOrderTable } from '../../modules/orders/tables.ts';
import { beijingDigits } from '../../platform/core/beijing.ts';
import { randomOf } from '../random.ts';

type Status = Selectable<TradeOrderTable>['status'];

/** A change of an order's state. */
export interface Step {
  to: Status;
  at: Date;
  actor: 'student' | 'system' | 'school' | 'gateway';
}

/** Final state of an order, and since when. */
export type Ending =
  | { is: 'unpaid' }
  | { is: 'paid' | 'awaitingGroup'; refund?: Returning; isPaidTwice?: boolean; hasFailedOnce?: boolean }
  | { is: 'cancelled'; reason: 'student' | 'timeout' | 'school'; at: Date }
  | { is: 'refunding' | 'refunded'; refund: Returning }
  | { is: 'late'; at: Date };

/** A refund, requested or in progress. */
export interface Returning {
  status: RefundTable['status'];
  kind: 'asked' | 'groupFailed';
  reason?: string;
  answer?: string;
  askedAt: Date;
  doneAt?: Date;
}

/** The state of an order with this ending. */
export function statusOf(end: Ending): Status {
  if (end.is === 'awaitingGroup') return 'paid';
  return end.is === 'late' ? 'refunded' : end.is;
}

/** Delivery state of the goods. */
export function fulfilmentOf(
  end: Ending,
  isGroup: boolean,
): 'none' | 'awaitingGroup' | 'delivered' | 'failed' | 'revoked' {
  if (end.is === 'awaitingGroup') return 'awaitingGroup';
  if (end.is === 'paid') return 'delivered';
  if (end.is !== 'refunding' && end.is !== 'refunded') return 'none';
  if (isGroup && end.refund.kind === 'groupFailed') return 'failed';
  return end.is === 'refunding' ? 'delivered' : 'revoked';
}

/** Why it was cancelled or refunded. */
export function reasonOf(end: Ending): Selectable<TradeOrderTable>['cancel_reason'] {
  if (end.is === 'cancelled') return end.reason;
  if (end.is === 'late') return 'timeout';
  return 'refund' in end && end.refund?.kind === 'groupFailed' ? 'groupFailed' : null;
}

/** When it ended. */
export function endOf(end: Ending): Date | null {
  if (end.is === 'cancelled' || end.is === 'late') return end.at;
  return end.is === 'refunded' ? (end.refund.doneAt ?? end.refund.askedAt) : null;
}

/** Every change after creation, in order. */
export function stepsOf(end: Ending, paidAt: Date, expiresAt: Date): Step[] {
  const paid: Step = { to: 'paid', at: paidAt, actor: 'gateway' };
  if (end.is === 'unpaid') return [];
  if (end.is === 'cancelled') {
    return [{ to: 'cancelled', at: end.at, actor: end.reason === 'timeout' ? 'system' : end.reason }];
  }
  if (end.is === 'late') {
    return [
      { to: 'cancelled', at: expiresAt, actor: 'system' },
      { to: 'refunded', at: end.at, actor: 'gateway' },
    ];
  }
  const { refund } = end;
  if (!refund) return [paid];
  const asked: Step = { to: 'refunding', at: refund.askedAt, actor: refund.kind === 'asked' ? 'student' : 'system' };
  const doneAt = refund.doneAt ?? refund.askedAt;
  if (refund.status === 'refused') return [paid, asked, { to: 'paid', at: doneAt, actor: 'school' }];
  if (refund.status === 'withdrawn') return [paid, asked, { to: 'paid', at: doneAt, actor: 'student' }];
  return end.is === 'refunded' ? [paid, asked, { to: 'refunded', at: doneAt, actor: 'gateway' }] : [paid, asked];
}

/** A readable number: the second in Beijing and six digits. */
export function numberOf(instant: number, salt: number): string {
  return (
    beijingDigits(new Date(instant)) + String(Math.floor(randomOf(`number ${salt}`)() * 1_000_000)).padStart(6, '0')
  );
}
