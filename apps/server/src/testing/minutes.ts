import type { Insertable } from 'kysely';
import type { MinutesPackageTable } from '../modules/minutes/tables.ts';
import type { School } from './school.ts';

/** Creates a package; by default 60 minutes and 10 extra for 90 yuan, valid for 30 days. */
export async function buildMinutesPackage(
  school: School,
  overrides: Partial<Insertable<MinutesPackageTable>> = {},
): Promise<number> {
  const row = {
    company_id: school.id,
    name: '一小时',
    name_en: 'One hour',
    minutes: 60,
    gift_minutes: 10,
    valid_days: 30,
    price_fen: 9_000,
    original_fen: null,
    intro: null,
    intro_en: null,
    ...overrides,
  };
  const made = await school.withTenant((tx) =>
    tx.insertInto('minutes_package').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return made.id;
}
