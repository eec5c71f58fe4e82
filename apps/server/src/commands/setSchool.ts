import { LEARNT_PERCENT_RANGE, REPORT_WAIT_DAYS_RANGE } from '@shuyuan/rules';
import { type Kysely, sql, type UpdateObject } from 'kysely';
import { StartError } from '../platform/core/startError.ts';
import { dropCached } from '../platform/data/cache.ts';
import { COMPANY_TAG, NO_COMPANY } from '../platform/data/companies.ts';
import type { Database } from '../platform/data/tables.ts';
import { isMode, type Mode } from '../platform/http/mode.ts';
import { auditDecision } from '../platform/work/audit.ts';

/** Settings of a school that the operator changes; what is left out stays. */
export interface SchoolSettings {
  label: string;
  /** Percent of a recording's seconds that make a lesson learnt (product.md 4.3). */
  learntPercent?: number | undefined;
  /** Days after which a report is published without a lecturer's words (product.md 4.6). */
  reportDays?: number | undefined;
  /** Most short messages in 24 hours (decision 0063). */
  smsADay?: number | undefined;
  /** Whether its pages are light, dark or as the visitor's system says (decision 0033). */
  mode?: Mode | undefined;
  /** How much room its pages leave around and between parts (decision 0033). */
  density?: Density | undefined;
}

const DENSITIES = ['comfortable', 'compact'] as const;
type Density = (typeof DENSITIES)[number];

/** Reads a share of a recording that a school may choose; throws one sentence that says what to change. */
export const readLearntPercent = (text: string) => readWhole('--learnt-percent', text, LEARNT_PERCENT_RANGE);

/** Reads the days for lecturers' words that a school may choose; throws one sentence that says what to change. */
export const readReportDays = (text: string) => readWhole('--report-days', text, REPORT_WAIT_DAYS_RANGE);

/** Reads the most short messages of 24 hours that a school may choose; throws one sentence that says what to change. */
export const readSmsADay = (text: string) => readWhole('--sms-a-day', text, { min: 1, max: 1_000_000 });

/** Reads the mode that a school may choose; throws one sentence that says what to change. */
export function readMode(text: string): Mode {
  if (!isMode(text)) throw new StartError('--mode must be light, dark or auto.');
  return text;
}

/** Reads the density that a school may choose; throws one sentence that says what to change. */
export function readDensity(text: string): Density {
  const found = DENSITIES.find((density) => density === text);
  if (!found) throw new StartError('--density must be comfortable or compact.');
  return found;
}

function readWhole(option: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw new StartError(`${option} must be a whole number from ${min} to ${max}.`);
  return value;
}

/** New names of a school. */
export interface SchoolNames {
  label: string;
  name: string;
  /** Null where the school has no English name any more. */
  nameEn: string | null;
  /** The name of the company behind it; stays where it is left out. */
  legalName?: string | undefined;
}

/** Renames a school; its address stays, since links lead there. */
export async function renameSchool(
  db: Kysely<Database>,
  { label, name, nameEn, legalName }: SchoolNames,
  now: Date,
): Promise<void> {
  const names = { name, name_en: nameEn, short_name: name, short_name_en: nameEn };
  await changeCompany(db, label, { ...names, ...(legalName === undefined ? {} : { legal_name: legalName }) }, now);
}

/** Changes a school's row and says so in its audit log; throws where no school has the label. */
async function changeCompany(
  db: Kysely<Database>,
  label: string,
  changes: UpdateObject<Database, 'company'>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await tx
      .updateTable('company')
      .set(changes)
      .where('label', '=', label)
      .returning('id')
      .executeTakeFirst();
    if (!found) throw new StartError(`There is no school with the label ${JSON.stringify(label)}.`);
    await sql`select set_config('app.company_id', ${String(found.id)}, true)`.execute(tx);
    await auditDecision(tx, { companyId: found.id, now }, 'school changed', { what: Object.keys(changes).join(', ') });
    await dropCached(tx, NO_COMPANY, COMPANY_TAG);
  });
}

/** Changes the settings of a school; throws where no school has the label. */
export async function setSchool(
  db: Kysely<Database>,
  { label, learntPercent, reportDays, smsADay, mode, density }: SchoolSettings,
  now: Date,
): Promise<void> {
  const look = { ...(mode && { mode }), ...(density && { density }) };
  const changes = {
    ...(learntPercent === undefined ? {} : { learnt_percent: learntPercent }),
    ...(reportDays === undefined ? {} : { report_wait_days: reportDays }),
    ...(smsADay === undefined ? {} : { sms_day_limit: smsADay }),
    ...(Object.keys(look).length === 0
      ? {}
      : { theme: sql<string>`coalesce(theme, '{}'::jsonb) || ${JSON.stringify(look)}::jsonb` }),
  };
  await changeCompany(db, label, changes, now);
}
