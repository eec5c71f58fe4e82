import { ResultCode } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError, invalid, missing } from '../../platform/core/errors.ts';
import { cancelClass } from './cancelClass.ts';
import { type ChangeCtx, cancelLesson, changeReplay, endLesson, type LearningPorts, startLesson } from './changes.ts';
import { DEMO_REASON } from './words.ts';

const LessonOrder = z.object({
  /** The dated lesson. */
  lessonId: z.int().check(z.positive()),
  reason: z.optional(z.string().check(z.maxLength(100))),
});
type LessonOrder = z.output<typeof LessonOrder>;

/** What the school and its live room do with lessons. */
const ACTIONS: Record<string, (ctx: ChangeCtx, order: LessonOrder) => Promise<void>> = {
  start: (ctx, { lessonId }) => startLesson(ctx, lessonId),
  end: (ctx, { lessonId }) => endLesson(ctx, lessonId),
  cancel: (ctx, { lessonId, reason }) => cancelLesson(ctx, lessonId, reason ?? DEMO_REASON),
  replayReady: (ctx, { lessonId }) => changeReplay(ctx, lessonId, 'finish'),
  replayFailed: (ctx, { lessonId }) => changeReplay(ctx, lessonId, 'fail'),
  replayAgain: (ctx, { lessonId }) => changeReplay(ctx, lessonId, 'generate'),
};

const ClassOrder = z.object({
  /** The class. */
  courseId: z.int().check(z.positive()),
  reason: z.optional(z.string().check(z.maxLength(100))),
});

/** The school's side of lessons, where there is no desk for it: `/__sim/lesson/start` and so on, with `DEMO=1` only (S10). */
export function learningSimulator(app: FastifyInstance, ports: LearningPorts): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  app.post('/__sim/class/cancel', async (request) => {
    const order = z.safeParse(ClassOrder, request.body);
    if (!order.success) throw invalid();
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    const { courseId, reason = DEMO_REASON } = order.data;
    const isDone = await isAllowed(
      tenancy.withTenant(company.id, (tx) =>
        cancelClass({ tx, companyId: company.id, now: clock.now(), ports }, courseId, reason),
      ),
    );
    if (isDone) await app.dueWork.run();
    return { courseId, isDone };
  });
  for (const [name, act] of Object.entries(ACTIONS)) {
    app.post(`/__sim/lesson/${name}`, async (request) => {
      const order = z.safeParse(LessonOrder, request.body);
      if (!order.success) throw invalid();
      const company = await companies.byHost(request.headers.host);
      if (!company) throw missing();
      const { id: companyId } = company;
      const isDone = await isAllowed(
        tenancy.withTenant(companyId, (tx) => act({ tx, companyId, now: clock.now(), ports }, order.data)),
      );
      return { lessonId: order.data.lessonId, isDone };
    });
  }
}

/** Whether a press was in time: one on a button whose moment has passed is told, not failed. */
async function isAllowed(press: Promise<void>): Promise<boolean> {
  try {
    await press;
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.details.code !== ResultCode.stateForbids) throw error;
    return false;
  }
}
