import { ResultCode } from './errors.ts';
import { Quote, UnpaidOrder } from './orderRecords.ts';
import type { ReadOf } from './reading.ts';
import { Instant, record } from './schema.ts';

/** When a live class can be entered (product.md 4.3). */
const EntryTime = record({ canEnterAt: ['canEnterTime', Instant] });

/** What a refusal carries beside its message, by its code: the new quote of 3005, the order of 3009, the time of 4005 (product.md 4.3, 4.7). */
export const refusalData = {
  [ResultCode.priceChanged]: Quote,
  [ResultCode.unpaidOrderExists]: UnpaidOrder,
  [ResultCode.tooEarly]: EntryTime,
} as const;

/** `refusalData` in product words. */
export type RefusalData = { [C in keyof typeof refusalData]: ReadOf<(typeof refusalData)[C]> };
