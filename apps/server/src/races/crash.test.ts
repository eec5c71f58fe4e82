import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses, orders } from '@shuyuan/contract';
import { afterAll, describe, expect, test } from 'vitest';
import type { MadeCourse } from '../testing/catalogue.ts';
import { type Site, siteOn } from '../testing/crashSite.ts';
import { expectInvariants } from '../testing/invariants.ts';
import type { School } from '../testing/school.ts';
import { buildOnSale, buildRacers, POSTGRES, type Racer } from './field.ts';

/** So often each engine's server is killed: a few times a day, hundreds of times in the nightly run (`CRASH_KILLS`). */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 4);
const WRITERS = 8;
const COURSES = 12;
const SECRET_KEY = randomBytes(32).toString('hex');

/** What was acknowledged to a student: an order and its state. `doubt` is the last request without a response. */
interface Told {
  state: 'unpaid' | 'paid' | 'cancelled';
  doubt: boolean;
}

/** One student who orders and cancels, and records every response. */
class Writer {
  readonly told = new Map<string, Told>();
  /** Addresses that were acknowledged. */
  readonly streets = new Set<string>();
  private readonly site: Site;
  private readonly racer: Racer;
  private readonly courses: readonly MadeCourse[];
  private turn = 0;

  constructor(site: Site, racer: Racer, courses: readonly MadeCourse[]) {
    this.site = site;
    this.racer = racer;
    this.courses = courses;
  }

  /** Works until the server no longer answers. */
  async work(): Promise<void> {
    try {
      for (;;) await this.step();
    } catch {
      // The server was killed: the last request stays in doubt.
    }
  }

  private async step(): Promise<void> {
    const caller = this.site.caller(this.racer);
    const { saleId } = this.courses[this.turn % this.courses.length] ?? { saleId: 0 };
    this.turn += 1;
    const request = { kind: 'course', goodsId: saleId } as const;
    const quote = await caller.answer(orders.quote, request);
    if (!quote.data) return this.cancelAll();
    const placed = await caller.answer(orders.create, { ...request, version: quote.data.version });
    if (placed.data) this.told.set(placed.data.orderNum, { state: placed.data.status as Told['state'], doubt: false });
    const street = `学院路${this.racer.id}号${this.turn}室`;
    const saved = await caller.answer(addresses.save, { ...ADDRESS, detail: street });
    if (saved.data) this.streets.add(street);
  }

  /** Everything is bought: cancels what is unpaid, so that it can be bought again. */
  private async cancelAll(): Promise<void> {
    const caller = this.site.caller(this.racer);
    const { items } = await caller.ask(orders.list, { filter: 'unpaid', pageSize: 100 });
    for (const { id, orderNum } of items) {
      const known = this.told.get(orderNum);
      if (known) known.doubt = true;
      const answer = await caller.answer(orders.cancel, { id });
      if (known && answer.code === 0) Object.assign(known, { state: 'cancelled', doubt: false });
    }
    await pause(5);
  }

  /** Orders that differ from their acknowledged state. */
  async lost(): Promise<string[]> {
    const caller = this.site.caller(this.racer);
    const found = new Map<string, string>();
    for (let page = 1; ; page += 1) {
      const { items } = await caller.ask(orders.list, { page, pageSize: 100 });
      for (const { orderNum, status } of items) found.set(orderNum, status);
      if (items.length < 100) break;
    }
    return [...this.told].flatMap(([number, { state, doubt }]) => {
      const is = found.get(number);
      return is === state || (doubt && is === 'cancelled') ? [] : [`${number}: told ${state}, is ${is ?? 'gone'}`];
    });
  }

  /** Acknowledged addresses that are missing. */
  async lostStreets(): Promise<string[]> {
    const { items } = await this.site.caller(this.racer).ask(addresses.list);
    const stored = new Set(items.map(({ detail }) => detail));
    return [...this.streets].filter((street) => !stored.has(street));
  }
}

/** Acknowledged writes of one server run before it is killed. */
const WRITES = 40;

/** Waits until enough writes are acknowledged. */
async function working(writers: readonly Writer[]): Promise<void> {
  const count = () => writers.reduce((sum, { told, streets }) => sum + told.size + streets.size, 0);
  const before = count();
  while (count() < before + WRITES) await pause(20);
}

/** Courses on sale, every third one free. */
async function buildCourses(school: School): Promise<MadeCourse[]> {
  const made: MadeCourse[] = [];
  while (made.length < COURSES)
    made.push(await buildOnSale(school, { offer: { price_fen: made.length % 3 ? 9_900 : 0, quota: 500 } }));
  return made;
}

const ADDRESS = {
  consignee: '林知夏',
  phone: '13800000001',
  provinceCode: '110000',
  provinceName: '北京市',
  isDefault: false,
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-crash-'));
  folders.push(folder);
  return folder;
}

for (const engine of ['embedded', 'postgres'] as const) {
  describe.skipIf(engine === 'postgres' && !POSTGRES)(`kill -9 under writes, ${engine} database`, () => {
    test('loses nothing that was acknowledged, breaks no rule, is ready again each time (S3)', async () => {
      const site = await siteOn(engine === 'postgres' ? { url: POSTGRES } : { folder: newFolder() }, SECRET_KEY);
      try {
        const { racers, courses } = await site.prepare(async (school) => ({
          racers: await buildRacers(school, WRITERS),
          courses: await buildCourses(school),
        }));
        const writers = racers.map((racer) => new Writer(site, racer, courses));
        for (let kill = 0; kill < KILLS; kill += 1) {
          await site.start();
          const work = writers.map((writer) => writer.work());
          await working(writers);
          await pause(Math.random() * 600);
          await site.kill();
          await Promise.all(work);
        }
        await site.start();
        const lost = await Promise.all(
          writers.map(async (writer) => [...(await writer.lost()), ...(await writer.lostStreets())]),
        );
        expect(lost.flat()).toEqual([]);
        expect(writers.reduce((sum, { told }) => sum + told.size, 0)).toBeGreaterThan(WRITERS);
        await site.kill();
        await site.inspect(expectInvariants);
      } finally {
        await site.close();
      }
    });
  });
}
