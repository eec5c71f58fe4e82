import type { Insertable } from 'kysely';
import type { OrderRef } from '../domain/trade.ts';
import type { GrouponTable } from '../modules/groupons/tables.ts';
import type { School } from './school.ts';
import { TEST_NOW } from './world.ts';

const HOUR_MS = 3_600_000;
let orders = 0;

/** Creates a group activity of an offer; by default for ten days, two seats, 20 yuan off. */
export async function buildGroupon(
  school: School,
  offer_id: number,
  overrides: Partial<Insertable<GrouponTable>> = {},
): Promise<number> {
  const row = {
    company_id: school.id,
    offer_id,
    name: '结伴上课',
    name_en: 'Study together',
    price_fen: 8_000,
    size: 2,
    stock: null,
    starts_at: new Date(TEST_NOW.getTime() - HOUR_MS),
    ends_at: new Date(TEST_NOW.getTime() + 240 * HOUR_MS),
    rule_text: null,
    rule_text_en: null,
    ...overrides,
  };
  const made = await school.withTenant((tx) =>
    tx.insertInto('groupon').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return made.id;
}

/** Makes the row of an unpaid group order, as the modules behind orders see it. */
export async function buildGroupOrder(
  school: School,
  student: { id: number },
  { offerId, now = TEST_NOW, minutes = 15 }: { offerId: number; now?: Date; minutes?: number },
): Promise<OrderRef> {
  orders += 1;
  const number = `T${process.pid}${orders}`;
  const expires_at = new Date(now.getTime() + minutes * 60_000);
  const { id } = await school.withTenant((tx) =>
    tx
      .insertInto('trade_order')
      .values({
        company_id: school.id,
        number,
        student_id: student.id,
        goods_kind: 'course',
        goods_id: offerId,
        title: '课程',
        title_en: null,
        list_fen: 8_000,
        deduct_fen: 0,
        pay_fen: 8_000,
        coupon_claim_id: null,
        team_id: null,
        inviter_id: null,
        cancel_reason: null,
        expires_at,
        created_at: now,
        paid_at: null,
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return {
    companyId: school.id,
    studentId: student.id,
    now,
    locale: 'cn',
    orderId: id,
    number,
    kind: 'course',
    goodsId: offerId,
    offerId,
    mode: 'openTeam',
    teamId: null,
    title: { cn: '课程' },
    payFen: 8_000,
    credits: 0,
    couponClaimId: null,
    expiresAt: expires_at,
  };
}
