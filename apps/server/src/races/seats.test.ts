import { randomUUID } from 'node:crypto';
import { orders, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { expectInvariants } from '../testing/invariants.ts';
import {
  AT_ONCE,
  buildOnSale,
  buildRacers,
  buy,
  codesOf,
  openField,
  POSTGRES,
  patiently,
  ROUNDS,
  race,
} from './field.ts';

const SEATS = 100;
/** A multitude in the daily run; 5,000 in the nightly one (`RACE_BUYERS`). */
const BUYERS = Number(process.env['RACE_BUYERS'] ?? 1_200);

describe.skipIf(!POSTGRES)('seats between two processes (C4)', () => {
  const field = openField();

  test('a hundred seats and twelve times as many buyers, or fifty, sell exactly a hundred (I6)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const { saleId } = await buildOnSale(school, { offer: { quota: SEATS } });
    const buyers = await buildRacers(school, BUYERS);
    const request = { kind: 'course', goodsId: saleId } as const;
    const answers = await Promise.all(buyers.map((buyer, at) => buy(arena.remote(buyer, at), request)));
    expect(codesOf(answers)).toEqual({ 'code 0': SEATS, [`code ${ResultCode.full}`]: BUYERS - SEATS });
    const offer = await school.withTenant((tx) =>
      tx.selectFrom('offer').select(['sold', 'locked']).where('id', '=', saleId).executeTakeFirstOrThrow(),
    );
    expect(offer).toEqual({ sold: 0, locked: SEATS });
    await expectInvariants(school);
  });

  test('one student who orders the same fifty times concurrently has one order (I4)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const [buyer] = await buildRacers(school, 1);
    if (!buyer) throw new Error('no buyer');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { saleId } = await buildOnSale(school, { offer: { quota: 5 } });
      const request = { kind: 'course', goodsId: saleId } as const;
      // The price is asked once, so that nothing but orders meets.
      const { version } = await arena.remote(buyer, 0).ask(orders.quote, request);
      const answers = await race(AT_ONCE, (at) => {
        const requestId = randomUUID();
        return patiently(() => arena.remote(buyer, at).answer(orders.create, { ...request, version }, { requestId }));
      });
      expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${ResultCode.unpaidOrderExists}`]: AT_ONCE - 1 });
    }
    await expectInvariants(school);
  });

  test('one request sent fifty times has one effect and one response (I19)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const [buyer] = await buildRacers(school, 1);
    if (!buyer) throw new Error('no buyer');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { saleId } = await buildOnSale(school);
      const { version } = await arena.remote(buyer, 0).ask(orders.quote, { kind: 'course', goodsId: saleId });
      const requestId = randomUUID();
      const answers = await race(AT_ONCE, (at) =>
        arena.remote(buyer, at).answer(orders.create, { kind: 'course', goodsId: saleId, version }, { requestId }),
      );
      expect(codesOf(answers)).toEqual({ 'code 0': AT_ONCE });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    await expectInvariants(school);
  });
});
