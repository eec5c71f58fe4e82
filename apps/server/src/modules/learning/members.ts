import { SocketType } from '@shuyuan/contract';
import { sql } from 'kysely';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { LocalizedText } from '../../domain/words.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Addressee, Tx } from '../../platform/data/tenancy.ts';
import { pushToAll } from '../../platform/work/push.ts';
import type { NamedLesson } from './words.ts';

/** A lesson with the words that messages need, and the pages they lead to. */
interface LinkedLesson extends NamedLesson {
  /** Page of the lesson. */
  link: string;
  classLink: string;
}

/** Names of a dated lesson, its course and their pages. */
export async function selectNamed(tx: Tx, id: number): Promise<LinkedLesson> {
  const row = await tx
    .selectFrom('dated_lesson as d')
    .innerJoin('lesson as x', joinTenant('x.id', 'd.lesson_id'))
    .innerJoin('course as c', joinTenant('c.id', 'd.course_id'))
    .select(['x.index', 'x.title', 'x.title_en', 'c.title as course', 'c.title_en as course_en', 'd.class_run_id'])
    .select([
      sql<string>`to_char(d.starts_at at time zone 'Asia/Shanghai', 'MM-DD HH24:MI')`.as('starts_at'),
      sql<number>`(select o.id from offer o where o.company_id = d.company_id and o.class_run_id = d.class_run_id
        order by o.is_listed desc, o.id limit 1)`.as('offer_id'),
    ])
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    index: row.index,
    title: { cn: row.title, en: row.title_en },
    course: { cn: row.course, en: row.course_en },
    startsAt: row.starts_at,
    link: `/learn/scheduledetail/${id}/ended/live`,
    classLink: `/myclass/classdetail/${row.class_run_id}/${row.offer_id}/inProgress`,
  };
}

interface Message {
  title: LocalizedText;
  body: LocalizedText;
  link: string;
  /** With the same key a member is told once. */
  onceKey: string;
}

/** Tells all students who are in a class now. */
export async function notifyMembers(
  { tx, companyId, now }: { tx: Tx; companyId: number; now: Date },
  classRunId: number,
  message: Message,
): Promise<void> {
  const members = await tx
    .selectFrom('enrolment')
    .select('student_id')
    .where('class_run_id', '=', classRunId)
    .where('status', '=', 'active')
    .where(sql<boolean>`coalesce(valid_until > ${now}, true)`)
    .orderBy('student_id')
    .execute();
  for (const { student_id: studentId } of members) {
    await notifyStudent(tx, { companyId, studentId, kind: 'class', ...message, now });
  }
}

/** Pushes to all who are in a class, teach it or help in it that one of its lessons changed, so that open pages load it again. */
export async function pushLesson(
  { tx, companyId, now }: { tx: Tx; companyId: number; now: Date },
  { id: lessonId, class_run_id: courseId }: { id: number; class_run_id: number },
): Promise<void> {
  const { rows } = await sql<Pick<Addressee, 'kind' | 'id'>>`
    select 'student' as kind, e.student_id as id from enrolment e
      where e.class_run_id = ${courseId} and e.status = 'active' and coalesce(e.valid_until > ${now}::timestamptz, true)
    union select 'lecturer', r.lecturer_id from class_run r where r.id = ${courseId}
    union select 'lecturer', m.lecturer_id from class_marker m where m.class_run_id = ${courseId}`.execute(tx);
  const all = rows.map(({ kind, id }) => ({ companyId, kind, id }));
  await pushToAll(tx, all, { type: SocketType.lesson, lessonId, courseId }, now);
}
