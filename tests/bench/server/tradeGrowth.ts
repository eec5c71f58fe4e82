import { contract } from '@shuyuan/contract';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { COLLECTED, ON_SALE } from './fillTrade.ts';
import { plansOf } from './growth.ts';
import { ask, fire, type Request, type Shot } from './load.ts';
import { recordPostgres } from './recording.ts';
import { requestOf } from './requests.ts';
import type { BenchSchool } from './school.ts';

/** Courses, orders and coupons of the schools with which the large one is compared. */
const HUNDRED = 100;
const THOUSAND = 1_000;
const PAGE_SIZE = 20;
/** Few callers, so that the work is compared and not the queueing. */
const CALLERS = 4;
/** Share of a shot per page, since there are many. */
const SHARE = 0.4;

/** Pages of a buying student. */
const PAGES = [
  'order list',
  'orders under each tab',
  'coupon list',
  'coupons under each tab',
  'claim centre',
  'course list of a buyer',
  'quote',
] as const;
/** Pages of a student with a thousand orders and coupons, and the pages they are compared with. */
const COLLECTIONS = {
  'order list of a collector': 'order list',
  'last page of a collector': 'order list',
  'orders of a collector under each tab': 'orders under each tab',
  'coupon list of a collector': 'coupon list',
  'coupons of a collector under each tab': 'coupons under each tab',
} as const;

type Round = Record<string, Shot>;

/**
 * Row 24: the same pages when the school has a thousand times as many courses, orders and coupons, and when it is the student
 * who has many. The reader has forty orders and coupons in a school of any size.
 */
export async function measureTradeGrowth(bench: Bench, { rounds, shotMs, courses }: Options): Promise<Figure[]> {
  const shots: Record<string, () => Promise<Shot>> = {};
  const stops: (() => Promise<void>)[] = [];
  const whole = new Map<string, string>();
  for (const size of [HUNDRED, THOUSAND, courses]) {
    const { url, school } = await grow(bench, size, size === courses ? whole : null);
    const { port, stop } = await bench.ours({ url, school });
    stops.push(stop);
    for (const [name, request] of Object.entries(requestsOf(school, size))) {
      await ask(port, request);
      shots[`${name} ${size}`] = () => fire({ port, requests: [request], connections: CALLERS, ms: shotMs * SHARE });
    }
  }
  const found: Round[] = await measureRounds(shots, rounds);
  for (const stop of stops) await stop();
  return [
    ...PAGES.map((name) => ({
      ...compare(found, `${name} ${courses}`, `${name} ${HUNDRED}`),
      name: `${name}, ${courses.toLocaleString('en-US')} courses, orders, coupons`,
      against: 'with 100 of each',
      note: `${ratio(found, `${name} ${courses}`, `${name} ${THOUSAND}`).toFixed(2)}x of what it takes with 1,000 of each${whole.get(name) ?? ''}`,
    })),
    ...Object.entries(COLLECTIONS).map(([name, plain]) => ({
      ...compare(found, `${name} ${courses}`, `${plain} ${courses}`),
      name: `${name}, ${COLLECTED.own.toLocaleString('en-US')} orders, coupons`,
      against: 'with 40 of each',
      note: `in a school with ${courses.toLocaleString('en-US')}${whole.get(name) ?? ''}`,
    })),
  ];
}

function compare(found: Round[], many: string, few: string) {
  const time = (name: string) => show(median(found.map((round) => round[name]?.p50 ?? Number.NaN)), ' ms');
  return { row: 24, ours: time(many), peer: time(few), ratio: ratio(found, many, few), goal: { atMost: 1.3 } };
}

function ratio(found: Round[], many: string, few: string): number {
  const p50 = (name: string) => (round: Round) => round[name]?.p50 ?? Number.NaN;
  return ratioOf(found, p50(many), p50(few));
}

/** Fills a school; if requested, prints the plans of its pages and records those that scan a whole table. */
async function grow(bench: Bench, courses: number, whole: Map<string, string> | null) {
  const size = { courses, tenants: 0, hasTrade: true };
  const { url, school, made } = await bench.prepared(`bench_grown_${courses}`, size, async (_store, prepared) => {
    await prepared.askHere(); // the first request also looks up the school
    const requests = Object.entries(whole ? requestsOf(prepared, courses) : {});
    const recorded: [string, Awaited<ReturnType<typeof recordPostgres>>][] = [];
    for (const [name, request] of requests) {
      recorded.push([name, await recordPostgres(() => prepared.answerHere(request))]);
    }
    return recorded;
  });
  for (const [name, statements] of made) {
    const plans = await plansOf({ url, statements });
    console.log(`plans of ${name}:\n${plans.map((plan) => `  ${plan.join(' · ')}`).join('\n')}`);
    const scans = new Set(plans.flat().filter((node) => node.startsWith('Seq Scan')));
    if (scans.size > 0) whole?.set(name, `; ${[...scans].join(', ')}`);
  }
  return { url, school };
}

function requestsOf({ host, reader, collector, studentList }: BenchSchool, courses: number): Record<string, Request> {
  const { orders, coupons } = contract;
  const page = { page: 1, pageSize: PAGE_SIZE };
  const own = { host, token: reader.token };
  const pages: Record<(typeof PAGES)[number], Request> = {
    'order list': requestOf(orders.list, page, own),
    'orders under each tab': requestOf(orders.counts, {}, own),
    'coupon list': requestOf(coupons.mine, page, own),
    'coupons under each tab': requestOf(coupons.counts, {}, own),
    'claim centre': requestOf(coupons.center, page, own),
    'course list of a buyer': studentList,
    quote: requestOf(orders.quote, { kind: 'course', goodsId: ON_SALE }, own),
  };
  if (courses < COLLECTED.from) return pages;
  const many = { host, token: collector.token };
  const collections: Record<keyof typeof COLLECTIONS, Request> = {
    'order list of a collector': requestOf(orders.list, page, many),
    'last page of a collector': requestOf(orders.list, { ...page, page: COLLECTED.own / PAGE_SIZE }, many),
    'orders of a collector under each tab': requestOf(orders.counts, {}, many),
    'coupon list of a collector': requestOf(coupons.mine, page, many),
    'coupons of a collector under each tab': requestOf(coupons.counts, {}, many),
  };
  return { ...pages, ...collections };
}
