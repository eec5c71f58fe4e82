import { sql } from 'kysely';
import type { Store } from '../../../apps/server/src/platform/data/database.ts';

/** Questions of the paper of the benches, all of them for a machine. */
export const QUESTIONS = 100;
/** Practices of the reader, in a school of any size. */
const OWN = 40;
/** Classes of the school; nobody has two practices in one of them. */
export const CLASSES = 100;
/** Ids of students who only fill the tables. */
const OTHERS = 2_000_000_000;
/** Ids of practices that students of the benches answer. */
const OPEN = 9_000_000_000;

/** What a school of practices consists of. */
export interface FillOptions {
  school: number;
  reader: number;
  /** Students who answer, each in an attempt of their own. */
  writers: readonly number[];
  /** Number of practices. */
  count: number;
}

/** Gives a school practices of the class of its first course, and a started attempt for each writer; ids of the attempts. */
export async function fillPractices(store: Store, { school, reader, writers, count }: FillOptions): Promise<number[]> {
  const ids = writers.map((_, place) => OPEN + place);
  await store.owner.transaction().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    await run(sql`set local session_replication_role = replica`);
    await run(sql`insert into paper (company_id, id, course_id, type, name, total_score)
      values (${school}, 1, 1, 'homework', '练习', ${QUESTIONS})`);
    await run(sql`insert into question (company_id, id, paper_id, type, stem, options, answer, score, sort)
      select ${school}::bigint, n, 1, 'single', '第' || n || '题', '[{"key":"A","html":"甲"},{"key":"B","html":"乙"}]',
        '{"keys":["A"]}', 1, n from generate_series(1, ${QUESTIONS}::int) n`);
    await run(sql`insert into enrolment (company_id, student_id, class_run_id, offer_id, source, joined_at)
      select ${school}::bigint, id, r, r, 'school', now() from unnest(${[reader, ...writers]}::bigint[]) as w (id),
        generate_series(1, ${CLASSES}::int) r
      on conflict do nothing`);
    await run(sql`insert into practice_record (company_id, id, student_id, paper_id, class_run_id, offer_id, state, attempt,
        published_at, due_at, submitted_at, score)
      select ${school}::bigint, n, case when n <= ${OWN} then ${reader}::bigint else ${OTHERS}::bigint + n / ${OWN} end, 1, 1 + n % ${CLASSES},
        1 + n % ${CLASSES},
        case n % 3 when 0 then 'unfinished' when 1 then 'finished' else 'expired' end, n, now() - interval '30 days',
        now() + make_interval(mins => (n % 50000)::int), case when n % 3 = 1 then now() end, case when n % 3 = 1 then 80 end
      from generate_series(1, ${count}::int) n`);
    await run(sql`insert into practice_record (company_id, id, student_id, paper_id, class_run_id, offer_id, published_at,
        started_at, due_at)
      select ${school}::bigint, w.id, w.student, 1, 1, 1, now(), now(), now() + interval '30 days'
      from unnest(${ids}::bigint[], ${[...writers]}::bigint[]) as w (id, student)`);
  });
  await sql`analyze`.execute(store.owner);
  return ids;
}

/** What is handed in by students of the benches. */
interface HandIns {
  school: number;
  /** Each has one open attempt in a class, in every class but the first. */
  writers: readonly number[];
  count: number;
  /** When all of them were begun. */
  startedAt: Date;
}

/** Gives a school started attempts with an answer to every question, one of ten of them wrong; their ids, the writers in turn. */
export async function fillHandIns(store: Store, { school, writers, count, startedAt }: HandIns): Promise<number[]> {
  if (count > writers.length * (CLASSES - 1)) throw new RangeError('There are not as many classes.');
  const ids = Array.from({ length: count }, (_, n) => OPEN + writers.length + n);
  await store.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into practice_record (company_id, id, student_id, paper_id, class_run_id, offer_id, published_at,
        started_at, due_at)
      select ${school}::bigint, i.id, (${[...writers]}::bigint[])[1 + (i.n - 1) % ${writers.length}::int], 1,
        2 + (i.n - 1) / ${writers.length}::int, 2 + (i.n - 1) / ${writers.length}::int, ${startedAt}::timestamptz,
        ${startedAt}::timestamptz, ${startedAt}::timestamptz + interval '30 days'
      from unnest(${ids}::bigint[]) with ordinality as i (id, n)`.execute(tx);
    await sql`insert into practice_answer (company_id, record_id, question_id, "values", version, saved_at)
      select ${school}::bigint, i.id, q, array[case when q % 10 = 0 then 'B' else 'A' end], 1, ${startedAt}::timestamptz
      from unnest(${ids}::bigint[]) as i (id), generate_series(1, ${QUESTIONS}::int) q`.execute(tx);
  });
  await sql`analyze`.execute(store.owner);
  return ids;
}
