import { contract, type InputOf } from '@shuyuan/contract';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { fillArticles, KEYWORDS } from './fillArticles.ts';
import { plansOf } from './growth.ts';
import { ask, fire, type Request } from './load.ts';
import { recordPostgres, type Statement } from './recording.ts';
import { requestOf } from './requests.ts';

/** Articles of the small school. */
const FEW = 1_000;
/** Courses of a school, which give it students. */
const COURSES = 1_000;
/** Few callers, so that the work is compared and not the queueing. */
const CALLERS = 2;

type ListInput = InputOf<typeof contract.articles.list>;

/** What a student asks for: the first page of each order, one behind a cursor in the middle, a board, and three kinds of searches. */
const ASKED = {
  'recommended articles': { sort: 'recommended' },
  'newest articles, in the middle': { sort: 'newest', page: 2, after: '' },
  'articles of a board': { plateId: 1, sort: 'hot' },
  'search for a word in ten articles': { keyword: KEYWORDS.few },
  'search for a word in one of a hundred': { keyword: KEYWORDS.some },
  'search for a word in every article': { keyword: KEYWORDS.every },
} as const satisfies Record<string, ListInput>;
type Asked = keyof typeof ASKED;
const NAMES = Object.keys(ASKED) as Asked[];

/** Row 24: lists of articles and searches among a hundred thousand or a million, beside the same among a thousand. */
export async function measureArticles(bench: Bench, { rounds, shotMs, courses: many }: Options): Promise<Figure[]> {
  const small = await prepared(bench, 'bench_articles_few', FEW);
  const large = await prepared(bench, 'bench_articles_many', many);
  const servers = { small: await bench.ours(small), large: await bench.ours(large) };
  const plans = new Map<Asked, string[]>();
  for (const name of NAMES) {
    const { statements } = large.made[name];
    const nodes = await plansOf({ url: large.url, statements });
    console.log(`plans of ${name}, ${many}:\n${nodes.map((plan) => `  ${plan.join(' · ')}`).join('\n')}`);
    plans.set(
      name,
      nodes.flat().filter((node) => /^Seq Scan article(?:_text)?$/.test(node)),
    );
    for (const [size, school] of [['small', small] as const, ['large', large] as const])
      await ask(servers[size].port, school.made[name].request);
  }
  const figures: Figure[] = [];
  for (const name of NAMES) {
    const shot = (size: keyof typeof servers, request: Request) => () =>
      fire({ port: servers[size].port, requests: [request], connections: CALLERS, ms: shotMs });
    const found = await measureRounds(
      { few: shot('small', small.made[name].request), many: shot('large', large.made[name].request) },
      rounds,
    );
    const whole = plans.get(name) ?? [];
    const failures = found.reduce((sum, round) => sum + round.few.failures + round.many.failures, 0);
    figures.push({
      row: 24,
      name: `${name}, ${many.toLocaleString('en-US')}`,
      ours: show(median(found.map((round) => round.many.p50)), ' ms'),
      peer: show(median(found.map((round) => round.few.p50)), ' ms'),
      against: `among ${FEW.toLocaleString('en-US')}`,
      ratio: ratioOf(
        found,
        (round) => round.many.p50,
        (round) => round.few.p50,
      ),
      goal: { atMost: 1.3 },
      note: `${whole.length === 0 ? 'read by index' : `reads whole tables: ${whole.join(', ')}`}; ${failures} failed answers`,
    });
  }
  for (const running of Object.values(servers)) await running.stop();
  return figures;
}

/** A school with articles, what is asked of it, and the statements of each answer. */
async function prepared(bench: Bench, database: string, count: number) {
  const began = performance.now();
  const filled = await bench.prepared(database, { courses: COURSES, tenants: 0 }, async (store, school) => {
    await fillArticles(store, school.id, count);
    const sender = { host: school.host, token: school.reader.token };
    const middle = await store.owner
      .selectFrom('article')
      .select(['id', 'published_at'])
      .where('id', '=', count / 2)
      .executeTakeFirstOrThrow();
    const made = {} as Record<Asked, { request: Request; statements: Statement[] }>;
    for (const name of NAMES) {
      const asked: ListInput = ASKED[name];
      const after = `${middle.published_at?.getTime()}_${middle.id}`;
      const input = { ...asked, ...(asked.after === undefined ? {} : { after }), pageSize: 20 };
      const request = requestOf(contract.articles.list, input, sender);
      // Once before, so that the dictionary and the school are in memory.
      await school.answerHere(request);
      made[name] = { request, statements: await recordPostgres(async () => void (await school.answerHere(request))) };
    }
    return made;
  });
  console.log(`${count} articles: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return filled;
}
