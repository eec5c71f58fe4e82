import type { Tx } from '../platform/data/tenancy.ts';
import type { LocalizedText } from './words.ts';

interface Owner {
  companyId: number;
  studentId: number;
  now: Date;
}

/** Minutes as the study room uses them: held while one is in the room, charged at its end (product.md 4.17). */
export interface MinutesPort {
  /** Minutes that can be used now: neither run out nor held. */
  left(tx: Tx, owner: Owner): Promise<number>;
  /** Holds all minutes that can be used, or none if they are fewer than `atLeast`; gives how many. */
  hold(tx: Tx, owner: Owner, atLeast?: number): Promise<number>;
  /** Ends a hold: `charge` of the `held` minutes are consumed, once for a ticket (I10); the rest is free again. */
  settle(
    tx: Tx,
    owner: Owner & { ticketId: number; held: number; charge: number; title: LocalizedText },
  ): Promise<void>;
}
