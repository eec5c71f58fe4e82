import { day, type ScheduleView, startTime, wallClock } from '../../course/schedule.ts';
import type { PracticeAction, PracticeCardLabels } from './PracticeCard.labels.ts';

/** A practice of the student (§4). */
export interface PracticeCardPractice {
  id: string;
  title: string;
  /** Course and lesson it belongs to. */
  course: string;
  state: 'unfinished' | 'finished' | 'expired' | 'submitted' | 'awaitingGrading';
  /** Deadline, ISO 8601. */
  due?: string | undefined;
  /** When it was sent, ISO 8601. */
  submittedAt?: string | undefined;
  /** Questions, and how many are answered. */
  total?: number | undefined;
  answered?: number | undefined;
  /** Points of a finished practice. */
  score?: number | undefined;
  /** Most points; 100 unless told. */
  maxScore?: number | undefined;
  /** A lecturer's comment, or why it waits. */
  note?: string | undefined;
  href: string;
}

/** How a practice is shown now. */
export interface PracticeView {
  action: PracticeAction;
  /** Deadline, or when it was sent. */
  when: string | undefined;
  /** The deadline is today: it is the one loud line. */
  isDueToday: boolean;
  /** How far it is. */
  amount: string | undefined;
}

const ACTIONS = {
  unfinished: 'start',
  finished: 'result',
  expired: 'makeUp',
  submitted: 'view',
  awaitingGrading: 'view',
} as const satisfies Record<PracticeCardPractice['state'], PracticeAction>;

/** A practice in the words of its card (§4). */
export function viewOfPractice(
  practice: PracticeCardPractice,
  words: PracticeCardLabels,
  view: ScheduleView,
): PracticeView {
  const { state, due, submittedAt, total, answered = 0 } = practice;
  const isOpen = state === 'unfinished';
  const action = isOpen && answered > 0 ? 'resume' : ACTIONS[state];
  const isDueToday = isOpen && due !== undefined && dayOf(due, view) === dayOf(view.now, view);
  const when =
    isOpen && due !== undefined
      ? words.due(startTime(due, view))
      : state === 'expired' && due !== undefined
        ? words.wasDue(day(due, view))
        : submittedAt !== undefined && state !== 'expired'
          ? words.sent(day(submittedAt, view))
          : undefined;
  const amount =
    total === undefined ? undefined : isOpen && answered > 0 ? words.progress(answered, total) : words.questions(total);
  return { action, when, isDueToday, amount };
}

const dayOf = (at: string | number, { timeZone }: ScheduleView) => wallClock(at, timeZone)?.date;
