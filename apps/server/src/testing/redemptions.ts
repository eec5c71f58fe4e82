import { randomInt } from 'node:crypto';
import { REDEMPTION_ALPHABET, REDEMPTION_CODE_LENGTH } from '@shuyuan/rules';
import type { Insertable } from 'kysely';
import type { RedeemBatchTable, RedeemCodeTable } from '../modules/redemptions/tables.ts';
import type { Secrets } from '../platform/core/secrets.ts';
import { inDays } from './coupons.ts';
import type { School } from './school.ts';

type Own<T> = Partial<Omit<Insertable<T>, 'company_id' | 'id'>>;

/** Overrides of a test series of codes and of one code in it. */
export interface CodeOverrides {
  batch?: Own<RedeemBatchTable>;
  code?: Own<RedeemCodeTable>;
  /** Another code of the same series. */
  batchId?: number;
}

/** A code as it is issued. */
export function newCode(): string {
  const letters = Array.from({ length: REDEMPTION_CODE_LENGTH }, () => REDEMPTION_ALPHABET[randomInt(32)]);
  return letters.join('');
}

/** Issues a code, by default for 100 credits; resolves to it and the id of its series. */
export async function buildCode(
  school: School,
  secrets: Secrets,
  overrides: CodeOverrides = {},
): Promise<{ code: string; batchId: number }> {
  const company_id = school.id;
  const code = newCode();
  const batch = {
    company_id,
    name: '开学礼',
    name_en: 'Welcome gift',
    kind: 'credits' as const,
    goods_id: null,
    amount: 100,
    starts_at: inDays(-1),
    ends_at: inDays(30),
    ...overrides.batch,
  };
  const given = {
    company_id,
    code_hash: secrets.hash('redemption', company_id, code),
    code_end: code.slice(-4),
    bound_student_id: null,
    used_by: null,
    used_at: null,
    result: null,
    ...overrides.code,
  };
  const batchId = await school.withTenant(async (tx) => {
    const id =
      overrides.batchId ??
      (await tx.insertInto('redeem_batch').values(batch).returning('id').executeTakeFirstOrThrow()).id;
    await tx
      .insertInto('redeem_code')
      .values({ ...given, batch_id: id })
      .execute();
    return id;
  });
  return { code, batchId };
}
