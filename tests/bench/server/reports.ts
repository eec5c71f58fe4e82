import { contract } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { Store } from '../../../apps/server/src/platform/data/database.ts';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { ask, fire } from './load.ts';
import { requestOf } from './requests.ts';

/** Classes of the reader by their number of students. */
const CLASSES = [
  { id: 1, students: 20 },
  { id: 2, students: 500 },
] as const;
/** Marked practices of each student, and questions of each. */
const PAPERS = 16;
const QUESTIONS = 20;
/** Ids of students and practices that only fill the classes. */
const OTHERS = 2_000_000_000;
const COURSES = 100;
/** Few callers, so that the work is compared and not the queueing. */
const CALLERS = 2;

/** Row 24: the report so far of a student in a class of 500, beside one in a class of 20. */
export async function measureReports(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const size = { courses: COURSES, tenants: 0 };
  const filled = await bench.prepared('bench_reports', size, async (store, { id, host, reader }) => {
    for (const { id: classRunId, students } of CLASSES)
      await fillClass(store, { school: id, reader: reader.id, classRunId, students });
    await sql`analyze`.execute(store.owner);
    const of = (courseId: number) =>
      requestOf(contract.report.read, { courseId, saleId: courseId }, { host, token: reader.token });
    return { small: of(1), large: of(2) };
  });
  const server = await bench.ours(filled);
  const shot = (name: keyof typeof filled.made) => () =>
    fire({ port: server.port, requests: [filled.made[name]], connections: CALLERS, ms: shotMs });
  await ask(server.port, filled.made.small);
  await ask(server.port, filled.made.large);
  const found = await measureRounds({ small: shot('small'), large: shot('large') }, rounds);
  await server.stop();
  const failures = found.reduce((sum, { small, large }) => sum + small.failures + large.failures, 0);
  const [few, many] = CLASSES;
  return [
    {
      row: 24,
      name: `report so far, class of ${many.students}`,
      ours: show(median(found.map(({ large }) => large.p50)), ' ms'),
      peer: show(median(found.map(({ small }) => small.p50)), ' ms'),
      against: `class of ${few.students}`,
      ratio: ratioOf(
        found,
        ({ large }) => large.p50,
        ({ small }) => small.p50,
      ),
      goal: { atMost: 3 },
      note: `${PAPERS} practices of ${QUESTIONS} questions each; ${failures} failed answers`,
    },
  ];
}

interface ClassFill {
  school: number;
  reader: number;
  classRunId: number;
  students: number;
}

/** Gives a class students with marked practices; the first is the reader. */
async function fillClass(store: Store, { school, reader, classRunId, students }: ClassFill): Promise<void> {
  const first = OTHERS * classRunId;
  await store.owner.transaction().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    await run(sql`set local session_replication_role = replica`);
    await run(sql`insert into paper (company_id, id, course_id, type, name, total_score)
      select ${school}::bigint, ${first}::bigint + p, ${classRunId}::bigint, case p % 4 when 0 then 'test' else 'homework' end, '练习' || p,
        ${QUESTIONS} from generate_series(1, ${PAPERS}::int) p`);
    await run(sql`insert into question (company_id, id, paper_id, type, stem, answer, score, sort, knowledge)
      select ${school}::bigint, ${first}::bigint + p * 100 + n, ${first}::bigint + p, case n % 5 when 0 then 'short' else 'single' end, '题', '{}', 1, n,
        array['知识点' || n % 8] from generate_series(1, ${PAPERS}::int) p, generate_series(1, ${QUESTIONS}::int) n`);
    const studentId = sql`case when s = 1 then ${reader}::bigint else ${first}::bigint + s end`;
    await run(sql`insert into enrolment (company_id, student_id, class_run_id, offer_id, source, joined_at)
      select ${school}::bigint, ${studentId}, ${classRunId}::bigint, ${classRunId}::bigint, 'school', now()
      from generate_series(1, ${students}::int) s on conflict do nothing`);
    await run(sql`insert into practice_record (company_id, id, student_id, paper_id, class_run_id, offer_id, state, published_at,
        due_at, submitted_at, score)
      select ${school}::bigint, ${first}::bigint + s * 100 + p, ${studentId}, ${first}::bigint + p, ${classRunId}::bigint, ${classRunId}::bigint,
        'finished', now(), now(), now(), (s * 7 + p) % ${QUESTIONS} from generate_series(1, ${students}::int) s, generate_series(1, ${PAPERS}::int) p`);
    await run(sql`insert into practice_answer (company_id, record_id, question_id, values, version, saved_at, state, score)
      select ${school}::bigint, ${first}::bigint + s * 100 + p, ${first}::bigint + p * 100 + n, '{A}', 1, now(), 'right', (s + p + n) % 2
      from generate_series(1, ${students}::int) s, generate_series(1, ${PAPERS}::int) p, generate_series(1, ${QUESTIONS}::int) n`);
    // The triggers that count what is marked are off here.
    await run(sql`select count_class_marks(${school}::bigint, ${classRunId}::bigint, ${studentId})
      from generate_series(1, ${students}::int) s`);
  });
}
