import { ResultCode } from '@shuyuan/contract';
import { creditsEarned } from '@shuyuan/rules';
import { type Entry, findEntry, LEDGERS, lockAccount, write } from '../../domain/ledger/ledger.ts';
import type { CreditsPort, Grants, OrderRef } from '../../domain/trade.ts';
import { refused } from '../../platform/http/errors.ts';
import { selectBalance, selectEarned } from './queries.ts';
import { type Cause, causedBy } from './words.ts';

/** Credits that codes and the school give. */
const GRANTED = { redemption: 'redemption', reward: 'school', exchange: 'school', order: 'school' } as const;

/** Credits of a student as orders use them: a ledger in which each cause counts once (product.md 4.12, I10). */
export const creditsPort: CreditsPort = {
  balance: selectBalance,
  async spend(tx, order) {
    if (order.credits === 0) return;
    const written = await write(tx, LEDGERS.credits, of(order, 'spend', -order.credits));
    if (written === 'short') throw refused(ResultCode.creditsShort);
  },
  async giveBack(tx, order) {
    const spent = await findEntry(tx, LEDGERS.credits, of(order, 'spend', 0));
    if (spent === undefined) return;
    await write(tx, LEDGERS.credits, of(order, 'giveBack', -spent));
  },
  async earn(tx, order) {
    await lockAccount(tx, LEDGERS.credits, order);
    const missing = creditsEarned(order.payFen) - (await selectEarned(tx, order));
    if (missing <= 0) return;
    const hasEarned = (await findEntry(tx, LEDGERS.credits, of(order, 'earn', 0))) !== undefined;
    await write(tx, LEDGERS.credits, of(order, hasEarned ? 'earnAgain' : 'earn', missing));
  },
  async canTakeBack(tx, order) {
    const earned = await selectEarned(tx, order);
    return earned <= 0 || earned <= (await selectBalance(tx, order.studentId));
  },
  async takeBack(tx, order) {
    await lockAccount(tx, LEDGERS.credits, order);
    const earned = await selectEarned(tx, order);
    if (earned <= 0) return;
    const written = await write(tx, LEDGERS.credits, of(order, 'unearn', -earned));
    if (written !== 'done') throw refused(ResultCode.refundRefused);
  },
  async takeBackUnspent(tx, order) {
    const { balance } = await lockAccount(tx, LEDGERS.credits, order);
    const left = Math.min(balance, await selectEarned(tx, order));
    if (left > 0) await write(tx, LEDGERS.credits, of(order, 'unearn', -left));
  },
};

/** Adds credits outside an order, once for each source (I10). */
export const addCredits: Grants['addCredits'] = async (
  { tx, companyId, studentId, now },
  { credits, title, source, sourceId },
) => {
  const entry = { companyId, studentId, now, amount: credits, title, reason: GRANTED[source], refId: sourceId };
  await write(tx, LEDGERS.credits, entry);
};

function of({ companyId, studentId, now, orderId, title }: OrderRef, cause: Cause, amount: number): Entry {
  return { companyId, studentId, now, amount, reason: cause, refId: orderId, title: causedBy(cause, title) };
}
