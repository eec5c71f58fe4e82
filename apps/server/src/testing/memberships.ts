import type { Insertable } from 'kysely';
import type { MemberPackageTable } from '../modules/memberships/tables.ts';
import type { School } from './school.ts';

/** Creates a membership on sale, by default a month for 30 yuan; resolves to its id. */
export function buildPackage(
  school: School,
  overrides: Partial<Omit<Insertable<MemberPackageTable>, 'company_id' | 'id'>> = {},
): Promise<number> {
  const row = {
    company_id: school.id,
    name: '月卡',
    name_en: 'A month',
    days: 30,
    price_fen: 3_000,
    original_fen: null,
    highlight: null,
    highlight_en: null,
    minutes: null,
    coupon_id: null,
    ...overrides,
  };
  return school.withTenant(async (tx) => {
    const { id } = await tx.insertInto('member_package').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}
