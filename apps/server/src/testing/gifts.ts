import type { Insertable } from 'kysely';
import { LEDGERS, write } from '../domain/ledger/ledger.ts';
import type { CourseRewardTable, GiftTable } from '../modules/exchange/tables.ts';
import type { School } from './school.ts';
import { TEST_NOW } from './world.ts';

const DAY_MS = 86_400_000;
let causes = 0;

/** Grants a student credits or minutes. */
export async function addTo(
  school: School,
  { id: studentId }: { id: number },
  amount: number,
  ledger: keyof typeof LEDGERS = 'credits',
): Promise<void> {
  causes += 1;
  const entry = { companyId: school.id, studentId, amount, reason: 'school', refId: causes, now: TEST_NOW };
  await school.withTenant((tx) =>
    write(tx, LEDGERS[ledger], { ...entry, title: { cn: '学校赠送', en: 'From school' } }),
  );
}

/** Creates a gift; by default goods for 100 credits, free of postage, five in stock. */
export async function buildGift(school: School, overrides: Partial<Insertable<GiftTable>> = {}): Promise<number> {
  const row = {
    company_id: school.id,
    name: '帆布包',
    name_en: 'Canvas bag',
    pictures: ['/files/seed/gifts/canvasBag.svg'],
    kind: 'goods' as const,
    goods_id: null,
    amount: null,
    credits: 100,
    stock: 5,
    per_student: null,
    starts_at: new Date(TEST_NOW.getTime() - DAY_MS),
    ends_at: null,
    detail: null,
    detail_en: null,
    ...overrides,
  };
  return (await school.withTenant((tx) => tx.insertInto('gift').values(row).returning('id').executeTakeFirstOrThrow()))
    .id;
}

/** Makes an address of a student. */
export async function buildAddress(school: School, { id: student_id }: { id: number }): Promise<number> {
  const row = {
    company_id: school.id,
    student_id,
    consignee: '林知夏',
    phone: '13800000001',
    province_code: '110000',
    province_name: '北京市',
    city_code: null,
    city_name: null,
    district_code: null,
    district_name: null,
    detail: '学院路1号',
    is_default: true,
    created_at: TEST_NOW,
  };
  return (
    await school.withTenant((tx) => tx.insertInto('address').values(row).returning('id').executeTakeFirstOrThrow())
  ).id;
}

/** Grants a student a reward; by default one of the offers, for ten days. */
export async function buildReward(
  school: School,
  { id: student_id }: { id: number },
  offerIds: readonly number[],
  overrides: Partial<Insertable<CourseRewardTable>> = {},
): Promise<number> {
  const row = {
    company_id: school.id,
    student_id,
    source: 'school' as const,
    source_id: null,
    title: '新生礼',
    title_en: 'Welcome present',
    note: null,
    note_en: null,
    select_count: 1,
    starts_at: new Date(TEST_NOW.getTime() - DAY_MS),
    ends_at: new Date(TEST_NOW.getTime() + 10 * DAY_MS),
    number: null,
    received_at: null,
    ...overrides,
  };
  return school.withTenant(async (tx) => {
    const { id } = await tx.insertInto('course_reward').values(row).returning('id').executeTakeFirstOrThrow();
    const choices = offerIds.map((offer_id) => ({ company_id: school.id, reward_id: id, offer_id }));
    await tx.insertInto('course_reward_choice').values(choices).execute();
    return id;
  });
}
