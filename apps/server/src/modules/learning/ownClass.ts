import type { contract, OutputOf } from '@shuyuan/contract';
import { participation } from '@shuyuan/rules';
import { shownUntil } from '../../domain/membership.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { mustOwn, stageOf, toParticipated } from './lessons.ts';
import { type ClassKey, type OwnLessonRow, type OwnRun, selectClassParts, selectOwnLessons } from './queries.ts';
import { selectScores } from './scores.ts';

type Call = (typeof contract)['learning']['ownClass'];

/** One class of the student with the figures of its page; `missing` for everybody else's (Z1). */
export async function findOwnClass(ctx: StudentCtx, key: ClassKey): Promise<OutputOf<Call>> {
  const run = await mustOwn(ctx, key);
  const rows = await selectOwnLessons(ctx, run);
  const [parts, scores] = [await selectClassParts(ctx, run.id), await selectScores(ctx, run.id)];
  const sums = participation(rows.map(toParticipated));
  const practices = rows.flatMap(({ practice }) => (practice ? [practice] : []));
  return {
    courseId: run.id,
    saleId: key.saleId ?? run.offer_id,
    title: run.title,
    className: run.name,
    cover: run.cover ?? undefined,
    kind: run.kind,
    subject: parts.subject,
    status: classStatus(run, rows, ctx.now),
    enrolment: run.enrolment,
    validUntil: shownUntil(run.valid_until),
    playbackUntil: shownUntil(run.valid_until),
    lecturerId: run.lecturer_id,
    lecturerName: parts.lecturer,
    lecturerPortrait: parts.portrait ?? undefined,
    lessonCount: rows.length,
    finishedCount: sums.learnt,
    heldCount: sums.held,
    attendedCount: sums.attended,
    missedCount: sums.missed,
    practiceCount: practices.length,
    practiceDone: practices.filter(({ state }) => state !== 'unfinished' && state !== 'expired').length,
    averageScore: scores.average ?? undefined,
    rank: scores.rank ?? undefined,
    rankTotal: scores.rankTotal ?? undefined,
    conversationId: run.enrolment === 'active' ? (parts.conversation_id ?? undefined) : undefined,
    isEvaluated: rows.some((row) => row.is_reviewed),
    hasAntiSkip: run.has_anti_skip,
    isLockedByPractice: run.is_locked_by_practice,
    reportState: scores.report ?? 'notMade',
    serverTime: ctx.now.toISOString(),
  };
}

/** A class is over when all of its lessons are, or on its last day (product.md 4.3). */
function classStatus(run: OwnRun, rows: readonly OwnLessonRow[], now: Date) {
  if (run.is_cancelled) return 'cancelled';
  const stages = rows.map((row) => stageOf(row, now)).filter((stage) => stage !== null);
  const isHeld = stages.length > 0 && stages.every((stage) => stage === 'ended' || stage === 'cancelled');
  if (isHeld || (run.ends_at !== null && run.ends_at <= now)) return 'ended';
  const hasBegun = stages.some((stage) => stage === 'living' || stage === 'ended');
  return !hasBegun && run.starts_at !== null && run.starts_at > now ? 'notStarted' : 'inProgress';
}
