import { contract, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { LEDGERS, write } from '../../domain/ledger/ledger.ts';
import type { OrderRef } from '../../domain/trade.ts';
import { addTo } from '../../testing/gifts.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildMinutesPackage } from '../../testing/minutes.ts';
import { payOrder } from '../../testing/orders.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { prepareMinutes } from './account.ts';
import { consultationMinutes } from './consultation.ts';
import { minutesPort } from './port.ts';

const world = openWorld({ config: { tokenIdleMs: 60 * 86_400_000 } });

type Given = Parameters<Awaited<ReturnType<typeof prepareMinutes>>>;
const addMinutes = async (...[ctx, grant]: Given) => {
  const key = { studentId: sql.val(ctx.studentId), sourceId: sql.val(grant.sourceId) };
  await (await prepareMinutes(ctx.tx, key))(ctx, grant);
};
const { minutes, orders } = contract;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

afterEach(() => world.clock.set(TEST_NOW));

function orderOf(school: School, studentId: number, goodsId: number, orderId = 7): OrderRef {
  return {
    companyId: school.id,
    studentId,
    now: TEST_NOW,
    locale: 'cn',
    orderId,
    number: `N${orderId}`,
    kind: 'minutes',
    goodsId,
    offerId: null,
    mode: 'alone',
    teamId: null,
    title: { cn: '一小时', en: 'One hour' },
    payFen: 9_000,
    credits: 0,
    couponClaimId: null,
    expiresAt: TEST_NOW,
  };
}

test('an order of a package grants its minutes and its gift once (I10)', async () => {
  const school = await world.school();
  const student = await school.student();
  const id = await buildMinutesPackage(school);
  const order = orderOf(school, student.id, id);
  const goods = await school.withTenant((tx) => minutesPort.describe({ ...order, tx }, id));
  expect(goods).toMatchObject({ listFen: 9_000, subtitle: { en: '70 minutes · for 30 days' } });
  await school.withTenant((tx) => minutesPort.deliver(tx, order));
  await school.withTenant((tx) => minutesPort.deliver(tx, order));
  expect(await student.ask(minutes.account)).toEqual({
    left: 70,
    used: 0,
    frozen: 0,
    refunding: 0,
    validUntil: inDays(30).toISOString(),
  });
  expect((await student.ask(minutes.flow, {}, { locale: 'en' })).items).toMatchObject([
    { direction: 'in', reason: 'buy', minutes: 70, balanceAfter: 70, title: 'One hour' },
  ]);
  await expectInvariants(school);
});

test('a refund debits the minutes if none of them is used', async () => {
  const school = await world.school();
  const student = await school.student();
  const order = orderOf(school, student.id, await buildMinutesPackage(school));
  await school.withTenant((tx) => minutesPort.deliver(tx, order));
  expect(await school.withTenant((tx) => minutesPort.refundRule(tx, order))).toMatchObject({ isAllowed: true });
  await school.withTenant((tx) => minutesPort.revoke(tx, order));
  await school.withTenant((tx) => minutesPort.revoke(tx, order));
  expect(await student.ask(minutes.account)).toMatchObject({ left: 0 });
  expect((await student.ask(minutes.flow, { direction: 'out' })).items).toMatchObject([{ reason: 'refund' }]);
  await expectInvariants(school);
});

test('minutes held by a consultation cannot be refunded, and those of a refund cannot be held', async () => {
  const school = await world.school();
  const student = await school.student();
  const order = orderOf(school, student.id, await buildMinutesPackage(school));
  const owner = { companyId: school.id, studentId: student.id, now: TEST_NOW };
  await school.withTenant((tx) => minutesPort.deliver(tx, order));
  expect(await school.withTenant((tx) => consultationMinutes.hold(tx, owner))).toBe(70);
  expect(await student.ask(minutes.account)).toMatchObject({ left: 0, frozen: 70 });
  expect(await school.withTenant((tx) => minutesPort.refundRule(tx, order))).toMatchObject({ isAllowed: false });
  await expect(school.withTenant((tx) => minutesPort.freeze(tx, order))).rejects.toMatchObject({ kind: 'refused' });
  await school.withTenant((tx) => minutesPort.revoke(tx, order));
  expect(await student.ask(minutes.account)).toMatchObject({ left: 0, frozen: 70 });
  const end = { ...owner, ticketId: 9, held: 70, charge: 0, title: { cn: '答疑' } };
  await school.withTenant((tx) => consultationMinutes.settle(tx, end));
  expect(await student.ask(minutes.account)).toMatchObject({ left: 70, frozen: 0, used: 0 });
  expect(await school.withTenant((tx) => minutesPort.refundRule(tx, order))).toMatchObject({ isAllowed: true });
  await expectInvariants(school);
});

test('minutes whose money is on its way back are not held', async () => {
  const school = await world.school();
  const student = await school.student();
  await addTo(school, student, 30, 'minutes');
  const goods = { kind: 'minutes', goodsId: await buildMinutesPackage(school) } as const;
  const { version } = await student.ask(contract.orders.quote, goods);
  const order = await student.ask(contract.orders.create, { ...goods, version });
  await payOrder(world, school, student, order);
  expect(await student.ask(minutes.account)).toMatchObject({ left: 100 });
  await student.ask(contract.orders.askRefund, { id: order.id });
  expect(await student.ask(minutes.account)).toMatchObject({ left: 30, frozen: 0 });
  const owner = { companyId: school.id, studentId: student.id, now: TEST_NOW };
  expect(await school.withTenant((tx) => consultationMinutes.hold(tx, owner))).toBe(30);
});

test('of two packages with one used up only one is refundable', async () => {
  const school = await world.school();
  const student = await school.student();
  const goods = { kind: 'minutes', goodsId: await buildMinutesPackage(school) } as const;
  const ids: number[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const { version } = await student.ask(contract.orders.quote, goods);
    const order = await student.ask(contract.orders.create, { ...goods, version });
    await payOrder(world, school, student, order);
    ids.push(order.id);
  }
  const owner = { companyId: school.id, studentId: student.id, now: TEST_NOW };
  await school.withTenant((tx) => consultationMinutes.hold(tx, owner));
  const end = { ...owner, ticketId: 9, held: 140, charge: 70, title: { cn: '答疑' } };
  await school.withTenant((tx) => consultationMinutes.settle(tx, end));
  const answers = await Promise.all(ids.map((id) => student.answer(contract.orders.askRefund, { id })));
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ResultCode.refundRefused]);
  expect(await student.ask(minutes.account)).toMatchObject({ left: 0, frozen: 0, used: 70 });
});

