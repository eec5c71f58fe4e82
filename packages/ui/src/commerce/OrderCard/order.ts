/** The states of an order (§4), with those between them: waiting for a group, a refund on its way. */
export type OrderStatus = 'unpaid' | 'waitingGroup' | 'paid' | 'refunding' | 'refunded' | 'cancelled' | 'deleted';

/** An order as lists show it; money in integer fen, instants ISO 8601. */
export interface Order {
  number: string;
  createdAt: string;
  status: OrderStatus;
  product: string;
  /** Class, dates, lecturer; or why it was cancelled. */
  note?: string | undefined;
  /** 16:9; without one the ticket's colours stand in. */
  cover?: string | undefined;
  payFen: number;
  /** Struck through when it is higher. */
  originalFen?: number | undefined;
  savedFen?: number | undefined;
  /** How it was paid, or that it was not. */
  payment?: string | undefined;
  /** Until when it can be paid, in epoch milliseconds of the kit's clock. */
  payUntil?: number | undefined;
  /** What is kept for the student until then, in words. */
  held?: string | undefined;
  /** Text of a refund: when, how much, its number. */
  refund?: string | undefined;
  /** A refund on its way, step by step. */
  refundSteps?: readonly { label: string; note?: string | undefined; state: 'done' | 'now' | 'next' }[] | undefined;
  /** A group that is not complete. */
  group?:
    | {
        need: number;
        members: readonly { id: string; name: string; src?: string | undefined }[];
        endsAt: number;
        note: string;
      }
    | undefined;
}
