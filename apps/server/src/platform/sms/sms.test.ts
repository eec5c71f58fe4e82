import { contract, ResultCode } from '@shuyuan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPhone } from '../../testing/school.ts';
import { type Gateway, openAlibabaSms, openSmsHook } from '../../testing/smsGateways.ts';
import { openWorld } from '../../testing/world.ts';
import { readConfig } from '../core/config/config.ts';
import type { AlibabaSettings, SmsSettings } from '../core/config/smsSettings.ts';
import { createSmsSender } from './sender.ts';

const SECRET = 'the secret of the gateway';
const message = { id: 7, school: 'sunrise', phone: '13900000001', text: '【晨光书院】验证码 123456', code: '123456' };
const ALIBABA = {
  SMS_ALIBABA_KEY_ID: 'key',
  SMS_ALIBABA_KEY_SECRET: SECRET,
  SMS_ALIBABA_SIGN: '晨光书院',
  SMS_ALIBABA_CODE_TEMPLATE: 'SMS_123456',
};
let alibaba: Gateway<Record<string, string>>;
let hook: Gateway<Record<string, string>>;
const hookConfig: { isDemo: boolean; sms: SmsSettings | null } = { isDemo: false, sms: null };

beforeAll(async () => {
  [alibaba, hook] = await Promise.all([openAlibabaSms(SECRET), openSmsHook(SECRET)]);
  hookConfig.sms = { kind: 'hook', url: `${hook.base}/sms`, secret: SECRET };
});
afterAll(() => Promise.all([alibaba.close(), hook.close()]));

test('a code goes out by Alibaba Cloud, signed; a wrong secret is an error with the provider’s word', async () => {
  const { sms } = readConfig({ ...ALIBABA, SMS_ALIBABA_ENDPOINT: alibaba.base });
  const settings = sms as AlibabaSettings;
  await (await createSmsSender(settings))(message);
  expect(alibaba.accepted).toEqual([
    {
      PhoneNumbers: message.phone,
      SignName: '晨光书院',
      TemplateCode: 'SMS_123456',
      TemplateParam: '{"code":"123456"}',
    },
  ]);
  const wrong = await createSmsSender({ ...settings, keySecret: 'another secret' });
  await expect(wrong(message)).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
  await (await createSmsSender(settings))({ ...message, code: null });
  expect([alibaba.accepted.length, alibaba.refused.length]).toEqual([1, 1]);
});

test('a message goes to the hook of the school, signed; another answer than 2xx is an error', async () => {
  const settings = { kind: 'hook', url: `${hook.base}/sms`, secret: SECRET } as const;
  await (await createSmsSender(settings))(message);
  expect(hook.accepted.at(-1)).toEqual({ ...message, id: '7' });
  const wrong = await createSmsSender({ ...settings, secret: 'another secret' });
  await expect(wrong(message)).rejects.toMatchObject({ code: 'status 403' });
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'half a group',
    { SMS_HOOK_URL: 'https://sms.example' },
    /SMS_HOOK_… is set as a whole or not at all: SMS_HOOK_SECRET/,
  ],
  ['both senders', { ...ALIBABA, SMS_HOOK_URL: 'https://sms.example', SMS_HOOK_SECRET: SECRET }, /exclude each other/],
  [
    'plain http',
    { SMS_HOOK_URL: 'http://sms.example', SMS_HOOK_SECRET: SECRET },
    /SMS_HOOK_URL must be an https address/,
  ],
  ['a short secret', { SMS_HOOK_URL: 'https://sms.example', SMS_HOOK_SECRET: 'short' }, /at least 16 characters/],
])('%s stops the start with one sentence', (_what, env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

describe('outside demo mode, with a hook', () => {
  const world = openWorld({ config: hookConfig });

  test('a visitor registers by the code that the hook received, and the outbox held it sealed', async () => {
    const school = await world.school();
    const phone = buildPhone();
    await school.visitor().ask(contract.account.sendCode, { account: phone, purpose: 'register' });
    await expect.poll(() => hook.accepted.find((one) => one['phone'] === phone)).toBeDefined();
    const { code = '', text } = hook.accepted.find((one) => one['phone'] === phone) ?? {};
    expect(text).toMatch(new RegExp(`^【${school.label}】.* ${code}`));
    const rows = () => school.withTenant((tx) => tx.selectFrom('outbox').selectAll().execute());
    await expect.poll(async () => (await rows())[0]?.sent_at).not.toBeNull();
    expect((await rows())[0]?.body).toBe('');
    const input = { account: phone, code, password: 'green-9x', nickname: '何沐阳', hasAgreed: true };
    expect(await school.visitor().answer(contract.account.register, input)).toMatchObject({ code: 0 });
  });

  test('an address of mail is refused in words, since nothing sends mail', async () => {
    const school = await world.school();
    const input = { account: 'new@mail.example', purpose: 'register' } as const;
    const refused = await school.visitor().answer(contract.account.sendCode, input);
    expect([refused.status, refused.code]).toEqual([200, ResultCode.noMails]);
    expect(refused.text).toContain('不能发送邮件');
  });
});

describe('outside demo mode, without a sender', () => {
  const world = openWorld({ config: { isDemo: false } });

  test('a phone is refused in words where a code is asked for, and no code is made', async () => {
    const school = await world.school();
    for (const purpose of ['login', 'register', 'reset'] as const) {
      const refused = await school.visitor().answer(contract.account.sendCode, { account: buildPhone(), purpose });
      expect([refused.status, refused.code]).toEqual([200, ResultCode.noTextMessages]);
      expect(refused.text).toContain('不能发送短信');
    }
    const rows = await school.withTenant((tx) => tx.selectFrom('verify_code').select('target_hash').execute());
    expect(rows).toEqual([]);
  });
});

describe('in demo mode', () => {
  const world = openWorld();

  test('who reads the database reads no code: the text of the outbox is sealed', async () => {
    const school = await world.school();
    const phone = buildPhone();
    await school.visitor().ask(contract.account.sendCode, { account: phone, purpose: 'register' });
    const [row] = await school.withTenant((tx) => tx.selectFrom('outbox').selectAll().execute());
    const [, code = ''] = /您的验证码是 (\d{6})/.exec((await world.app.inject({ url: '/outbox' })).body) ?? [];
    expect(code).not.toBe('');
    expect(row?.body).toMatch(/^sealed:/);
    expect(`${row?.subject} ${row?.body}`).not.toMatch(new RegExp(`验证码是|(?<!\\w)${code}(?!\\w)`));
  });
});
