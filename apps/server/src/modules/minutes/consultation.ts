import type { MinutesPort } from '../../domain/consultation.ts';
import { LEDGERS, lockAccount, write } from '../../domain/ledger/ledger.ts';
import { selectUsableMinutes } from '../../domain/minutes.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** Minutes as consultations use them: held on entering, charged or released at the end (product.md 4.17). */
export const consultationMinutes: MinutesPort = {
  left: async (tx, { studentId, now }) => (await selectUsableMinutes(tx, [studentId], now)).get(studentId) ?? 0,

  async hold(tx, owner, atLeast = 0) {
    await lockAccount(tx, LEDGERS.minutes, owner);
    const held = (await selectUsableMinutes(tx, [owner.studentId], owner.now)).get(owner.studentId) ?? 0;
    if (held < atLeast) return 0;
    await addToFrozen(tx, owner.studentId, held);
    return held;
  },

  async settle(tx, { held, charge, ticketId, ...owner }) {
    await lockAccount(tx, LEDGERS.minutes, owner);
    await addToFrozen(tx, owner.studentId, -held);
    if (charge > 0) {
      await write(tx, LEDGERS.minutes, { ...owner, amount: -charge, reason: 'consume', refId: ticketId });
    }
  },
};

async function addToFrozen(tx: Tx, studentId: number, minutes: number): Promise<void> {
  if (minutes === 0) return;
  await tx
    .updateTable('minutes_account')
    .set((eb) => ({ frozen: eb('frozen', '+', minutes) }))
    .where('student_id', '=', studentId)
    .execute();
}
