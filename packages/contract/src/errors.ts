/**
 * What can go wrong, in one vocabulary (CONTRIBUTING.md, E1–E3):
 * `loggedOut` -1 or HTTP 401, 403, 400 · `refused` a business refusal, HTTP 200 with a positive `resultCode` ·
 * `invalid` HTTP 422 · `missing` HTTP 404, also for objects of other students · `tooMany` HTTP 429 ·
 * `failed` any other status · `unreachable` no answer · `malformed` a response that breaks the contract ·
 * `notServed` the school's server does not know the call, which says nothing of the object that was asked for (decision 0050).
 */
export type ErrorKind =
  | 'loggedOut'
  | 'refused'
  | 'invalid'
  | 'missing'
  | 'tooMany'
  | 'failed'
  | 'unreachable'
  | 'malformed'
  | 'notServed';

/** Kinds that a server may answer with; the others exist only in the client. */
export type ServerErrorKind = Exclude<ErrorKind, 'unreachable' | 'malformed' | 'notServed'>;

/** HTTP status of each kind; 400, 401 and 403 are never sent (E2). */
export const ERROR_STATUS = {
  loggedOut: 200,
  refused: 200,
  invalid: 422,
  missing: 404,
  tooMany: 429,
  failed: 500,
} as const satisfies Record<ServerErrorKind, number>;

/** `resultCode` of an ended login (§4, E1). */
export const LOGGED_OUT = -1;
/** `resultCode` of success (§7). */
export const SUCCESS = 0;
/** Statuses that mean "you are logged out" besides `resultCode -1` (§4). */
export const LOGOUT_STATUSES: readonly number[] = [400, 401, 403];

/** `resultCode` of what the school withholds (product.md 4.1); apart from the others, since every page knows it. */
export const NOT_OFFERED = 1012;
/** `resultCode` of a call that asks the browser for a proof of work (S15); apart from the others, since the client answers it itself. */
export const PROOF_NEEDED = 2013;

/** Positive result codes of business refusals (product.md 4.0; 3 and 8 as wire-facts 2.3 gives them). */
export const ResultCode = {
  refused: 3,
  boundElsewhere: 8,
  submittedTwice: 1003,
  stateForbids: 1004,
  tooFrequent: 1005,
  fileFormat: 1006,
  fileTooBig: 1007,
  tooManyFiles: 1008,
  personStorageFull: 1009,
  schoolStorageFull: 1010,
  chunkElsewhere: 1011,
  notOffered: NOT_OFFERED,
  userMissing: 2001,
  wrongPassword: 2002,
  samePassword: 2003,
  wrongCode: 2004,
  codeExpired: 2005,
  accountExists: 2006,
  agreementMissing: 2007,
  accountFrozen: 2008,
  tooManyPasswords: 2009,
  accountFormat: 2010,
  noTextMessages: 2011,
  noMails: 2012,
  proofNeeded: PROOF_NEEDED,
  messageLimit: 2014,
  full: 3001,
  discontinued: 3002,
  alreadyOwned: 3003,
  assessmentNeeded: 3004,
  priceChanged: 3005,
  orderExpired: 3006,
  orderPaid: 3007,
  paymentFailed: 3008,
  unpaidOrderExists: 3009,
  couponUnusable: 3101,
  couponUsed: 3102,
  couponExpired: 3103,
  couponClaimLimit: 3104,
  couponsGone: 3105,
  couponLocked: 3106,
  notNewcomer: 3107,
  claimAhead: 3108,
  redemptionFailed: 3201,
  redeemedByYou: 3202,
  groupFull: 3301,
  groupEnded: 3302,
  alreadyInGroup: 3303,
  creditsShort: 3401,
  outOfStock: 3402,
  exchangeLimit: 3403,
  receiptConfirmed: 3404,
  rewardReceived: 3405,
  rewardEnded: 3406,
  rewardSuspended: 3407,
  addressLimit: 3501,
  refundRefused: 3601,
  refundAsked: 3602,
  refundWithdrawn: 3603,
  refundRejected: 3604,
  refundAdopted: 3605,
  refundDone: 3606,
  practiceFirst: 4001,
  noAttemptsLeft: 4002,
  practiceExpired: 4003,
  alreadySubmitted: 4004,
  tooEarly: 4005,
  classEnded: 4006,
  replayNotReady: 4007,
  timeOver: 4008,
  classRoomMissing: 4009,
  changedElsewhere: 4010,
  linkEnded: 4011,
  linkUsedUp: 4012,
  linkWithdrawn: 4013,
  browserUsedUp: 4014,
  attemptStarted: 4015,
  practiceFrozen: 4016,
  courseExpired: 4017,
  practiceClosed: 4018,
  classLeft: 4019,
  notHandedIn: 4020,
  beingMarked: 4021,
  studyRoomClosed: 5001,
  waitingElsewhere: 5002,
  minutesShort: 5003,
  lecturerAway: 5004,
  callOver: 5005,
  roomFull: 5006,
  subjectNotTaught: 5007,
  studyRoomMissing: 5008,
  consultationStarted: 5009,
  notInQueue: 5010,
  returnOver: 5011,
  chatOff: 5101,
  recallTooLate: 5102,
  claimedByOther: 5201,
  markingMissing: 5202,
  articleNotEditable: 6001,
  commentsClosed: 6002,
  emojiRefused: 6004,
} as const;
export type ResultCode = (typeof ResultCode)[keyof typeof ResultCode];

/** One invalid field of a body, in a response of status 422. */
export interface FieldProblem {
  field: string;
  rule: string;
}