test('too few minutes are not held at all', async () => {
  const school = await world.school();
  const student = await school.student();
  await addTo(school, student, 4, 'minutes');
  const owner = { companyId: school.id, studentId: student.id, now: TEST_NOW };
  expect(await school.withTenant((tx) => consultationMinutes.hold(tx, owner, 5))).toBe(0);
  expect(await student.ask(minutes.account)).toMatchObject({ left: 4, frozen: 0 });
  expect(await school.withTenant((tx) => consultationMinutes.hold(tx, owner, 4))).toBe(4);
});

test('minutes that expire during a consultation stay held until its end', async () => {
  const school = await world.school();
  const student = await school.student();
  const owner = { companyId: school.id, studentId: student.id, now: TEST_NOW };
  const grant = { ...owner, locale: 'cn', source: 'redemption', minutes: 30, title: { cn: '兑换码' } } as const;
  await school.withTenant((tx) => addMinutes({ ...grant, tx }, { ...grant, sourceId: 1, validUntil: inDays(1) }));
  await school.withTenant((tx) => consultationMinutes.hold(tx, owner));
  await school.withTenant((tx) =>
    addMinutes({ ...grant, tx, now: inDays(2) }, { ...grant, sourceId: 2, validUntil: null }),
  );
  expect(await student.ask(minutes.account)).toMatchObject({ left: 30, frozen: 30 });
  const end = { ...owner, ticketId: 9, held: 30, charge: 10, title: { cn: '答疑' } };
  await school.withTenant((tx) => consultationMinutes.settle(tx, end));
  expect(await student.ask(minutes.account)).toMatchObject({ left: 50, frozen: 0, used: 10 });
});

