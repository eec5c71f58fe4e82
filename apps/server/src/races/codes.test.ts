import { ResultCode, redemptions } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { expectInvariants } from '../testing/invariants.ts';
import { buildCode } from '../testing/redemptions.ts';
import { buildRacers, codesOf, firstOf, openField, POSTGRES, patiently, ROUNDS, race } from './field.ts';

/** One address may fail thirty times an hour (A6): this many stay below, all from this machine. */
const AT_ONE_ADDRESS = 29;

describe.skipIf(!POSTGRES)('redemption codes between two processes (C4)', () => {
  const field = openField();

  test('one code is redeemed by only one of many students (I8)', async () => {
    const { arena } = field;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Wrong codes are counted per school, so each round has its own school.
      const school = await arena.school();
      const racers = await buildRacers(school, AT_ONE_ADDRESS);
      const { code } = await buildCode(school, arena.app.platform.secrets, { batch: { kind: 'credits', amount: 500 } });
      const answers = await race(AT_ONE_ADDRESS, (at) =>
        patiently(() => arena.remote(firstOf(racers, at), at).answer(redemptions.redeem, { code })),
      );
      expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${ResultCode.redemptionFailed}`]: AT_ONE_ADDRESS - 1 });
      await expectInvariants(school);
    }
  });

  test('a student who sends a code many times concurrently gets its benefit once (I8, I10)', async () => {
    const { arena } = field;
    for (let round = 0; round < ROUNDS; round += 1) {
      const school = await arena.school();
      const racer = firstOf(await buildRacers(school, 1), 0);
      const { code } = await buildCode(school, arena.app.platform.secrets, { batch: { kind: 'credits', amount: 500 } });
      const answers = await race(9, (at) =>
        patiently(() => arena.remote(racer, at).answer(redemptions.redeem, { code })),
      );
      expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
      const account = await school.withTenant((tx) =>
        tx.selectFrom('credit_account').select('balance').where('student_id', '=', racer.id).executeTakeFirstOrThrow(),
      );
      expect(account.balance).toBe(500);
      await expectInvariants(school);
    }
  });
});
