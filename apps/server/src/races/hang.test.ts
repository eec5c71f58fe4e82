import { setTimeout as pause } from 'node:timers/promises';
import { orders } from '@shuyuan/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Arena } from '../testing/arena.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { buildOnSale, buildRacers, buy, firstOf, openField, POSTGRES, type Racer, race } from './field.ts';

const ROUNDS = 3;
const BUYERS = 24;
/** Time for statements that were under way when the process was stopped. */
const SETTLE_MS = 150;

describe.skipIf(!POSTGRES)('a process that hangs (C4, S13)', () => {
  const field = openField();

  test('a process stopped in the middle of a purchase does not stop the sale: the other sells on while it hangs', async () => {
    const { arena } = field;
    const school = await arena.school();
    const [hung] = arena.servers;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { saleId } = await buildOnSale(school, { offer: { quota: 500 } });
      const there = await buildRacers(school, BUYERS);
      const here = await buildRacers(school, BUYERS);
      const lost = stopInPurchase(arena, there, saleId);
      await lost.stopped;
      const answers = await race(here.length, (at) =>
        buy(arena.remote(firstOf(here, at), 1), { kind: 'course', goodsId: saleId }),
      );
      void hung.kill('SIGCONT');
      await lost.ended;
      expect(answers.map(({ code }) => code)).toEqual(here.map(() => 0));
    }
    await expectInvariants(school);
  });
});

/** Has students buy at the first process, and stops it while a purchase is in a transaction. */
function stopInPurchase(arena: Arena, buyers: readonly Racer[], goodsId: number) {
  const [hung] = arena.servers;
  let isStopped = false;
  const shop = async (buyer: Racer) => {
    const caller = arena.remote(buyer, 0);
    while (!isStopped) {
      const { data } = await buy(caller, { kind: 'course', goodsId });
      if (data && !isStopped) await caller.answer(orders.cancel, { id: data.id });
    }
  };
  const stop = async () => {
    for (;;) {
      await pause(300 + Math.random() * 100);
      void hung.kill('SIGSTOP');
      await pause(SETTLE_MS);
      if ((await heldRows(arena)) > 0) break;
      void hung.kill('SIGCONT');
    }
    isStopped = true;
  };
  const ended = Promise.allSettled(buyers.map(shop));
  return { stopped: stop(), ended };
}

/** Transactions that wait for their process and have written: only a stopped one leaves any. */
async function heldRows({ app }: Arena): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction' and backend_xid is not null`.execute(
    app.platform.store.owner,
  );
  return rows[0]?.count ?? 0;
}
