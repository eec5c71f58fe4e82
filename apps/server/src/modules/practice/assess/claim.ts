import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { mapPage, pageOf } from '../../../platform/data/select.ts';
import type { StudentCtx } from '../../../platform/http/requestContext.ts';
import { selectRecords } from './rows.ts';
import { toRecord } from './toRecord.ts';

/** Most records that are named as taken over: more than a browser remembers. */
const TAKEN = 100;

type Calls = (typeof contract)['assessments'];

/**
 * Takes over the records that guests made with the phone of the student's account, which a code has proved. From then on they
 * are the account's alone: the guest's token reads nothing any more. Resolves to their number, and to all records that the account
 * has ever taken over, so that a browser forgets the tokens of those and of no others.
 */
export async function claimRecords({ tx, studentId, now }: Pick<StudentCtx, 'tx' | 'studentId' | 'now'>) {
  const { rows } = await sql<{ id: number }>`
    update assessment_record e set claimed_at = ${now} from student t
      where t.id = ${studentId} and t.company_id = e.company_id and e.guest_phone = t.phone and e.claimed_at is null
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
  const taken = await tx
    .selectFrom('assessment_record as e')
    .innerJoin('practice_record as p', (join) =>
      join.onRef('p.company_id', '=', 'e.company_id').onRef('p.id', '=', 'e.id'),
    )
    .select('e.id')
    .where('p.student_id', '=', studentId)
    .where('e.claimed_at', 'is not', null)
    .orderBy('e.id', 'desc')
    .limit(TAKEN)
    .execute();
  return { count: rows.length, ids: taken.map(({ id }) => id) };
}

/** The student's records, the latest first. */
export async function listRecords(ctx: StudentCtx, input: InputOf<Calls['mine']>): Promise<OutputOf<Calls['mine']>> {
  const own = selectRecords(ctx).where('p.student_id', '=', ctx.studentId);
  const ordered = own.orderBy(sql`coalesce(p.submitted_at, p.started_at) desc`).orderBy('p.id', 'desc');
  return mapPage(await pageOf(ctx.tx, ordered, input), (row) => toRecord(row, ctx.now));
}
