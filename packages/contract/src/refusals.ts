import * as z from 'zod/mini';
import { ResultCode } from './errors.ts';
import { Quote, UnpaidOrder } from './orderRecords.ts';
import { ProofChallenge } from './proof.ts';
import type { ReadOf } from './reading.ts';
import { Instant, record, Whole } from './schema.ts';

/** When a live class can be entered (product.md 4.3). */
const EntryTime = record({ canEnterAt: ['canEnterTime', Instant] });

/** The first sign that a text may not hold, whole, and where it stands (X7). */
const RefusedSign = record({
  /** `title`, `content` or `alt`. */
  field: ['field', z.string()],
  sign: ['sign', z.string()],
  /** Of a comment: code points before it. Of an article: the number of its block. */
  at: ['index', Whole],
});

/** What a refusal carries beside its message, by its code: the new quote of 3005, the order of 3009, the time of 4005, the sign of 6004, the work of 2013 (product.md 4.3, 4.7, 4.13). */
export const refusalData = {
  [ResultCode.priceChanged]: Quote,
  [ResultCode.unpaidOrderExists]: UnpaidOrder,
  [ResultCode.tooEarly]: EntryTime,
  [ResultCode.emojiRefused]: RefusedSign,
  [ResultCode.proofNeeded]: ProofChallenge,
} as const;

/** `refusalData` in product words. */
export type RefusalData = { [C in keyof typeof refusalData]: ReadOf<(typeof refusalData)[C]> };
