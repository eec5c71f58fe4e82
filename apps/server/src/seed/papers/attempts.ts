import type { Answering, Sums } from './answers.ts';

/** How far the answers of an attempt in this state are marked. */
export function markingOf(state: string): Answering['marking'] {
  if (state === 'finished') return 'all';
  return state === 'awaiting' ? 'machine' : 'none';
}

interface HandIn {
  state: string;
  startedAt: Date;
  /** When it is handed in, where it is. */
  at: Date;
  sums: Sums;
}

/** Columns of `practice_record` on the hand-in: when, how long it took in seconds, and the points as far as it is marked. */
export function handInColumns({ state, startedAt, at, sums }: HandIn) {
  const marking = markingOf(state);
  const isHandedIn = marking !== 'none';
  return {
    submitted_at: isHandedIn ? at : null,
    used_s: isHandedIn ? (at.getTime() - startedAt.getTime()) / 1_000 : null,
    objective_score: isHandedIn ? sums.objective : null,
    subjective_score: marking === 'all' ? sums.subjective : null,
    score: marking === 'all' ? sums.objective + sums.subjective : null,
  };
}

/** Columns of `practice_record` on the marks of a person; without them where nobody has marked it. */
export function markColumns(marks: { comment: string; markerId: number | null; at: Date } | null) {
  return { comment: marks?.comment ?? null, marker_id: marks?.markerId ?? null, marked_at: marks?.at ?? null };
}
