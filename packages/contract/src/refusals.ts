import { ResultCode } from './errors.ts';
import { Quote, UnpaidOrder } from './orderRecords.ts';
import type { ReadOf } from './reading.ts';

/** What a refusal carries beside its message, by its code: the new quote of 3005, the order of 3009 (product.md 4.7). */
export const refusalData = {
  [ResultCode.priceChanged]: Quote,
  [ResultCode.unpaidOrderExists]: UnpaidOrder,
} as const;

/** `refusalData` in product words. */
export type RefusalData = { [C in keyof typeof refusalData]: ReadOf<(typeof refusalData)[C]> };
