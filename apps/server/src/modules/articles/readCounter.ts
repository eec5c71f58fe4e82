import { sql } from 'kysely';
import { beijingDay } from '../../platform/core/beijing.ts';
import type { Platform } from '../../platform/http/platform.ts';

/** A reading of an article by somebody. */
export interface Reading {
  companyId: number;
  articleId: number;
  /** Whoever it is, the same on each visit of the day. */
  reader: string;
  at: Date;
}

/** Readings are written together, this often. */
const FLUSH_MS = 2_000;
/** More than these are not held in memory: a crowd of visitors costs counts, never the server. */
const HELD_MAX = 10_000;

/**
 * Counts readers of articles, each once a day (Beijing), outside of the requests: a reading is noted in memory and written with the
 * others a moment later. Readings of a process that is killed are lost; they are no more than a hint of how popular something is.
 */
export class ReadCounter {
  private readonly platform: Pick<Platform, 'tenancy' | 'log'>;
  private held = new Map<string, Reading>();
  private writing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(platform: Pick<Platform, 'tenancy' | 'log'>) {
    this.platform = platform;
  }

  /** Notes a reading; returns at once. */
  note(reading: Reading): void {
    if (this.held.size >= HELD_MAX) return;
    this.held.set(`${reading.companyId} ${reading.articleId} ${reading.reader} ${beijingDay(reading.at)}`, reading);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was noted; resolves once it is counted. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const readings = [...this.held.values()];
    this.held = new Map();
    this.writing = this.writing.then(() => this.write(readings));
    return this.writing;
  }

  private async write(readings: readonly Reading[]): Promise<void> {
    for (const [companyId, own] of Map.groupBy(readings, (reading) => reading.companyId)) {
      try {
        await this.count(companyId, own);
      } catch (error) {
        this.platform.log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'readings were not counted');
      }
    }
  }

  /** Who was counted today already is not counted again, by whichever process. */
  private async count(companyId: number, readings: readonly Reading[]): Promise<void> {
    await this.platform.tenancy.withTenant(companyId, async (tx) => {
      const rows = readings
        .map(({ articleId, reader, at }) => ({ article_id: articleId, day: beijingDay(at), reader, read_at: at }))
        .toSorted((one, other) => one.article_id - other.article_id);
      const fresh = await tx
        .insertInto('article_read')
        .values(rows.map((row) => ({ company_id: companyId, ...row })))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['article_id', sql<string>`day::text`.as('day')])
        .execute();
      const counts = Map.groupBy(fresh, (row) => row.article_id);
      // In the order of ids, so that two processes never wait for each other.
      for (const id of [...counts.keys()].toSorted((one, other) => one - other)) {
        const more = counts.get(id)?.length ?? 0;
        await tx
          .updateTable('article')
          .set({ read_count: sql`read_count + ${more}` })
          .where('id', '=', id)
          .execute();
        for (const [day, { length: reads }] of Map.groupBy(counts.get(id) ?? [], (row) => row.day)) {
          await tx
            .insertInto('article_day')
            .values({ company_id: companyId, article_id: id, day, reads })
            .onConflict((conflict) =>
              conflict
                .columns(['company_id', 'article_id', 'day'])
                .doUpdateSet({ reads: sql`article_day.reads + excluded.reads` }),
            )
            .execute();
        }
      }
    });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readCounter: ReadCounter;
  }
}
