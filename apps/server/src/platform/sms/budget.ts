import { sql } from 'kysely';
import type { Config } from '../core/config/config.ts';
import type { CompanyRow } from '../data/companies.ts';
import type { Tx } from '../data/tenancy.ts';
import { theRow } from '../data/theRow.ts';

const HOUR_MS = 3_600_000;
/** An hour may take a quarter of a day, so that one bad hour leaves something for the rest of the day. */
const HOURS_OF_DAY = 4;
/** Part of all schools' messages from which on only schools go on that have sent less than their equal part. */
const SHARED = 0.75;

/** Limits of the server, in messages of 24 hours. */
export type SmsLimits = Pick<Config, 'smsSchoolDayLimit' | 'smsDayLimit'>;

/** How much of the limits is used, from 0 to 1. */
export interface SmsUse {
  /** The fuller one of the school's hour and day. */
  school: number;
  /** Whether all schools together have sent so much that this one may send nothing. */
  isServerFull: boolean;
}

/** The most that a school may send in 24 hours: its own limit, else the server's for each. */
export function smsDayLimitOf({ sms_day_limit }: Pick<CompanyRow, 'sms_day_limit'>, limits: SmsLimits): number {
  return sms_day_limit ?? limits.smsSchoolDayLimit;
}

/**
 * From here to the end of the transaction nobody else of the school, nor of the server where that has a limit, counts a message: what is
 * read afterwards still holds when `countSms` adds one. The last locks of a transaction.
 */
export async function lockSms(tx: Tx, companyId: number, { smsDayLimit }: SmsLimits): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${companyId}`}, 0))`.execute(tx);
  if (smsDayLimit !== null) await sql`select pg_advisory_xact_lock(hashtextextended('sms', 0))`.execute(tx);
}

/** Reads how much is used. */
export async function readSmsUse(tx: Tx, company: CompanyRow, limits: SmsLimits, now: Date): Promise<SmsUse> {
  const hour = hourOf(now);
  const { rows } = await sql<{ day: number; hour: number }>`
    select coalesce(sum(sent), 0)::int as day, coalesce(sum(sent) filter (where hour = ${hour}), 0)::int as hour
    from sms_hour where hour >= ${smsDayStart(now)}`.execute(tx);
  const sent = theRow(rows);
  const day = smsDayLimitOf(company, limits);
  const school = Math.max(sent.day / day, sent.hour / Math.ceil(day / HOURS_OF_DAY));
  const { smsDayLimit } = limits;
  return { school, isServerFull: smsDayLimit !== null && (await isFull(tx, smsDayLimit, { now, own: sent.day })) };
}

/** Counts one message that goes into the outbox. */
export async function countSms(tx: Tx, companyId: number, limits: SmsLimits, now: Date): Promise<void> {
  const hour = hourOf(now);
  await tx
    .insertInto('sms_hour')
    .values({ company_id: companyId, hour, sent: 1 })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'hour']).doUpdateSet((eb) => ({ sent: eb('sms_hour.sent', '+', 1) })),
    )
    .execute();
  if (limits.smsDayLimit === null) return;
  await tx
    .insertInto('sms_total')
    .values({ hour, sent: 1 })
    .onConflict((conflict) => conflict.column('hour').doUpdateSet((eb) => ({ sent: eb('sms_total.sent', '+', 1) })))
    .execute();
  await tx.deleteFrom('sms_total').where('hour', '<', smsDayStart(hour)).execute();
}

async function isFull(tx: Tx, limit: number, { now, own }: { now: Date; own: number }): Promise<boolean> {
  const { rows } = await sql<{ sent: number; schools: number }>`
    select (select coalesce(sum(sent), 0)::int from sms_total where hour >= ${smsDayStart(now)}) as sent,
      (select count(*)::int from company) as schools`.execute(tx);
  const { sent, schools } = theRow(rows);
  return sent >= limit || (sent >= SHARED * limit && own >= limit / schools);
}

/** The first hour that counts as part of the last 24: with the begun one, so that no 24 hours hold more than the limit. */
export function smsDayStart(now: Date): Date {
  return new Date(hourOf(now).getTime() - 24 * HOUR_MS);
}

function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
}
