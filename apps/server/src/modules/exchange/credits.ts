import { ResultCode } from '@shuyuan/contract';
import { creditsEarned } from '@shuyuan/rules';
import type { PreparedGrants } from '../../domain/grants.ts';
import {
  append,
  type Entry,
  findEntry,
  LEDGERS,
  lockAccount,
  lockExisting,
  openAccount,
  sendBack,
  write,
} from '../../domain/ledger/ledger.ts';
import type { CreditsPort, OrderRef } from '../../domain/trade.ts';
import { refused } from '../../platform/core/errors.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import { selectBalance, selectEarned } from './queries.ts';
import { type Cause, causedBy } from './words.ts';

/** The cause of credits that a code brings. */
const GRANTED = 'redemption';

/** Credits of a student as orders use them: a ledger in which each cause counts once (product.md 4.12, I10). */
export const creditsPort: CreditsPort = {
  balance: selectBalance,
  lockBalance: async (tx, studentId) => (await lockExisting(tx, LEDGERS.credits, studentId))?.balance ?? 0,
  async spend(tx, order, balance) {
    if (order.credits === 0) return;
    if (balance < order.credits) throw refused(ResultCode.creditsShort);
    await append(tx, LEDGERS.credits, of(order, 'spend', -order.credits), balance);
  },
  giveBack: (tx, order) => sendBack(tx, LEDGERS.credits, of(order, 'giveBack', 0), 'spend'),
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

/** Locks an account of credits and reads whether a code has added to it, so that adding does not wait; once for each code (I10). */
export const prepareCredits: PreparedGrants['addCredits'] = async (tx, { studentId, sourceId }) => {
  const [account, known] = await inOrder([
    lockExisting(tx, LEDGERS.credits, studentId),
    findEntry(tx, LEDGERS.credits, { studentId, reason: GRANTED, refId: sourceId }),
  ]);
  return async (ctx, { credits, title, sourceId: refId }) => {
    if (known !== undefined) return;
    if (!account) await openAccount(tx, LEDGERS.credits, ctx);
    const { companyId, studentId: owner, now } = ctx;
    const entry = { companyId, studentId: owner, now, amount: credits, title, reason: GRANTED, refId };
    await append(tx, LEDGERS.credits, entry, account?.balance ?? 0);
  };
};

function of({ companyId, studentId, now, orderId, title }: OrderRef, cause: Cause, amount: number): Entry {
  return { companyId, studentId, now, amount, reason: cause, refId: orderId, title: causedBy(cause, title) };
}
