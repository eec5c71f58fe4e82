import type { Instant } from '@shuyuan/rules';
import { knownDay, knownStart, type ScheduleView, wallClock } from '../../course/schedule.ts';
import type { PracticeAction, PracticeCardLabels } from './PracticeCard.labels.ts';

/** A practice of the student (§4). */
export interface PracticeCardPractice {
  id: string;
  title: string;
  /** Course and lesson it belongs to. */
  course: string;
  /** Not told by every school; its action is then to look at it. */
  state?: 'unfinished' | 'finished' | 'expired' | 'submitted' | 'awaitingGrading' | undefined;
  /** Deadline. */
  dueAt?: Instant | undefined;
  /** When it was submitted. */
  submittedAt?: Instant | undefined;
  /** Number of questions, and of answered ones. */
  total?: number | undefined;
  answered?: number | undefined;
  /** Points of a finished practice. */
  score?: number | undefined;
  /** Maximum number of points; not shown where it is not known. */
  maxScore?: number | undefined;
  /** The lecturer's comment, or why it is pending. */
  note?: string | undefined;
  href: string;
}

/** View of a practice at an instant. */
export interface PracticeView {
  action: PracticeAction;
  /** Deadline, or when it was submitted. */
  when: string | undefined;
  /** Whether the deadline is today, which is highlighted. */
  isDueToday: boolean;
  /** Progress. */
  amount: string | undefined;
}

const ACTIONS = {
  unfinished: 'start',
  finished: 'result',
  expired: 'makeUp',
  submitted: 'view',
  awaitingGrading: 'view',
} as const satisfies Record<NonNullable<PracticeCardPractice['state']>, PracticeAction>;

/** The text of a practice card (§4). */
export function viewOfPractice(
  practice: PracticeCardPractice,
  words: PracticeCardLabels,
  view: ScheduleView,
): PracticeView {
  const { state, dueAt: due, submittedAt, total, answered } = practice;
  const isOpen = state === 'unfinished';
  const hasBegun = isOpen && answered !== undefined && answered > 0;
  const action = hasBegun ? 'resume' : state === undefined ? 'view' : ACTIONS[state];
  const isDueToday = isOpen && due !== undefined && dayOf(due, view) === dayOf(view.now, view);
  const [ends, ended, sent] = [knownStart(due, view), knownDay(due, view), knownDay(submittedAt, view)];
  const when =
    isOpen && ends !== undefined
      ? words.due(ends)
      : state === 'expired' && ended !== undefined
        ? words.wasDue(ended)
        : sent !== undefined && state !== 'expired'
          ? words.sent(sent)
          : undefined;
  const amount = total === undefined ? undefined : hasBegun ? words.progress(answered, total) : words.questions(total);
  return { action, when, isDueToday, amount };
}

const dayOf = (at: Instant, { timeZone }: ScheduleView) => wallClock(at, timeZone)?.date;
