import type { AssessmentRecord, SentOf } from '@shuyuan/contract';
import { endOf } from '../rows.ts';
import type { ShownRecord } from './rows.ts';

/** A record as it leaves the server. */
export type SentRecord = SentOf<typeof AssessmentRecord>;

const HOUR_MS = 3_600_000;

/** The state by the clock: what has ended says so before it is written (product.md 4.0); what is marked waits until the school shows it. */
function stateOf(row: ShownRecord, now: Date): SentRecord['state'] {
  if (row.state === 'finished' && !row.is_shown) return 'awaiting';
  if (row.state !== 'unfinished') return row.state;
  if (endOf(row) <= now) return row.limit_ends_at ? 'submitted' : 'expired';
  return row.started_at ? 'doing' : 'notStarted';
}

/** The public form of a record: points, counts and level only while the school shows the result (product.md 4.5, Z3). */
export function toRecord(row: ShownRecord, now: Date): SentRecord {
  const state = stateOf(row, now);
  const isOpen = row.state === 'unfinished';
  return {
    id: row.id,
    linkId: row.link_id,
    title: row.name,
    type: row.type,
    state,
    guestName: row.guest_name ?? undefined,
    saleId: row.for_offer ?? undefined,
    questionCount: row.questions,
    answeredCount: row.answered,
    limitMinutes: row.limit_minutes ?? undefined,
    startedAt: row.started_at?.toISOString(),
    endsAt: row.limit_ends_at?.toISOString(),
    dueAt: row.due_at.toISOString(),
    submittedAt: (row.submitted_at ?? (state === 'submitted' ? row.limit_ends_at : null))?.toISOString(),
    gradedAt: row.is_shown ? row.marked_at?.toISOString() : undefined,
    usedS: row.used_s ?? undefined,
    totalScore: row.total_score,
    ...(row.is_shown ? pointsOf(row) : {}),
    isShown: row.is_shown,
    promisedAt: promiseOf(row)?.toISOString(),
    isSentBack: row.is_sent_back && isOpen,
    sendBackReason: row.is_sent_back && isOpen ? (row.send_back_reason ?? undefined) : undefined,
  };
}

function pointsOf({ score, questions, rights, partly, level }: ShownRecord) {
  return {
    score: score ?? undefined,
    rightCount: rights,
    partCount: partly,
    wrongCount: questions - rights - partly,
    levelName: level ?? undefined,
  };
}

/** Until when a lecturer marks what waits. */
function promiseOf({ state, submitted_at, promise_hours }: ShownRecord): Date | undefined {
  if (state !== 'awaiting' || !submitted_at || promise_hours === null) return undefined;
  return new Date(submitted_at.getTime() + promise_hours * HOUR_MS);
}