test('minutes expire together with those that last longest, and expired ones leave the account first', async () => {
  const school = await world.school();
  const student = await school.student();
  const grant = { companyId: school.id, studentId: student.id, locale: 'cn', source: 'redemption' } as const;
  const add = (sourceId: number, { now = TEST_NOW, validUntil }: { now?: Date; validUntil: Date | null }) =>
    school.withTenant((tx) =>
      addMinutes({ ...grant, tx, now }, { ...grant, sourceId, minutes: 30, title: { cn: '兑换码' }, validUntil }),
    );
  await add(1, { validUntil: inDays(5) });
  await add(2, { validUntil: inDays(2) });
  expect(await student.ask(minutes.account)).toMatchObject({ left: 60, validUntil: inDays(5).toISOString() });
  await add(3, { now: inDays(6), validUntil: null });
  const account = await student.ask(minutes.account);
  expect(account).toMatchObject({ left: 30 });
  expect(account.validUntil).toBeUndefined();
  expect((await student.ask(minutes.flow)).items.map(({ reason }) => reason)).toEqual([
    'give',
    'expire',
    'give',
    'give',
  ]);
  await expectInvariants(school);
});

test('a refund does not prolong the minutes from before it, nor is one given for minutes used by its prolongation (S16)', async () => {
  const school = await world.school();
  const student = await school.student();
  const entry = { studentId: student.id, companyId: school.id, locale: 'cn' as const };
  const title = { cn: '赠送' };
  const give = (now: Date, days: number, sourceId: number) =>
    school.withTenant((tx) =>
      addMinutes(
        { ...entry, tx, now },
        { source: 'redemption', sourceId, minutes: 60, title, validUntil: inDays(days) },
      ),
    );
  const validUntil = async () => (await student.ask(minutes.account)).validUntil;
  await give(TEST_NOW, 5, 1);
  const id = await buildMinutesPackage(school);
  const { payFen, ...order } = await student
    .ask(orders.quote, { kind: 'minutes', goodsId: id })
    .then(({ version }) => student.ask(orders.create, { kind: 'minutes', goodsId: id, version }));
  await payOrder(world, school, student, { payFen, ...order });
  expect(await validUntil()).toBe(inDays(30).toISOString());
  await student.ask(orders.askRefund, { id: order.id });
  expect(await validUntil()).toBe(inDays(5).toISOString());
  await student.ask(orders.withdrawRefund, { id: order.id });
  expect(await validUntil()).toBe(inDays(30).toISOString());
  world.clock.set(inDays(6));
  const use = { ...entry, amount: -10, reason: 'consume', refId: 99, now: inDays(4), title };
  await school.withTenant((tx) => write(tx, LEDGERS.minutes, use));
  expect((await student.ask(orders.refundRule, { id: order.id })).isAllowed).toBe(true);
  await school.withTenant((tx) => write(tx, LEDGERS.minutes, { ...use, refId: 100, now: inDays(6) }));
  expect((await student.ask(orders.refundRule, { id: order.id })).isAllowed).toBe(false);
  await expectInvariants(school);
});

test('a refunded package leaves the minutes from before it with their own end (S16)', async () => {
  const school = await world.school();
  const student = await school.student();
  const id = await buildMinutesPackage(school, { valid_days: null });
  const order = orderOf(school, student.id, id);
  const given = {
    source: 'redemption' as const,
    sourceId: 1,
    minutes: 60,
    title: { cn: '赠送' },
    validUntil: inDays(5),
  };
  await school.withTenant((tx) => addMinutes({ ...order, tx }, given));
  await school.withTenant((tx) => minutesPort.deliver(tx, order));
  expect((await student.ask(minutes.account)).validUntil).toBeUndefined();
  await school.withTenant((tx) => minutesPort.revoke(tx, order));
  expect(await student.ask(minutes.account)).toMatchObject({ left: 60, validUntil: inDays(5).toISOString() });
  await expectInvariants(school);
});

test('packages are those on sale, in the requested language', async () => {
  const school = await world.school();
  await buildMinutesPackage(school, { sort: 2, name_en: 'Two hours' });
  await buildMinutesPackage(school, { sort: 1 });
  const off = await buildMinutesPackage(school, { is_on_sale: false });
  const { items } = await school.visitor().ask(minutes.packages, {}, { locale: 'en' });
  expect(items.map(({ name }) => name)).toEqual(['One hour', 'Two hours']);
  const order = orderOf(school, (await school.student()).id, off);
  await expect(school.withTenant((tx) => minutesPort.describe({ ...order, tx }, off))).rejects.toMatchObject({
    kind: 'refused',
  });
});
