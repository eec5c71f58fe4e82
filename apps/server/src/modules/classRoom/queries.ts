import { sql } from 'kysely';
import { fromDatedLessons } from '../../domain/datedLessons.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';

/** A scheduled lesson with its class, and the student's relation to it; undefined for a lesson of another school. */
export function selectClass({ tx, locale, now, studentId }: Omit<Ctx, 'companyId'>, id: number) {
  const student = studentId ?? 0;
  return fromDatedLessons(tx)
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .leftJoin('enrolment as e', (join) =>
      ofSameSchool(join, 'e', 'd')
        .onRef('e.class_run_id', '=', 'd.class_run_id')
        .on('e.student_id', '=', student)
        .on('e.status', '=', 'active')
        .on(sql<boolean>`coalesce(e.valid_until > ${now}, true)`),
    )
    .select([
      'd.id',
      'd.starts_at',
      'd.ends_at',
      'd.class_run_id',
      'd.lesson_id',
      'd.state',
      'd.started_at',
      'x.index',
      'c.cover',
    ])
    .select(['r.live_url', 'r.is_cancelled', 'l.portrait', 'e.id as enrolment_id'])
    .select([inLanguage(locale, 'x.title').as('title'), inLanguage(locale, 'c.title').as('course_title')])
    .select([inLanguage(locale, 'l.name').as('lecturer')])
    .select([
      sql<number>`coalesce(e.offer_id, (select o.id from offer o
        where o.company_id = d.company_id and o.class_run_id = d.class_run_id order by o.is_listed desc, o.id limit 1))`.as(
        'offer_id',
      ),
      sql<boolean>`exists (select 1 from class_log g where g.company_id = d.company_id
        and g.dated_lesson_id = d.id and g.student_id = ${student} and g.left_at is null)`.as('is_inside'),
    ])
    .where('d.id', '=', id)
    .executeTakeFirst();
}
export type ClassRow = NonNullable<Awaited<ReturnType<typeof selectClass>>>;

/**
 * Locks an enrolment against a refund until the end of the transaction; false once it is no longer active. Of an entry and a
 * refund at the same moment, one is first, and the other sees it (I5).
 */
export async function holdEnrolment(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('enrolment')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens the log of a stay; a stay that is open goes on. */
export async function insertStay(tx: Tx, stay: { companyId: number; lessonId: number; studentId: number; now: Date }) {
  await tx
    .insertInto('class_log')
    .values({
      company_id: stay.companyId,
      dated_lesson_id: stay.lessonId,
      student_id: stay.studentId,
      joined_at: stay.now,
      left_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'dated_lesson_id', 'student_id']).where('left_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Closes the open stay, at the end of the class at the latest. */
export async function closeStay(tx: Tx, stay: { lessonId: number; studentId: number; leftAt: Date }): Promise<void> {
  await tx
    .updateTable('class_log')
    // Never before it began, since the time of a request that waited may be earlier.
    .set({ left_at: sql<Date>`greatest(joined_at, ${stay.leftAt}::timestamptz)` })
    .where('dated_lesson_id', '=', stay.lessonId)
    .where('student_id', '=', stay.studentId)
    .where('left_at', 'is', null)
    .execute();
}
