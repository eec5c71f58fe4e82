/** One allowed change of a record's state: what happens, from where, to where. */
export interface Transition<S extends string = string> {
  readonly from: S;
  readonly event: string;
  readonly to: S;
}

/**
 * Every state machine as data (product.md 4.7–4.13, 4.17, I1, I16): the server refuses what is not listed, the database
 * has the same pairs in `allowed_changes()`, and a test compares both. The first state of each machine is where
 * records begin; the exceptions are listed in `BEGINNINGS`.
 */
export const TRANSITIONS = {
  order: [
    { from: 'unpaid', event: 'pay', to: 'paid' },
    { from: 'unpaid', event: 'cancel', to: 'cancelled' },
    { from: 'unpaid', event: 'expire', to: 'cancelled' },
    { from: 'paid', event: 'askRefund', to: 'refunding' },
    { from: 'paid', event: 'failGroup', to: 'refunding' },
    { from: 'refunding', event: 'refuseRefund', to: 'paid' },
    { from: 'refunding', event: 'withdrawRefund', to: 'paid' },
    { from: 'refunding', event: 'returnMoney', to: 'refunded' },
    { from: 'cancelled', event: 'returnLateMoney', to: 'refunded' },
  ],
  fulfilment: [
    { from: 'none', event: 'deliver', to: 'delivered' },
    { from: 'none', event: 'await', to: 'awaitingGroup' },
    { from: 'awaitingGroup', event: 'deliver', to: 'delivered' },
    { from: 'awaitingGroup', event: 'fail', to: 'failed' },
    { from: 'delivered', event: 'revoke', to: 'revoked' },
  ],
  payment: [
    { from: 'waiting', event: 'succeed', to: 'success' },
    { from: 'waiting', event: 'fail', to: 'failed' },
    { from: 'waiting', event: 'close', to: 'closed' },
    { from: 'waiting', event: 'payAgain', to: 'surplus' },
    { from: 'failed', event: 'succeed', to: 'success' },
    { from: 'failed', event: 'payAgain', to: 'surplus' },
    { from: 'closed', event: 'succeed', to: 'success' },
    { from: 'closed', event: 'payAgain', to: 'surplus' },
  ],
  refund: [
    { from: 'auditing', event: 'adopt', to: 'adopted' },
    { from: 'auditing', event: 'refuse', to: 'refused' },
    { from: 'auditing', event: 'withdraw', to: 'withdrawn' },
    { from: 'adopted', event: 'returnMoney', to: 'refunded' },
    { from: 'adopted', event: 'fail', to: 'error' },
    { from: 'error', event: 'tryAgain', to: 'adopted' },
  ],
  seat: [
    { from: 'held', event: 'sell', to: 'sold' },
    { from: 'held', event: 'return', to: 'returned' },
    { from: 'sold', event: 'return', to: 'returned' },
  ],
  couponClaim: [
    { from: 'open', event: 'lock', to: 'locked' },
    { from: 'locked', event: 'unlock', to: 'open' },
    { from: 'locked', event: 'use', to: 'used' },
    { from: 'used', event: 'giveBack', to: 'open' },
  ],
  redeemCode: [{ from: 'unused', event: 'redeem', to: 'used' }],
  team: [
    { from: 'leaderUnpaid', event: 'open', to: 'forming' },
    { from: 'leaderUnpaid', event: 'cancel', to: 'cancelled' },
    { from: 'forming', event: 'complete', to: 'success' },
    { from: 'forming', event: 'expire', to: 'failed' },
    { from: 'forming', event: 'empty', to: 'cancelled' },
  ],
  teamMember: [
    { from: 'hold', event: 'pay', to: 'joined' },
    { from: 'hold', event: 'cancel', to: 'left' },
    { from: 'joined', event: 'complete', to: 'success' },
    { from: 'joined', event: 'fail', to: 'refunding' },
    { from: 'joined', event: 'leave', to: 'left' },
    { from: 'success', event: 'refund', to: 'refunded' },
    { from: 'refunding', event: 'refund', to: 'refunded' },
  ],
  membership: [{ from: 'granted', event: 'refund', to: 'refunded' }],
  exchange: [
    { from: 'toPay', event: 'payPostage', to: 'toDeliver' },
    { from: 'toPay', event: 'cancel', to: 'cancelled' },
    { from: 'toDeliver', event: 'send', to: 'delivered' },
    { from: 'delivered', event: 'receive', to: 'finished' },
  ],
  courseReward: [{ from: 'toReceive', event: 'receive', to: 'received' }],
  consultation: [
    { from: 'waiting', event: 'call', to: 'calling' },
    { from: 'waiting', event: 'leave', to: 'cancelled' },
    { from: 'waiting', event: 'closeRoom', to: 'roomClosed' },
    { from: 'calling', event: 'enter', to: 'inRoom' },
    { from: 'calling', event: 'refuse', to: 'cancelled' },
    { from: 'calling', event: 'expire', to: 'missed' },
    { from: 'calling', event: 'withdraw', to: 'withdrawn' },
    { from: 'missed', event: 'comeBack', to: 'waiting' },
    { from: 'inRoom', event: 'finish', to: 'finished' },
    { from: 'inRoom', event: 'fail', to: 'failed' },
  ],
  call: [
    { from: 'ringing', event: 'enter', to: 'entered' },
    { from: 'ringing', event: 'refuse', to: 'cancelled' },
    { from: 'ringing', event: 'expire', to: 'expired' },
    { from: 'ringing', event: 'withdraw', to: 'withdrawn' },
  ],
  lesson: [
    { from: 'notStarted', event: 'openEntry', to: 'waiting' },
    { from: 'notStarted', event: 'start', to: 'living' },
    { from: 'waiting', event: 'start', to: 'living' },
    { from: 'notStarted', event: 'end', to: 'ended' },
    { from: 'waiting', event: 'end', to: 'ended' },
    { from: 'living', event: 'end', to: 'ended' },
    { from: 'notStarted', event: 'cancel', to: 'cancelled' },
    { from: 'waiting', event: 'cancel', to: 'cancelled' },
  ],
  replay: [
    { from: 'none', event: 'generate', to: 'generating' },
    { from: 'generating', event: 'finish', to: 'ready' },
    { from: 'generating', event: 'fail', to: 'failed' },
    { from: 'failed', event: 'generate', to: 'generating' },
  ],
  practice: [
    { from: 'unfinished', event: 'submit', to: 'submitted' },
    { from: 'unfinished', event: 'expire', to: 'expired' },
    { from: 'submitted', event: 'queue', to: 'awaiting' },
    { from: 'submitted', event: 'mark', to: 'finished' },
    { from: 'awaiting', event: 'mark', to: 'finished' },
    { from: 'awaiting', event: 'sendBack', to: 'unfinished' },
  ],
  scoreSheet: [
    { from: 'toFill', event: 'submit', to: 'submitted' },
    { from: 'sentBack', event: 'submit', to: 'submitted' },
    { from: 'submitted', event: 'confirm', to: 'confirmed' },
    { from: 'submitted', event: 'sendBack', to: 'sentBack' },
  ],
  article: [
    { from: 'inReview', event: 'pass', to: 'published' },
    { from: 'inReview', event: 'refuse', to: 'rejected' },
    { from: 'inReview', event: 'withdraw', to: 'withdrawn' },
    { from: 'inReview', event: 'withdrawRevision', to: 'published' },
    { from: 'rejected', event: 'withdrawRevision', to: 'published' },
    { from: 'rejected', event: 'submit', to: 'inReview' },
    { from: 'published', event: 'submit', to: 'inReview' },
    { from: 'withdrawn', event: 'submit', to: 'inReview' },
    { from: 'published', event: 'takeOff', to: 'off' },
    { from: 'inReview', event: 'takeOff', to: 'off' },
    { from: 'rejected', event: 'takeOff', to: 'off' },
    { from: 'off', event: 'putBack', to: 'published' },
    { from: 'inReview', event: 'remove', to: 'deleted' },
    { from: 'published', event: 'remove', to: 'deleted' },
    { from: 'rejected', event: 'remove', to: 'deleted' },
    { from: 'withdrawn', event: 'remove', to: 'deleted' },
    { from: 'off', event: 'remove', to: 'deleted' },
  ],
  articleText: [
    { from: 'inReview', event: 'pass', to: 'published' },
    { from: 'inReview', event: 'refuse', to: 'rejected' },
    { from: 'inReview', event: 'withdraw', to: 'withdrawn' },
    { from: 'rejected', event: 'withdraw', to: 'withdrawn' },
    { from: 'published', event: 'replace', to: 'replaced' },
  ],
} as const satisfies Record<string, readonly Transition[]>;

/** A state machine of `TRANSITIONS`. */
export type Machine = keyof typeof TRANSITIONS;
/** States of a machine. */
export type StateOf<M extends Machine> = (typeof TRANSITIONS)[M][number]['from' | 'to'];
/** Events of a machine. */
export type EventOf<M extends Machine> = (typeof TRANSITIONS)[M][number]['event'];

/** The states from which an event may happen, and where it leads; for the guard of an update (I1). */
export function changeOf<M extends Machine>(machine: M, event: EventOf<M>): { from: StateOf<M>[]; to: StateOf<M> } {
  const rows = (TRANSITIONS[machine] as readonly Transition[]).filter((row) => row.event === event);
  const [first] = rows;
  if (!first) throw new TypeError(`${machine} knows no ${event}`);
  return { from: rows.map(({ from }) => from as StateOf<M>), to: first.to as StateOf<M> };
}
