import { partsOf } from '../../../core/owner.ts';
import { asObject } from '../../../core/PersonalEntries.ts';
import type { KeyValueStore } from '../../../core/services.ts';

/** What a student has chosen beside the course, before the order is made. */
interface Choice {
  /** A claim, `null` for none, undefined while the server chooses. */
  couponId: number | null | undefined;
  usesCredits: boolean;
  inviteCode: string;
}

const KEY = 'checkout_choice';

/** The choice of a student for a course, stored for the tab: a reload, an ended login or a failed payment loses none of it. One at a time. */
export class StoredChoice {
  readonly #storage: KeyValueStore;
  readonly #student: string;

  constructor(storage: KeyValueStore, studentId: number | undefined) {
    this.#storage = storage;
    this.#student = String(studentId);
  }

  /** What was chosen for an offer; undefined where nothing was, or somebody else chose. */
  read(saleId: number): Choice | undefined {
    const { sale, couponId, usesCredits, inviteCode } = asObject(partsOf(this.#storage.read(KEY))[this.#student]);
    if (sale !== saleId) return undefined;
    return {
      couponId: couponId === null || typeof couponId === 'number' ? couponId : undefined,
      usesCredits: usesCredits === true,
      inviteCode: typeof inviteCode === 'string' ? inviteCode : '',
    };
  }

  write(saleId: number, choice: Choice) {
    this.#storage.write(KEY, JSON.stringify({ [this.#student]: { sale: saleId, ...choice } }));
  }

  clear() {
    this.#storage.remove(KEY);
  }
}
