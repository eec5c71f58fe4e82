import { ResultCode } from '@shuyuan/contract';
import { isMarkedByPerson } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { AppError, invalid, missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { releaseResults } from './assess/manage.ts';
import { claimWork } from './claims.ts';
import { selectLeaves } from './handIn.ts';
import { saveMarks, sendMarks } from './marking.ts';
import { notifyOf } from './news.ts';
import { publishPractices } from './port.ts';
import { changePractice, lockRecord, type PracticeCtx, type RecordRow } from './rows.ts';
import { DEMO_COMMENT } from './words.ts';

const Body = z.object({
  practiceRecordId: z.optional(z.int().check(z.positive())),
  /** A dated lesson, whose practice is published. */
  lessonId: z.optional(z.int().check(z.positive())),
});
type Order = z.output<typeof Body>;

/** Share of the points that the demo's marks give. */
const SHARE = 0.8;

/** What the clock and a lecturer do with practices. */
const ACTIONS: Record<string, (ctx: PracticeCtx, order: Order) => Promise<void>> = {
  publish: async ({ tx, now }, { lessonId = 0 }) => {
    if ((await publishPractices(tx, lessonId, now)) === 0) throw refused(ResultCode.stateForbids);
  },
  expire: async (ctx, order) => {
    const { id } = await wanted(ctx, order);
    const record = await changePractice(ctx.tx, id, 'expire', { due_at: ctx.now, limit_ends_at: null });
    await notifyOf(ctx, record, 'expired');
  },
  mark: markWork,
  release: async (ctx, order) => {
    const { assessment_id } = await wanted(ctx, order);
    if (!assessment_id || (await releaseResults(ctx, assessment_id)) === undefined) {
      throw refused(ResultCode.stateForbids);
    }
  },
};

/** The deadline, the lecturer's marks and the release of results at the press of a button: `/__sim/practice/mark` and so on, with `DEMO=1` only (S10). */
export function practiceSimulator(app: FastifyInstance): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  for (const [name, act] of Object.entries(ACTIONS)) {
    app.post(`/__sim/practice/${name}`, async (request) => {
      const order = z.safeParse(Body, request.body);
      if (!order.success) throw invalid();
      const company = await companies.byHost(request.headers.host);
      if (!company) throw missing();
      const { id: companyId } = company;
      try {
        await tenancy.withTenant(companyId, (tx) => act({ tx, companyId, now: clock.now() }, order.data));
      } catch (error) {
        // A press on a button whose moment has passed: told, not failed.
        if (!(error instanceof AppError) || error.kind !== 'refused') throw error;
        return { ...order.data, isDone: false };
      }
      return { ...order.data, isDone: true };
    });
  }
}

async function wanted({ tx }: PracticeCtx, { practiceRecordId = 0 }: Order): Promise<RecordRow> {
  const record = await lockRecord(tx, practiceRecordId);
  if (!record) throw missing();
  return record;
}

/** Who marks an attempt: the lecturer of its class or of its assessment. */
async function findLecturer(tx: Tx, { class_run_id, assessment_id }: RecordRow): Promise<number> {
  const { rows } = await sql<{ lecturer_id: number | null }>`
    select lecturer_id from class_run where id = ${class_run_id}
    union all select lecturer_id from assessment where id = ${assessment_id}`.execute(tx);
  const id = rows[0]?.lecturer_id;
  if (id == null) throw missing();
  return id;
}

async function markWork(ctx: PracticeCtx, order: Order): Promise<void> {
  const { tx } = ctx;
  const record = await wanted(ctx, order);
  const { id, paper_id, claimed_by, state } = record;
  if (state !== 'awaiting') throw refused(ResultCode.stateForbids);
  const lecturerId = claimed_by ?? (await findLecturer(tx, record));
  const lecturer = { ...ctx, lecturerId, studentId: null, locale: 'cn' as const };
  await claimWork(lecturer, id);
  for (const question of await selectLeaves(tx, paper_id)) {
    if (!isMarkedByPerson(question.type)) continue;
    const score = Math.floor(question.score * SHARE * 2) / 2;
    await saveMarks(lecturer, { id, questionId: question.id, score });
  }
  await sendMarks(lecturer, { id, comment: DEMO_COMMENT });
}
