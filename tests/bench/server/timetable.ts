import { contract } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { Store } from '../../../apps/server/src/platform/data/database.ts';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { ask, fire } from './load.ts';
import { requestOf } from './requests.ts';

/** Dated lessons of the schools that are compared. */
const FEW = 1_000;
const MANY = 1_000_000;
const COURSES = 100;
/** Classes of the reader, in a school of any size. */
const CLASSES = 8;
/** Lessons of a class that only fills the table. */
const LESSONS = 20;
/** Ids of classes and lessons that only fill the table. */
const OTHERS = 2_000_000_000;
/** Few callers, so that the work is compared and not the queueing. */
const CALLERS = 4;
const DAY_MS = 86_400_000;

/** Row 24: a student's timetable of six weeks, and the page of a class, when a school has a thousand times as many lessons. */
export async function measureTimetable(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const [few, many] = [await grown(bench, FEW), await grown(bench, MANY)];
  const [small, large] = [await bench.ours(few), await bench.ours(many)];
  const shot =
    (port: number, { made }: typeof few, name: keyof typeof few.made) =>
    () =>
      fire({ port, requests: [made[name]], connections: CALLERS, ms: shotMs });
  for (const name of ['timetable', 'lessons'] as const) {
    await ask(small.port, few.made[name]);
    await ask(large.port, many.made[name]);
  }
  const found = await measureRounds(
    {
      fewEntries: shot(small.port, few, 'timetable'),
      manyEntries: shot(large.port, many, 'timetable'),
      fewLessons: shot(small.port, few, 'lessons'),
      manyLessons: shot(large.port, many, 'lessons'),
    },
    rounds,
  );
  for (const running of [small, large]) await running.stop();
  type Name = keyof (typeof found)[number];
  const figure = (name: string, ours: Name, peer: Name): Figure => ({
    row: 24,
    name: `${name}, ${MANY.toLocaleString('en-US')} dated lessons`,
    ours: show(median(found.map((round) => round[ours].p50)), ' ms'),
    peer: show(median(found.map((round) => round[peer].p50)), ' ms'),
    against: `with ${FEW.toLocaleString('en-US')} dated lessons`,
    ratio: ratioOf(
      found,
      (round) => round[ours].p50,
      (round) => round[peer].p50,
    ),
    goal: { atMost: 1.3 },
  });
  return [figure('timetable', 'manyEntries', 'fewEntries'), figure('lessons of a class', 'manyLessons', 'fewLessons')];
}

async function grown(bench: Bench, count: number) {
  const size = { courses: COURSES, tenants: 0 };
  return bench.prepared(`bench_timetable_${count}`, size, async (store, { id, host, reader }) => {
    await fillLessons(store, { school: id, reader: reader.id, count });
    const own = { host, token: reader.token };
    const from = new Date(Date.now() - 14 * DAY_MS).toISOString();
    const until = new Date(Date.now() + 28 * DAY_MS).toISOString();
    return {
      timetable: requestOf(contract.learning.timetable, { from, until }, own),
      lessons: requestOf(contract.learning.liveLessons, { courseId: 1, saleId: 1 }, own),
    };
  });
}

/** Puts the reader into a few classes, and gives the school classes with lessons all over the year. */
async function fillLessons(store: Store, { school, reader, count }: { school: number; reader: number; count: number }) {
  await store.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into enrolment (company_id, student_id, class_run_id, offer_id, source, joined_at)
      select ${school}::bigint, ${reader}::bigint, n, n, 'school', now() - interval '90 days'
      from generate_series(1, ${CLASSES}::int) n on conflict do nothing`.execute(tx);
    await sql`insert into dated_lesson (company_id, id, class_run_id, course_id, lesson_id, starts_at, ends_at)
      select ${school}::bigint, ${OTHERS}::bigint + n, ${OTHERS}::bigint + n / ${LESSONS}::int, 1, n,
        now() + make_interval(mins => (n % 500000)::int - 250000), now() + make_interval(mins => (n % 500000)::int - 249910)
      from generate_series(1, ${count}::int) n`.execute(tx);
  });
  await sql`analyze`.execute(store.owner);
}
