import type { Order, OrderAction, SentOf } from '@shuyuan/contract';
import { REFUND_DAYS } from '@shuyuan/rules';
import type { Trade } from '../../domain/trade.ts';
import { say } from '../../domain/words.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { ListRow } from './queries.ts';
import { refundRule } from './refunds.ts';
import { hasRunOut } from './rows.ts';

const DAY_MS = 86_400_000;

/** An order as its student sees it now; the state is computed, so it is right before due work has run (product.md 4.7). */
export async function toOrder(ctx: StudentCtx, trade: Trade, row: ListRow): Promise<SentOf<typeof Order>> {
  const isOut = hasRunOut(row, ctx.now);
  const { subtitle, courseKind, startsAt } = row.snapshot;
  const isForming = row.team_status === 'forming' && row.team_size !== null && row.team_joined !== null;
  return {
    id: row.id,
    orderNum: row.number,
    kind: row.goods_kind,
    goodsId: row.goods_id,
    title: row.title_shown,
    subtitle: subtitle && say(subtitle, ctx.locale),
    cover: row.cover ?? undefined,
    classId: row.class_run_id ?? undefined,
    courseKind,
    startsAt: startsAt ?? undefined,
    listFen: row.list_fen,
    payFen: row.pay_fen,
    status: isOut ? 'cancelled' : row.status,
    fulfilment: row.fulfilment,
    cancelReason: isOut ? 'timeout' : (row.cancel_reason ?? undefined),
    method: row.method,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.paid_at?.toISOString(),
    endedAt: (isOut ? row.expires_at : row.ended_at)?.toISOString(),
    teamId: row.team_id ?? undefined,
    groupId: row.groupon_id ?? undefined,
    teamMissing: isForming ? Math.max(0, (row.team_size ?? 0) - (row.team_joined ?? 0)) : undefined,
    teamEndsAt: row.team_ends_at?.toISOString(),
    couponName: row.coupon_name ?? undefined,
    credits: row.credits > 0 ? row.credits : undefined,
    refusedAt: row.refusal ? new Date(row.refusal.at).toISOString() : undefined,
    refusal: row.refusal?.why || undefined,
    actions: await actionsOf(ctx, trade, row),
  };
}

/** What the student may do with an order now (product.md 4.0). */
export async function actionsOf(ctx: StudentCtx, trade: Trade, row: ListRow): Promise<OrderAction[]> {
  if (row.status === 'unpaid' && !hasRunOut(row, ctx.now)) return ['pay', 'cancel'];
  if (row.status === 'unpaid' || row.status === 'cancelled' || row.status === 'refunded') {
    return row.goods_kind === 'postage' ? ['delete'] : ['rebuy', 'delete'];
  }
  if (row.status === 'refunding') return row.is_audited ? ['withdrawRefund'] : [];
  const actions: OrderAction[] = [];
  if (row.fulfilment === 'awaitingGroup') actions.push('invite');
  if (row.fulfilment === 'delivered' && row.goods_kind === 'course') actions.push('learn');
  if (isRecent(row, ctx.now) && (await refundRule(ctx.tx, trade, row, ctx)).isAllowed) actions.push('refund');
  if (isOver(row, ctx.now)) actions.push('delete');
  return actions;
}

/** Paid recently enough for a refund; older orders are not checked further. */
function isRecent({ paid_at }: ListRow, now: Date): boolean {
  return paid_at !== null && now.getTime() - paid_at.getTime() < REFUND_DAYS * DAY_MS;
}

/** Paid and finished: no possible refund, and no class in progress. */
function isOver(row: ListRow, now: Date): boolean {
  if (row.fulfilment !== 'delivered' || isRecent(row, now)) return false;
  return row.goods_kind !== 'course' || (row.class_ends_at !== null && row.class_ends_at <= now);
}
