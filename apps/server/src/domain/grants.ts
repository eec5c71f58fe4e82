import type { Expression } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';
import type { StudentCtx } from '../platform/http/requestContext.ts';
import type { LocalizedText } from './words.ts';

/** Sources of a right outside an order. */
interface Grant {
  source: 'redemption' | 'reward' | 'exchange' | 'order';
  sourceId: number;
}

/** For whom and by what a right is granted, as SQL: a grant that is read ahead may not know them yet (decision 0064). */
export type GrantKey = Record<'studentId' | 'sourceId', Expression<number>>;

/** Rights granted by codes, rewards, gifts and orders, as they were prepared; each grant counts once by its source, and throws before it sends anything. */
export interface Grants {
  /** Enrols a student in the class of an offer and takes a seat: 3001, 3002, 3003. */
  enrol(
    ctx: StudentCtx,
    grant: Grant & { offerId: number; validUntil?: Date | null },
  ): Promise<{ enrolmentId: number; classRunId: number; title: LocalizedText; validUntil: Date | null }>;
  /** Adds a period after the current one (I11); `days` 0 never expires. */
  extendMembership(
    ctx: StudentCtx,
    grant: Grant & { days: number; name: LocalizedText; packageId?: number | undefined },
  ): Promise<{ previousUntil: Date | null; until: Date | null }>;
  addMinutes(
    ctx: StudentCtx,
    grant: Grant & { minutes: number; title: LocalizedText; validUntil?: Date | null },
  ): Promise<void>;
  addCredits(
    ctx: StudentCtx,
    grant: Grant & { source: 'redemption'; credits: number; title: LocalizedText },
  ): Promise<void>;
  /** Grants a coupon outside the claim centre; 3105 when none is left. */
  giveCoupon(
    ctx: StudentCtx,
    grant: Grant & { couponId: number },
  ): Promise<{ claimId: number; name: LocalizedText; endsAt: Date; reduceFen: number | null }>;
}

/** Rights outside an order that are read ahead of what gives them, so that giving them does not wait (decision 0064). */
export interface PreparedGrants {
  enrol(
    tx: Tx,
    key: Pick<GrantKey, 'studentId'>,
    offer: { id: Expression<number>; now: Date },
  ): Promise<Grants['enrol']>;
  extendMembership(tx: Tx, key: GrantKey, source: Grant['source']): Promise<Grants['extendMembership']>;
  addMinutes(tx: Tx, key: GrantKey): Promise<Grants['addMinutes']>;
  addCredits(tx: Tx, key: GrantKey): Promise<Grants['addCredits']>;
  giveCoupon(tx: Tx, key: GrantKey, couponId: Expression<number>): Promise<Grants['giveCoupon']>;
}
