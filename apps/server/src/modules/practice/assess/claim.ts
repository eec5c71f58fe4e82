import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { missing } from '../../../platform/core/errors.ts';
import type { Secrets } from '../../../platform/core/secrets.ts';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import { inLanguage, mapPage, pageOf } from '../../../platform/data/select.ts';
import type { StudentCtx } from '../../../platform/http/requestContext.ts';
import { selectRecords } from './rows.ts';
import { hashOf } from './start.ts';
import { toRecord } from './toRecord.ts';

/** Most records that are named as taken over: more than a browser remembers. */
const TAKEN = 100;
/** Most records of which a student is asked whether they are hers. */
const CLAIMABLE = 20;

type Calls = (typeof contract)['assessments'];

interface ClaimCtx extends StudentCtx {
  secrets: Secrets;
}

/**
 * Takes over records that guests made with the phone of the student's account: those whose tokens her browser holds, and those of which
 * she says that they are hers. Anybody can type a phone, so the phone alone takes nothing over (decision 0057). From then on they are the
 * account's alone: the guest's token reads nothing any more. Resolves to their number, and to all records that the account has ever
 * taken over, so that a browser forgets the tokens of those and of no others. `missing` where an id is no such record.
 */
export async function claimRecords(ctx: ClaimCtx, { tokens = [], ids = [] }: InputOf<Calls['claim']>) {
  const { tx, studentId, now } = ctx;
  const hashes = tokens.map((token) => hashOf(ctx, token));
  const { rows } = await sql<{ id: number }>`
    update assessment_record e set claimed_at = ${now} from student t
      where t.id = ${studentId} and t.company_id = e.company_id and e.guest_phone = t.phone and e.claimed_at is null
        and (e.token_hash = any (${hashes}::text[]) or e.id = any (${ids}::bigint[]))
      returning e.id`.execute(tx);
  if (rows.length > 0) {
    await tx
      .updateTable('practice_record')
      .set((eb) => ({ student_id: studentId, version: eb('version', '+', 1) }))
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('student_id', 'is', null)
      .execute();
  }
  await mustBeOwn(ctx, ids);
  const taken = await tx
    .selectFrom('assessment_record as e')
    .innerJoin('practice_record as p', joinTenant('p.id', 'e.id'))
    .select('e.id')
    .where('p.student_id', '=', studentId)
    .where('e.claimed_at', 'is not', null)
    .orderBy('e.id', 'desc')
    .limit(TAKEN)
    .execute();
  return { count: rows.length, ids: taken.map(({ id }) => id) };
}

/** Refuses ids of records that are not the student's by now (Z1). */
async function mustBeOwn({ tx, studentId }: StudentCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const own = await tx
    .selectFrom('practice_record')
    .select('id')
    .where('id', 'in', ids)
    .where('student_id', '=', studentId)
    .where('assessment_id', 'is not', null)
    .execute();
  if (own.length < new Set(ids).size) throw missing();
}

/** Records with the phone of the student's account that nobody has taken over, the latest first: she says which of them are hers. */
export async function listClaimable({ tx, studentId, locale }: StudentCtx): Promise<OutputOf<Calls['claimable']>> {
  const rows = await tx
    .selectFrom('assessment_record as e')
    .innerJoin('student as t', joinTenant('t.phone', 'e.guest_phone'))
    .innerJoin('assessment as s', joinTenant('s.id', 'e.assessment_id'))
    .select(['e.id', 'e.guest_name', 'e.created_at', inLanguage(locale, 's.name').as('name')])
    .where('t.id', '=', studentId)
    .where('e.claimed_at', 'is', null)
    .orderBy('e.id', 'desc')
    .limit(CLAIMABLE)
    .execute();
  return {
    records: rows.map(({ id, name, guest_name, created_at }) => ({
      id,
      title: name,
      guestName: guest_name ?? '',
      startedAt: created_at.toISOString(),
    })),
  };
}

/** The student's records, the latest first. */
export async function listRecords(ctx: StudentCtx, input: InputOf<Calls['mine']>): Promise<OutputOf<Calls['mine']>> {
  const own = selectRecords(ctx).where('p.student_id', '=', ctx.studentId);
  const ordered = own.orderBy(sql`coalesce(p.submitted_at, p.started_at) desc`).orderBy('p.id', 'desc');
  return mapPage(await pageOf(ctx.tx, ordered, input), (row) => toRecord(row, ctx.now));
}
