import { contract } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse } from './testing/catalogue.ts';
import { buildCoupon } from './testing/coupons.ts';
import { expectInvariants } from './testing/invariants.ts';
import { buildCode, type CodeOverrides, newCode } from './testing/redemptions.ts';
import { countRoundTrips } from './testing/roundTrips.ts';
import { openWorld } from './testing/world.ts';

const world = openWorld();
const { redemptions, courses, minutes, exchange } = contract;

/** What is counted goes over the wire to a PostgreSQL: the embedded engine has none. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('redeeming a code waits three times for the database', () => {
  test('whatever it brings: limits, then the code and what it brings, then the writes', async () => {
    const school = await world.school();
    const student = await school.student();
    await student.ask(courses.mine); // from now on the process knows the login
    const batches: NonNullable<CodeOverrides['batch']>[] = [
      { kind: 'course', goods_id: (await buildCourse(school)).saleId, amount: null },
      { kind: 'membership', amount: 30 },
      { kind: 'coupon', goods_id: await buildCoupon(school, { source: 'redemption' }), amount: null },
      { kind: 'minutes', amount: 60 },
      { kind: 'credits', amount: 100 },
      { kind: 'credits', amount: 100 },
    ];
    const trips: number[] = [];
    for (const batch of batches) {
      const { code } = await buildCode(school, world.platform.secrets, { batch });
      const requestId = crypto.randomUUID();
      const redeeming = () => student.ask(redemptions.redeem, { code }, { requestId });
      trips.push((await countRoundTrips(redeeming)).roundTrips);
    }
    expect(trips).toEqual([3, 3, 3, 3, 3, 3]);
    expect((await student.ask(redemptions.list)).items.map(({ kind }) => kind).sort()).toEqual(
      batches.map(({ kind }) => kind).sort(),
    );
    expect((await student.ask(courses.mine)).items).toMatchObject([{ source: 'redemption' }]);
    expect(await student.ask(minutes.account)).toMatchObject({ left: 60 });
    expect(await student.ask(exchange.account)).toMatchObject({ balance: 200 });
    await expectInvariants(school);
  });

  test('also where it is wrong, or brings what there is no more; twice at a limit', async () => {
    const school = await world.school();
    const student = await school.student();
    await student.ask(courses.mine); // from now on the process knows the login
    const gone = { kind: 'coupon', goods_id: await buildCoupon(school, { status: 'stopped' }), amount: null } as const;
    const { code } = await buildCode(school, world.platform.secrets, { batch: gone });
    const trips: number[] = [];
    for (const tried of [newCode(), code, 'no code']) {
      trips.push((await countRoundTrips(() => student.answer(redemptions.redeem, { code: tried }))).roundTrips);
    }
    expect(trips).toEqual([3, 3, 2]);
    const failures = await school.withTenant((tx) => tx.selectFrom('redeem_failure').select('id').execute());
    expect(failures).toHaveLength(3);
    await expectInvariants(school);
  });
});
