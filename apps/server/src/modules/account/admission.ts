import { RESEND_S } from '@shuyuan/rules';
import { LEVEL_MAX } from '../../platform/http/proofOfWork.ts';
import type { SmsUse } from '../../platform/sms/budget.ts';

const HOUR_S = 3_600;
/** Codes to one target that need no proof (A5). */
const FREE = { hour: 5, day: 10 } as const;
/** Codes to one target in a day, proofs or not: those who have asked before leave a share for those who have not. */
const TARGET_DAY = { again: 30, first: 60 } as const;
/** Codes to one network in an hour that need no proof: a school is behind one, with several classes (S15). */
const NETWORK_FREE = 200;
/** Codes to a network in a day while it counts as one that has hardly asked: the first may not have arrived. */
const FIRST_ASKS = 3;
/** Parts of the school's messages that need no proof, and that may be used up at all. */
const BUDGET = { again: { free: 0.5, end: 0.75 }, first: { free: 0.75, end: 1 }, known: { free: 1, end: 1 } } as const;
/** The most work for those who ask first; others may be asked for all of it. */
const FIRST_LEVEL = 2;
/** Codes beyond what is free after which the work doubles. */
const STEP = { target: 5, network: 100 } as const;

/** What has been sent before a request, as far as it matters. */
export interface CodeCounts {
  /** A browser that the account has used: it has counts of its own, and strangers do not use them up. */
  isKnown: boolean;
  /** Seconds since this network, or a known browser, had a code for the target; null where there was none in a day. */
  sinceOwnS: number | null;
  /** To the target, from known browsers or from all others. */
  target: { hour: number; day: number };
  network: { hour: number; day: number };
  /** Null for mails, which cost nothing. */
  sms: SmsUse | null;
}

/** Whether a code is sent: at once, with a proof of a level, after some seconds, or not while a limit holds. */
export type Admission =
  | { kind: 'free' }
  | { kind: 'proof'; level: number }
  | { kind: 'wait'; seconds: number }
  | { kind: 'limit'; of: 'school' | 'server'; seconds: number };

/** Decides about a request for a code (S15, decision 0063). */
export function admit(counts: CodeCounts): Admission {
  const { isKnown, sinceOwnS, target, network, sms } = counts;
  if (sinceOwnS !== null && sinceOwnS < RESEND_S) return { kind: 'wait', seconds: Math.ceil(RESEND_S - sinceOwnS) };
  const isSpent = target.day >= FREE.day || target.hour >= FREE.hour;
  if (isKnown && isSpent) return { kind: 'wait', seconds: HOUR_S };
  const rank = isKnown ? 'known' : network.day < FIRST_ASKS ? 'first' : 'again';
  if (rank !== 'known' && target.day >= TARGET_DAY[rank]) return { kind: 'wait', seconds: HOUR_S };
  const { free, end } = BUDGET[rank];
  if (sms?.isServerFull) return { kind: 'limit', of: 'server', seconds: HOUR_S };
  if (sms && sms.school >= end) return { kind: 'limit', of: 'school', seconds: HOUR_S };
  if (rank === 'known') return { kind: 'free' };
  const levels = [
    stepsOf(Math.max(target.hour - FREE.hour, target.day - FREE.day), STEP.target),
    stepsOf(network.hour - NETWORK_FREE, STEP.network),
    sms ? stepsOf(sms.school - free, (end - free) / (LEVEL_MAX + 1)) : null,
  ].filter((level) => level !== null);
  if (levels.length === 0) return { kind: 'free' };
  const level = levels.reduce((hardest, one) => Math.max(hardest, one));
  return { kind: 'proof', level: Math.min(rank === 'first' ? FIRST_LEVEL : LEVEL_MAX, level) };
}

/** How often a step fits into what is beyond; null where nothing is. */
function stepsOf(beyond: number, step: number): number | null {
  return beyond < 0 ? null : Math.floor(beyond / step);
}
