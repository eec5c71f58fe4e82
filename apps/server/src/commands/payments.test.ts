import { expect, test } from 'vitest';
import { raiseAlarm } from '../modules/orders/alarms.ts';
import { openWorld } from '../testing/world.ts';
import { decideAlarms } from './decideAlarms.ts';

const world = openWorld();

test('an operator lists the payments that were refused, has one returned and dismisses another (C2, S9)', async () => {
  const school = await world.school();
  const { tenancy, companies, clock } = world.platform;
  const now = clock.now();
  const decide = (...args: string[]) => decideAlarms(args, { tenancy, companies, now });
  expect(await decide('list')).toEqual(['No payment was refused.']);
  for (const reason of ['unknown', 'merchant'] as const) {
    const facts = { transactionId: 'T1', status: 'success', amountFen: 1_234, currency: 'CNY' } as const;
    const statement = { ...facts, outTradeNo: reason };
    const alarm = { companyId: school.id, reason, method: 'alipay', statement, order: null, now } as const;
    await school.withTenant((tx) => raiseAlarm(tx, alarm));
  }
  const [merchant = '', unknown = ''] = await decide('list');
  expect(merchant).toContain('open: merchant, alipay 12.34 CNY');
  expect(unknown).toContain('open: unknown, alipay 12.34 CNY');
  const [, first = ''] = merchant.split(' ');
  const [, second = ''] = unknown.split(' ');
  await expect(decide('return', school.label, first)).rejects.toThrow('dismiss it');
  expect(await decide('dismiss', school.label, first, 'not', 'ours')).toEqual([`Alarm ${first} is dismissed.`]);
  expect((await decide('return', school.label, second))[0]).toContain('gives back what alipay holds');
  expect(await decide('list')).toMatchObject([
    expect.stringContaining('returning: unknown'),
    expect.stringMatching(/dismissed: merchant.*\(not ours\)$/),
  ]);
  for (const wrong of [[], ['return'], ['return', school.label, 'x'], ['dismiss', school.label, second]]) {
    await expect(decide(...wrong)).rejects.toThrow('Usage: npm run payments');
  }
  await expect(decide('return', 'nowhere', '1')).rejects.toThrow('There is no school nowhere');
});
