import type { Exchange, Gift } from '@shuyuan/contract';
import type { Selectable } from 'kysely';
import { type LocalizedText, say } from '../../domain/words.ts';
import type { Database } from '../../platform/data/tables.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import type { FlowRow, GiftRow, ShownExchangeRow, ShownGiftRow } from './queries.ts';

/** The gift as it was when it was exchanged. */
export interface GiftSnapshot {
  name: LocalizedText;
  picture: string | null;
  kind: GiftRow['kind'];
}

/** Copy of the gift stored with an exchange. */
export function toSnapshot({ name, name_en, pictures, kind }: GiftRow): GiftSnapshot {
  return { name: { cn: name, en: name_en }, picture: pictures[0] ?? null, kind };
}

/** Copy of the address stored with an exchange. */
export function toAddressCopy(row: Selectable<Database['address']>): NonNullable<Exchange['address']> {
  const { city_code, city_name, district_code, district_name } = row;
  return {
    id: row.id,
    consignee: row.consignee,
    phone: row.phone,
    provinceCode: row.province_code,
    provinceName: row.province_name,
    ...(city_code === null ? {} : { cityCode: city_code }),
    ...(city_name === null ? {} : { cityName: city_name }),
    ...(district_code === null ? {} : { districtCode: district_code }),
    ...(district_name === null ? {} : { districtName: district_name }),
    detail: row.detail,
    isDefault: row.is_default,
  };
}

/** A gift as it leaves the server; its stock is what is left. */
export function toGift(row: ShownGiftRow, now: Date): Gift {
  return {
    id: row.id,
    name: row.name,
    pictures: row.pictures,
    kind: row.kind,
    credits: row.credits,
    postageFen: row.postage_fen,
    stock: row.stock - row.exchanged,
    exchanged: row.exchanged,
    limit: row.per_student ?? undefined,
    endsAt: row.ends_at?.toISOString(),
    detail: row.detail ?? undefined,
    status: statusOf(row, now),
  };
}

/** Computed from the clock (product.md 4.0). */
export function statusOf(
  {
    is_on,
    starts_at,
    ends_at,
    stock,
    exchanged,
  }: Pick<GiftRow, 'is_on' | 'starts_at' | 'ends_at' | 'stock' | 'exchanged'>,
  now: Date,
): Gift['status'] {
  if (!is_on || starts_at > now) return 'off';
  if (ends_at !== null && ends_at <= now) return 'ended';
  return exchanged >= stock ? 'gone' : 'on';
}

/** Copies that are stored with an exchange. */
interface Copies {
  snapshot: GiftSnapshot;
  address: Exchange['address'] | null;
}

/** An exchange as it leaves the server. */
export function toExchange(row: ShownExchangeRow, ctx: Pick<Ctx, 'locale'>): Exchange {
  // Written by `toSnapshot` and `toAddressCopy` alone.
  return toShown(row, row as unknown as Copies, ctx);
}

/** An exchange that has just been made. */
export function toNewExchange(
  { order, ...row }: Omit<ShownRow, 'order_number'> & { order: { id: number; number: string } | null },
  copies: Copies,
  ctx: Pick<Ctx, 'locale'>,
): Exchange {
  return toShown({ ...row, order_id: order?.id ?? null, order_number: order?.number ?? null }, copies, ctx);
}
type ShownRow = Omit<ShownExchangeRow, 'snapshot' | 'address'>;

function toShown(row: ShownRow, { snapshot: gift, address }: Copies, { locale }: Pick<Ctx, 'locale'>): Exchange {
  return {
    id: row.id,
    number: row.number,
    giftId: row.gift_id,
    giftName: say(gift.name, locale),
    picture: gift.picture ?? undefined,
    kind: gift.kind,
    credits: row.credits,
    postageFen: row.postage_fen,
    status: row.status,
    orderId: row.order_id ?? undefined,
    orderNum: row.order_number ?? undefined,
    address: address ?? undefined,
    expressName: row.express_name ?? undefined,
    expressNumber: row.express_number ?? undefined,
    createdAt: row.created_at.toISOString(),
  };
}

/** Names of the ledger's causes in the contract. */
const REASONS = {
  signUp: 'signUp',
  finishLesson: 'finishLesson',
  finishPractice: 'finishPractice',
  invite: 'invite',
  spend: 'buy',
  earn: 'buy',
  earnAgain: 'buy',
  giveBack: 'refund',
  unearn: 'refund',
  exchange: 'exchange',
  exchangeBack: 'refund',
  expire: 'expire',
  redemption: 'redemption',
} as const;

/** One line of the ledger of credits. */
export function toFlow({ id, amount, reason, balance_after, title, created_at }: FlowRow) {
  const causes: Readonly<Record<string, (typeof REASONS)[keyof typeof REASONS]>> = REASONS;
  return {
    id,
    direction: amount > 0 ? ('in' as const) : ('out' as const),
    reason: causes[reason] ?? ('school' as const),
    amount: Math.abs(amount),
    balanceAfter: balance_after,
    title,
    at: created_at.toISOString(),
  };
}
