import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Cashier, openCashier } from '../../testing/cashier.ts';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';
import type { Charge, PaymentProvider } from './port.ts';
import { createProviders } from './providers.ts';
import { createSandbox } from './sandbox.ts';
import { signNotice } from './sandboxNotice.ts';
import { act, type SandboxAct, settleSandbox } from './settle.ts';
import { newOutTradeNo } from './tradeNo.ts';

const MINUTE_MS = 60_000;
const world = openWorld();
let school: School;
let cashier: Cashier;
let provider: PaymentProvider;

beforeEach(async () => {
  school = await world.school();
  const providers = await createProviders(world.platform);
  cashier = await openCashier(world.platform, providers);
  provider = providers.alipay ?? createSandbox(world.platform, 'alipay');
});
afterEach(() => cashier.close());

async function openCharge(overrides: Partial<Charge> = {}): Promise<Charge> {
  const charge: Charge = {
    outTradeNo: newOutTradeNo(school.id),
    amountFen: 19_900,
    title: '初一数学 · 暑期班',
    expiresAt: new Date(world.clock.now().getTime() + 30 * MINUTE_MS),
    returnUrl: `http://${school.host}/web/sureorder/1/2/3`,
    ...overrides,
  };
  await provider.open(charge);
  return charge;
}

const press = (charge: Charge, wanted: SandboxAct) =>
  cashier.app.inject({
    method: 'POST',
    url: `/sandbox/pay/${charge.outTradeNo}?lang=en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `act=${wanted}`,
  });
const page = async (charge: Charge, lang = 'cn') =>
  (await cashier.app.inject({ url: `/sandbox/pay/${charge.outTradeNo}?lang=${lang}` })).body;
const acts = (html: string) => [...html.matchAll(/name="act" value="(\w+)"/g)].map(([, one]) => one);

describe('the sandbox cashier', () => {
  test('stands in for both methods where no account is configured', async () => {
    expect(Object.keys(await createProviders(world.platform))).toEqual(['alipay', 'wechat']);
  });

  test('shows the QR code of a page on the address of the school (T5, T6)', async () => {
    const charge = await openCharge();
    const { qrText, pageUrl } = await provider.open(charge);
    expect(qrText).toBe(`http://${school.label}.localhost:8080/sandbox/pay/${charge.outTradeNo}`);
    expect(pageUrl).toBe(qrText);
    expect(await provider.query(charge.outTradeNo)).toBeNull();
  });

  test('takes a payment and tells the school, which finds the same when it asks', async () => {
    const charge = await openCharge();
    const answer = await press(charge, 'pay');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/sandbox/pay/${charge.outTradeNo}?lang=en&answer=200`,
    ]);
    const settlement = { outTradeNo: charge.outTradeNo, status: 'success', amountFen: 19_900, currency: 'CNY' };
    expect(cashier.taken).toEqual([{ ...settlement, companyId: school.id, transactionId: expect.any(String) }]);
    const { companyId: _, ...told } = cashier.taken[0] ?? { companyId: 0 };
    expect(await provider.query(charge.outTradeNo)).toEqual(told);
    expect(acts(await page(charge))).toEqual(['again']);
  });

  test('lets a payment fail, with a reason', async () => {
    const charge = await openCharge();
    await press(charge, 'fail');
    expect(cashier.taken).toMatchObject([{ status: 'failed', reason: 'SANDBOX_DECLINED', amountFen: 19_900 }]);
    expect(acts(await page(charge))).toEqual(['again', 'payLate']);
  });

  test('sends the same notification again, with the same transaction (I3)', async () => {
    const charge = await openCharge();
    await press(charge, 'pay');
    await press(charge, 'again');
    await press(charge, 'again');
    expect(cashier.taken).toHaveLength(3);
    expect(new Set(cashier.taken.map((one) => one.transactionId)).size).toBe(1);
  });

  test('takes the money and loses the notification, so that the school has to ask', async () => {
    const charge = await openCharge();
    const answer = await press(charge, 'payUnseen');
    expect(answer.headers.location).toMatch(/answer=none$/);
    expect(cashier.taken).toEqual([]);
    expect(await provider.query(charge.outTradeNo)).toMatchObject({ status: 'success' });
  });

  test('pays too late after the end of the charge, and after the school has closed it (I3)', async () => {
    const [ended, closed] = [await openCharge({ expiresAt: world.clock.now() }), await openCharge()];
    await provider.close(closed.outTradeNo);
    for (const charge of [ended, closed]) {
      expect(acts(await page(charge))).toEqual(['payLate']);
      await press(charge, 'pay');
      expect(await provider.query(charge.outTradeNo)).toBeNull();
      await press(charge, 'payLate');
    }
    expect(cashier.taken.map((one) => one.outTradeNo)).toEqual([ended.outTradeNo, closed.outTradeNo]);
  });

  test('closes nothing that is paid, and nothing that is unknown', async () => {
    const charge = await openCharge();
    await press(charge, 'pay');
    await provider.close(charge.outTradeNo);
    await provider.close(newOutTradeNo(school.id));
    await provider.close('nonsense');
    expect(await provider.query(charge.outTradeNo)).toMatchObject({ status: 'success' });
  });

  test('of many who press at once lets one pay (I3)', async () => {
    const charge = await openCharge();
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(cashier.app, charge.outTradeNo, 'pay')));
    expect(answers.filter((answer) => answer !== null)).toEqual([{ status: 200 }]);
  });

  test('sends money back once a number, and never more than was paid', async () => {
    const charge = await openCharge();
    const half = {
      outTradeNo: charge.outTradeNo,
      refundNum: 'R1',
      amountFen: 10_000,
      totalFen: 19_900,
      reason: '退款',
    };
    expect(await provider.refund(half)).toBe('refused');
    await press(charge, 'pay');
    expect(await provider.refund(half)).toBe('done');
    expect(await provider.refund(half)).toBe('done');
    expect(await provider.refund({ ...half, amountFen: 9_000 })).toBe('refused');
    expect(await provider.refund({ ...half, refundNum: 'R2' })).toBe('refused');
    expect(await page(charge)).toContain('¥100.00');
    expect(await provider.refund({ ...half, refundNum: 'R3', amountFen: 9_900 })).toBe('done');
    expect(await page(charge)).toContain('data-phase="refunded"');
    expect(await provider.refund({ ...half, outTradeNo: newOutTradeNo(school.id) })).toBe('refused');
  });
});

describe('its page', () => {
  test('says in both languages what is paid to whom, and that no money moves', async () => {
    const charge = await openCharge({ title: '<b>A&B</b>' });
    const [cn, en] = [await page(charge), await page(charge, 'en')];
    expect(cn).toContain('<html lang="zh-CN">');
    expect(cn).toContain(`${school.label} 书院`);
    expect(cn).toContain('不会动用真钱');
    expect(en).toContain('no money moves');
    for (const html of [cn, en]) {
      expect(html).toContain('&lt;b&gt;A&amp;B&lt;/b&gt;');
      expect(html).toContain('¥199.00');
      expect(acts(html)).toEqual(['pay', 'fail', 'payUnseen']);
    }
  });

  test('runs no script and takes its style by a nonce (X2)', async () => {
    const charge = await openCharge();
    const answer = await cashier.app.inject({ url: `/sandbox/pay/${charge.outTradeNo}` });
    const nonce = /<style nonce="([^"]+)">/.exec(answer.body)?.[1];
    expect(answer.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/<script|style=|\son\w+=/);
  });

  test('does not exist behind a proxy or under a foreign name (S14)', async () => {
    const url = `/sandbox/pay/${(await openCharge()).outTradeNo}`;
    for (const headers of [{ 'x-forwarded-for': '10.9.9.9' }, { host: 'shop.example' }])
      expect((await cashier.app.inject({ url, headers })).statusCode).toBe(404);
    expect((await cashier.app.inject({ url })).statusCode).toBe(200);
  });

  test('exists for no unknown number, and reading it changes nothing (S8)', async () => {
    const charge = await openCharge();
    for (const outTradeNo of [newOutTradeNo(school.id), newOutTradeNo(999), 'x', '%00']) {
      expect((await cashier.app.inject({ url: `/sandbox/pay/${outTradeNo}` })).statusCode).toBe(404);
    }
    await page(charge);
    await press(charge, 'nothing' as SandboxAct);
    expect(await provider.query(charge.outTradeNo)).toBeNull();
  });
});

describe('a test or a journey', () => {
  test('pays by one request, as often as it likes', async () => {
    const charge = await openCharge();
    const order = { outTradeNo: charge.outTradeNo, outcome: 'success', times: 3 };
    const answer = await cashier.app.inject({ method: 'POST', url: '/__sim/gateway/callback', payload: order });
    expect(answer.json()).toEqual({ statuses: [200, 200, 200] });
    expect(cashier.taken).toHaveLength(3);
  });

  test('lets it fail, then pays it, and cannot make what is paid fail', async () => {
    const { outTradeNo } = await openCharge();
    await settleSandbox(cashier.app, { outTradeNo, outcome: 'failed', times: 2 });
    await settleSandbox(cashier.app, { outTradeNo, outcome: 'success' });
    expect(cashier.taken.map((one) => one.status)).toEqual(['failed', 'failed', 'success']);
    await expect(settleSandbox(cashier.app, { outTradeNo, outcome: 'failed' })).rejects.toThrow('missing');
    const unknown = { outTradeNo: newOutTradeNo(school.id), outcome: 'success' } as const;
    await expect(settleSandbox(cashier.app, unknown)).rejects.toThrow('missing');
  });
});

describe('the door of the notifications', () => {
  const postNotice = (body: string, headers: Record<string, string>, method = 'alipay') =>
    cashier.app.inject({ method: 'POST', url: `/pay/notify/${method}`, headers, payload: body });
  const notice = (at = world.clock.now(), outTradeNo = newOutTradeNo(school.id)) =>
    signNotice(
      world.platform.secrets,
      'alipay',
      { outTradeNo, transactionId: 'T1', status: 'success', amountFen: 1, currency: 'CNY' },
      at,
    );

  test('takes what is signed, whatever type the body claims', async () => {
    for (const type of ['application/json', 'text/xml', 'application/x-www-form-urlencoded', 'text/plain']) {
      const { headers, body } = notice();
      const answer = await postNotice(body, { ...headers, 'content-type': type });
      expect([answer.statusCode, answer.body]).toEqual([200, 'success']);
    }
    expect(cashier.taken).toHaveLength(4);
  });

  test('refuses with 422 and no effect what is forged, changed, for another method, stale or early (C2, E2)', async () => {
    const { headers, body } = notice();
    const forged = { ...headers, 'sandbox-signature': 'A'.repeat(43) };
    const [stale, early] = [-1, 1].map((side) => notice(new Date(world.clock.now().getTime() + side * 301_000)));
    const notices = [
      () => postNotice(body, forged),
      () => postNotice(body.replace('"amountFen":1', '"amountFen":2'), headers),
      () => postNotice(body, { ...headers, 'sandbox-nonce': 'another' }),
      () => postNotice(body, { ...headers, 'sandbox-timestamp': '' }),
      () => postNotice(body, headers, 'wechat'),
      () => postNotice(stale?.body ?? '', stale?.headers ?? {}),
      () => postNotice(early?.body ?? '', early?.headers ?? {}),
      () => postNotice('', {}),
      () => postNotice('{', { 'content-type': 'application/json' }),
    ];
    for (const one of notices) expect((await one()).statusCode).toBe(422);
    expect(cashier.taken).toEqual([]);
    expect(world.logged.join('\n')).not.toContain(body);
  });

  test('refuses a number that names no school of ours (T5)', async () => {
    for (const outTradeNo of [newOutTradeNo(school.id + 7_000_000), '20261120160000123456']) {
      const { headers, body } = notice(world.clock.now(), outTradeNo);
      expect((await postNotice(body, headers)).statusCode).toBe(422);
    }
  });

  test('asks for the notification again when it could not be written down', async () => {
    cashier.breakDown();
    const { headers, body } = notice();
    const answer = await postNotice(body, headers);
    expect([answer.statusCode, answer.body]).toEqual([503, 'fail']);
  });

  test('knows no other method', async () => {
    expect((await postNotice('', {}, 'cash')).statusCode).toBe(404);
  });
});
