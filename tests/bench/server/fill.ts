import { sql } from 'kysely';
import type { Store } from '../../../apps/server/src/platform/data/database.ts';

const SUBJECTS = 10;
const LECTURERS = 40;
/** Courses at the top of the list, which a page shows; only these have lessons. */
const WITH_LESSONS = 200;
const LESSONS = 8;
const COURSES_A_STUDENT = 10;

/** Gives a school courses with class, offer and lecturer, and students with logins and classes; foreign keys are valid by construction, so they are not checked. */
export async function fillCourses(store: Store, school: number, courses: number): Promise<void> {
  const days = (expression: string) => sql.raw(`now() + make_interval(days => ${expression})`);
  await store.owner.transaction().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    await run(sql`set local session_replication_role = replica`);
    await run(sql`insert into subject (company_id, id, key, name, name_en, sort)
      select ${school}::bigint, n, 'subject' || n, '学科' || n, 'Subject ' || n, n from generate_series(1, ${SUBJECTS}::int) n`);
    await run(sql`insert into lecturer (company_id, id, name, name_en, portrait, title, teach_years, sort)
      select ${school}::bigint, n, '讲师' || n, 'Lecturer ' || n, '/files/portrait-' || n || '.webp', '特级教师', 10, n
      from generate_series(1, ${LECTURERS}::int) n`);
    await run(sql`insert into course (company_id, id, subject_id, kind, title, title_en, cover, tags, lesson_count, minutes,
        learners, is_recommended, rank, published_at)
      select ${school}::bigint, n, 1 + n % ${SUBJECTS}::int, case when n % 3 = 0 then 'recorded' else 'live' end,
        '圆锥曲线专题：从定义到压轴题的思路 ' || n, 'Conic sections ' || n, '/files/cover-' || n % 50 || '.webp',
        array['新课'], ${LESSONS}::int, 600, (n * 7919) % 10000, n % 50 = 0, (n * 7919) % 1000003, ${days('-(n % 700)')}
      from generate_series(1, ${courses}::int) n`);
    await run(sql`insert into class_run (company_id, id, course_id, lecturer_id, name, starts_at, ends_at)
      select ${school}::bigint, n, n, 1 + n % ${LECTURERS}::int, '晚班',
        ${days('n % 60 - 30')}, ${days('n % 60 + 30')} from generate_series(1, ${courses}::int) n`);
    await run(sql`insert into offer (company_id, id, course_id, class_run_id, price_fen, original_fen, quota, sold, sold_outside)
      select ${school}::bigint, n, n, n, 10000 + n % 500 * 100, 80000, 60, n % 61, n % 61 from generate_series(1, ${courses}::int) n`);
    await run(sql`with shown as (
        select id as course from course where company_id = ${school}::bigint order by rank, id limit ${WITH_LESSONS}::int),
      made as (
        insert into lesson (company_id, id, course_id, index, title, kind)
        select ${school}::bigint, course * 10 + x, course, x + 1, '第' || x + 1 || '讲', 'live'
        from shown, generate_series(0, ${LESSONS - 1}::int) x returning id, course_id, index)
      insert into dated_lesson (company_id, class_run_id, course_id, lesson_id, starts_at, ends_at)
      select ${school}::bigint, course_id, course_id, id, ${days('index * 3 - 12')}, ${days('index * 3 - 11')} from made`);
    await run(sql`insert into student (company_id, id, phone, nickname, invite_code, created_at, updated_at)
      select ${school}::bigint, n, '15' || lpad(n::text, 9, '0'), '学生' || n, 'CROWD' || n, now(), now()
      from generate_series(1, ${courses / COURSES_A_STUDENT}::int) n`);
    await run(sql`insert into session (company_id, id, token_hash, student_id, created_at, seen_at, expires_at, ip, user_agent)
      select company_id, id, 'crowd' || id, id, now(), now(), now() + interval '1 day', '127.0.0.1', 'bench'
      from student where company_id = ${school}::bigint and nickname <> '学生'`);
    await run(sql`insert into enrolment (company_id, id, student_id, class_run_id, offer_id, source, joined_at)
      select company_id, id * 10 + x, id, 1 + (id * 10 + x) % ${courses}::int, 1 + (id * 10 + x) % ${courses}::int, 'school', now()
      from student, generate_series(0, 4) x where company_id = ${school}::bigint and nickname <> '学生'`);
  });
  await sql`analyze`.execute(store.owner);
}

/** Adds schools with nothing in them; their labels. */
export async function insertTenants(store: Store, tenants: number): Promise<string[]> {
  const labels = Array.from({ length: tenants }, (_, at) => `school-${at}`);
  const rows = labels.map((label) => ({ label, legal_name: label, name: label, short_name: label, brand: 'default' }));
  if (rows.length > 0) await store.owner.insertInto('company').values(rows).execute();
  return labels;
}
