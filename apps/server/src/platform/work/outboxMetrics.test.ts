import { contract } from '@shuyuan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPhone, type School } from '../../testing/school.ts';
import { type Gateway, openSmsHook } from '../../testing/smsGateways.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import type { SmsSettings } from '../core/config/smsSettings.ts';

const SECRET = 'the secret of the gateway';
let accepts = true;
let hook: Gateway<Record<string, string>>;
const config: { isDemo: boolean; sms: SmsSettings | null; metricsToken: string } = {
  isDemo: false,
  sms: null,
  metricsToken: 'm'.repeat(20),
};
beforeAll(async () => {
  hook = await openSmsHook(SECRET, () => accepts);
  config.sms = { kind: 'hook', url: `${hook.base}/sms`, secret: SECRET };
});
afterAll(() => hook.close());
const world = openWorld({ config });

const ask = (school: School) =>
  school.visitor().ask(contract.account.sendCode, { account: buildPhone(), purpose: 'register' });

/** Lines of `/metrics` about messages, as an operator's monitoring reads them. */
async function readMetrics(): Promise<string[]> {
  await world.app.postman.measure();
  const headers = { authorization: `Bearer ${config.metricsToken}` };
  const { body } = await world.app.inject({ url: '/metrics', headers });
  return body.split('\n').filter((line) => line.startsWith('messages_'));
}

test('sent, failed, waiting and given up messages and the age of the oldest are metrics, with the word of the provider', async () => {
  const [school, other] = [await world.school(), await world.school()];
  await ask(school);
  await expect.poll(readMetrics).toContain('messages_sent_total{channel="sms"} 1');
  expect(await readMetrics()).toEqual(
    expect.arrayContaining(['messages_waiting{channel="sms"} 0', 'messages_oldest_waiting_seconds{channel="sms"} 0']),
  );
  accepts = false;
  await ask(school);
  world.clock.advance(20_000);
  await ask(other);
  await expect.poll(readMetrics).toContain('messages_failed_total{channel="sms",code="status 403"} 2');
  world.clock.advance(30_000);
  expect(await readMetrics()).toEqual(
    expect.arrayContaining([
      'messages_sent_total{channel="sms"} 1',
      'messages_waiting{channel="sms"} 2',
      'messages_given_up{channel="sms"} 0',
      'messages_oldest_waiting_seconds{channel="sms"} 50',
    ]),
  );
  world.clock.advance(300_000);
  expect(await readMetrics()).toEqual(
    expect.arrayContaining(['messages_waiting{channel="sms"} 0', 'messages_given_up{channel="sms"} 2']),
  );
  world.clock.set(TEST_NOW);
});
