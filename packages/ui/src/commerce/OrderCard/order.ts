import type { Instant } from '@shuyuan/rules';
/** The states of an order (§4), plus intermediate ones: waiting for a group, refund in progress. */
export type OrderStatus = 'unpaid' | 'waitingGroup' | 'paid' | 'refunding' | 'refunded' | 'cancelled' | 'deleted';

/** An order as shown in lists; money in integer fen; what is not known is not shown. */
export interface Order {
  number: string;
  createdAt?: Instant | undefined;
  status?: OrderStatus | undefined;
  product: string;
  /** What was bought, which stands in the place of a cover that is missing. */
  goods?: 'course' | 'membership' | 'minutes' | 'postage' | undefined;
  /** Class, dates and lecturer, or why it was cancelled. */
  note?: string | undefined;
  /** URL of a 16:9 cover; the ticket's colours are the fallback. */
  cover?: string | undefined;
  payFen?: number | undefined;
  /** Former price in fen, struck through when it is higher. */
  originalFen?: number | undefined;
  savedFen?: number | undefined;
  /** Payment method, or that it is unpaid. */
  payment?: string | undefined;
  /** Payment deadline. */
  dueAt?: Instant | undefined;
  /** What is reserved for the student until then, as text. */
  held?: string | undefined;
  /** Text of a refund: date, amount, number. */
  refund?: string | undefined;
  /** A refund in progress, step by step. */
  refundSteps?: readonly { label: string; note?: string | undefined; state: 'done' | 'now' | 'next' }[] | undefined;
  /** An incomplete group. */
  group?:
    | {
        need: number;
        members: readonly { id: string; name: string; src?: string | undefined }[];
        endsAt: Instant;
        note: string;
      }
    | undefined;
}
