import pg from 'pg';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench, Filled } from './bench.ts';
import { ask, fire, type Request } from './load.ts';

/** Tables that grow with a school: a sequential scan of one of them does not scale. */
const GROWING = new Set([
  'course',
  'offer',
  'class_run',
  'dated_lesson',
  'lesson',
  'enrolment',
  'session',
  'student',
  'trade_order',
  'order_item',
  'order_log',
  'payment',
  'seat',
  'coupon',
  'coupon_claim',
  'article',
  'article_text',
  'article_file',
  'article_like',
  'collection',
  'upload',
]);
/** Few callers, so that the work is compared and not the queueing. */
const CALLERS = 4;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** Row 24: the same page and the same look-up with a hundred or a thousand times as much data. */
export async function measureGrowth(bench: Bench, { rounds, shotMs, courses }: Options): Promise<Figure[]> {
  const [few, many] = [await bench.small(), await bench.large()];
  const [small, large] = [await bench.ours(few), await bench.ours(many)];
  await ask(small.port, few.school.studentList);
  await ask(large.port, many.school.studentList);
  const shot = (port: number, requests: readonly Request[]) => () =>
    fire({ port, requests, connections: CALLERS, ms: shotMs });
  const found = await measureRounds(
    {
      few: shot(small.port, [few.school.studentList]),
      many: shot(large.port, [many.school.studentList]),
      one: shot(large.port, [many.school.tenant]),
      thousand: shot(large.port, many.school.tenants),
    },
    rounds,
  );
  for (const running of [small, large]) await running.stop();
  const p50 = (name: keyof (typeof found)[number]) => show(median(found.map((r) => r[name].p50)), ' ms');
  const plans = await plansOf(many);
  console.log(`plans of a page of ${courses} courses:\n${plans.map((plan) => `  ${plan.join(' · ')}`).join('\n')}`);
  const whole = plans.flat().filter((node) => node.startsWith('Seq Scan'));
  return [
    {
      row: 24,
      name: `course list, ${courses.toLocaleString('en-US')} courses`,
      ours: p50('many'),
      peer: p50('few'),
      against: 'with 1,000 courses',
      ratio: ratioOf(
        found,
        (r) => r.many.p50,
        (r) => r.few.p50,
      ),
      goal: { atMost: 1.3 },
      note: whole.length === 0 ? 'every growing table is read by index' : `reads whole tables: ${whole.join(', ')}`,
    },
    {
      row: 24,
      name: 'tenant look-up, 1,000 tenants in turn',
      ours: p50('thousand'),
      peer: p50('one'),
      against: 'one tenant',
      ratio: ratioOf(
        found,
        (r) => r.thousand.p50,
        (r) => r.one.p50,
      ),
      goal: { atMost: 1.1 },
      note: `p99 ${show(median(found.map((r) => r.thousand.p99)), ' ms')} against ${show(median(found.map((r) => r.one.p99)), ' ms')}`,
    },
  ];
}

/** The nodes of the plan of each statement that reads a table, planned under the server's role. */
export async function plansOf({ url, statements }: Pick<Filled, 'url' | 'statements'>): Promise<string[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const plans: string[][] = [];
  await client.query('begin');
  for (const { text, values } of statements) {
    if (!/\bfrom\b/.test(text)) {
      await client.query(text, [...values]);
      continue;
    }
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, [
      ...values,
    ]);
    plans.push((rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan)));
  }
  await client.end();
  return plans;
}

function nodesOf(plan: Plan): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, Plans = [] } = plan;
  const isSmall = type === 'Seq Scan' && table !== undefined && !GROWING.has(table);
  const name = isSmall ? `small table ${table}` : [type, index ?? table].filter(Boolean).join(' ');
  return [name, ...Plans.flatMap(nodesOf)];
}
