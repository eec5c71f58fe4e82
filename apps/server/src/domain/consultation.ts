import type { Tx } from '../platform/data/tenancy.ts';
import type { LocalizedText } from './words.ts';

interface Owner {
  companyId: number;
  studentId: number;
  now: Date;
}

/** Minutes as used by the study room: held during a consultation, charged at its end (product.md 4.17). */
export interface MinutesPort {
  /** Minutes available now: neither expired nor held. */
  left(tx: Tx, owner: Owner): Promise<number>;
  /** Holds all available minutes, or none if they are fewer than `atLeast`; resolves to the number held. */
  hold(tx: Tx, owner: Owner, atLeast?: number): Promise<number>;
  /** Ends a hold: `charge` of the `held` minutes are consumed, once per ticket (I10); the rest is released. */
  settle(
    tx: Tx,
    owner: Owner & { ticketId: number; held: number; charge: number; title: LocalizedText },
  ): Promise<void>;
}
