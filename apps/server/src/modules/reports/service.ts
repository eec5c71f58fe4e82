import type { contract, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { classAverageOf, ownAverage } from '../../domain/classScores.ts';
import { selectPublished } from '../../domain/studyReports.ts';
import { missing } from '../../platform/core/errors.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { countFigures } from './figures.ts';
import { type Figures, rounded, type StudyReport } from './figureTypes.ts';
import { type HeadRow, type ReportKey, selectHead, selectUnread } from './queries.ts';
import { countWrong, selectRunning, selectSteps } from './steps.ts';

/** Most reports, and most running classes, in the list of a student's reports. */
const LISTED = 20;

/** What a student asks for. */
export type OwnKey = Omit<ReportKey, 'studentId'> & { saleId: number };

/** The report of the student's class, or its figures so far; a published one is read from then on. */
export async function readReport(ctx: StudentCtx, key: OwnKey): Promise<StudyReport> {
  const head = await mustOwn(ctx, key);
  if (head.state === 'published' && head.read_at === null) {
    await ctx.tx
      .updateTable('study_report')
      .set({ read_at: ctx.now })
      .where('student_id', '=', ctx.studentId)
      .where('class_run_id', '=', head.class_run_id)
      .where('read_at', 'is', null)
      .execute();
  }
  const isPublished = head.state === 'published';
  const report = await toReport(ctx, head);
  const { wrongTotal = 0, wrongMastered = 0 } = report;
  const wrongLeft = wrongTotal - wrongMastered;
  const steps = await selectSteps(ctx, { classRunId: head.class_run_id, isPublished, wrongLeft });
  return { ...report, steps, saleId: key.saleId, isRead: isPublished };
}

/** Published reports that the student has not opened, the latest first. */
export async function listUnread(ctx: StudentCtx) {
  const rows = await selectUnread(ctx);
  return rows.flatMap(({ offer_id: saleId, ...row }) =>
    saleId === null
      ? []
      : [{ courseId: row.class_run_id, saleId, courseTitle: row.title, publishedAt: row.published_at?.toISOString() }],
  );
}

/** The student's reports, the latest first, after them the classes that go on with their averages so far. */
export async function listMine(ctx: StudentCtx): Promise<OutputOf<(typeof contract)['report']['mine']>> {
  const published = await selectPublished(ctx)
    .select(sql<number | null>`(t.figures -> 'cn' ->> 'average')::double precision`.as('average'))
    .limit(LISTED)
    .execute();
  const running = await selectRunning(ctx)
    .select(ownAverage(sql.ref('e.student_id'), sql.ref('r.id')).as('average'))
    .limit(LISTED)
    .execute();
  const all = [...published, ...running.map((row) => ({ ...row, published_at: null }))];
  return all.flatMap(({ offer_id: saleId, class_run_id: courseId, title, published_at, average }) =>
    saleId === null
      ? []
      : [
          {
            courseId,
            saleId,
            courseTitle: title,
            publishedAt: published_at?.toISOString(),
            average: rounded(average),
          },
        ],
  );
}

/** The student's head of a report; `missing` for every other (Z1). */
export async function mustOwn(ctx: StudentCtx, key: OwnKey): Promise<HeadRow> {
  const head = await selectHead(ctx.tx, ctx.locale, { ...key, studentId: ctx.studentId });
  if (!head) throw missing();
  return head;
}

/** What leaves the server (Z3): the stored figures of a published report, else those of this moment. */
export async function toReport(
  { tx, now, locale }: Pick<Ctx, 'tx' | 'now' | 'locale'>,
  head: HeadRow,
): Promise<StudyReport> {
  const { student_id: studentId, class_run_id: classRunId } = head;
  const isPublished = head.state === 'published';
  const stored: (Partial<Pick<Figures, 'parts'>> & Omit<Figures, 'parts'>) | undefined = isPublished
    ? head.figures?.[locale]
    : undefined;
  const figures = stored ?? (await countFigures({ tx, now, studentId, classRunId }))[locale];
  const wrong = await countWrong({ tx, now, studentId }, classRunId);
  return {
    ...figures,
    // Also of a report whose stored average is one over other papers.
    classAverage: classAverageOf(figures.trend),
    // Reports that were published before they were counted have none.
    parts: figures.parts ?? [],
    wrongTotal: wrong.total,
    wrongMastered: wrong.mastered,
    steps: [],
    id: head.report_id ?? undefined,
    courseId: classRunId,
    saleId: head.offer_id,
    courseTitle: head.course,
    className: head.class_name,
    subject: head.subject,
    studentName: head.nickname,
    gradeName: head.grade ?? undefined,
    lecturerName: head.lecturer,
    lecturerPortrait: head.portrait ?? undefined,
    status: head.state ?? 'notMade',
    startDate: head.first_day ?? undefined,
    endDate: head.last_day ?? undefined,
    // What the lecturer writes is seen when it is published.
    strengths: (isPublished && head.strengths) || undefined,
    weaknesses: (isPublished && head.weaknesses) || undefined,
    comment: (isPublished && head.comment) || undefined,
    suggestion: (isPublished && head.suggestion) || undefined,
    publishedAt: head.published_at?.toISOString(),
    isRead: head.read_at !== null,
    isShared: head.is_shared === true && head.share_until !== null && head.share_until > now,
    serverTime: now.toISOString(),
  };
}
