import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cashier, openCashier } from '../../testing/cashier.ts';
import { WechatGateway } from '../../testing/wechatGateway.ts';
import { openWorld } from '../../testing/world.ts';
import type { PaymentSettings } from '../core/config/paymentSettings.ts';
import type { Charge, PaymentProvider } from './port.ts';
import { createProviders } from './providers.ts';
import { newOutTradeNo } from './tradeNo.ts';

const gateway = new WechatGateway();
const payments: PaymentSettings = { alipay: null, wechat: null, hasSandbox: true };
beforeAll(async () => {
  payments.wechat = await gateway.open();
});
afterAll(() => gateway.close());
const world = openWorld({ config: { payments } });

let provider: PaymentProvider;
let cashier: Cashier;
let charge: Charge;
let label = '';
beforeEach(async () => {
  const school = await world.school();
  const providers = await createProviders(world.platform);
  if (!providers.wechat) throw new Error('WeChat Pay is not offered');
  provider = providers.wechat;
  cashier = await openCashier(world.platform, providers);
  label = school.label;
  charge = {
    outTradeNo: newOutTradeNo(school.id),
    amountFen: 19_900,
    title: '初一数学'.repeat(40),
    expiresAt: new Date('2026-11-20T08:30:00.123Z'),
    returnUrl: `http://${school.host}/web/buy`,
  };
  gateway.requests.length = 0;
  gateway.answers.clear();
  gateway.isForged = false;
});
afterEach(() => cashier.close());

const answer = (call: string, status: number, body: object | null) => gateway.answers.set(call, { status, body });
const transaction = (overrides: object = {}) => ({
  mchid: '1900000001',
  appid: 'wx0000000000000001',
  out_trade_no: charge.outTradeNo,
  transaction_id: '4200002026112000001',
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  amount: { total: 19_900, payer_total: 19_000, currency: 'CNY', payer_currency: 'CNY' },
  ...overrides,
});
const settled = () => ({
  outTradeNo: charge.outTradeNo,
  transactionId: '4200002026112000001',
  status: 'success',
  amountFen: 19_900,
  currency: 'CNY',
});

describe('WeChat Pay', () => {
  test('is offered beside the sandbox where that is asked for', async () => {
    expect(Object.keys(await createProviders(world.platform))).toEqual(['alipay', 'wechat']);
  });

  test('opens a charge as a QR code, in fen (I2)', async () => {
    answer('POST /v3/pay/transactions/native', 200, { code_url: 'weixin://wxpay/bizpayurl?pr=abc' });
    expect(await provider.open(charge)).toEqual({ qrText: 'weixin://wxpay/bizpayurl?pr=abc', pageUrl: null });
    expect(gateway.requests[0]?.content).toEqual({
      appid: 'wx0000000000000001',
      mchid: '1900000001',
      description: charge.title.slice(0, 127),
      out_trade_no: charge.outTradeNo,
      time_expire: '2026-11-20T08:30:00+00:00',
      notify_url: `http://${label}.localhost:8080/pay/notify/wechat`,
      amount: { total: 19_900, currency: 'CNY' },
    });
  });

  test('says why it could not open one, and keeps the request to itself (S9)', async () => {
    answer('POST /v3/pay/transactions/native', 400, { code: 'PARAM_ERROR', message: charge.outTradeNo });
    const error = await provider.open(charge).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderError', code: 'PARAM_ERROR' });
    expect(JSON.stringify(error)).not.toContain('PRIVATE');
    gateway.answers.clear();
    await expect(provider.open(charge)).rejects.toThrow('SYSTEM_ERROR');
  });

  test('reports on request whether it was paid or failed', async () => {
    const call = `GET /v3/pay/transactions/out-trade-no/${charge.outTradeNo}`;
    answer(call, 404, { code: 'ORDER_NOT_EXIST', message: '' });
    expect(await provider.query(charge.outTradeNo)).toBeNull();
    for (const trade_state of ['NOTPAY', 'USERPAYING', 'CLOSED', 'REFUND']) {
      answer(call, 200, transaction({ trade_state }));
      expect(await provider.query(charge.outTradeNo)).toBeNull();
    }
    answer(call, 200, transaction());
    expect(await provider.query(charge.outTradeNo)).toEqual(settled());
    expect(gateway.requests.at(-1)?.path).toContain('?mchid=1900000001');
    answer(
      call,
      200,
      transaction({ trade_state: 'PAYERROR', trade_state_desc: '余额不足', transaction_id: undefined }),
    );
    expect(await provider.query(charge.outTradeNo)).toMatchObject({ status: 'failed', reason: '余额不足' });
  });

  test('believes no answer that is not signed with its key', async () => {
    answer(`GET /v3/pay/transactions/out-trade-no/${charge.outTradeNo}`, 200, transaction());
    gateway.isForged = true;
    await expect(provider.query(charge.outTradeNo)).rejects.toThrow('wechat did not answer as agreed: unreachable');
  });

  test('closes a charge, also one that is paid or unknown', async () => {
    const call = `POST /v3/pay/transactions/out-trade-no/${charge.outTradeNo}/close`;
    answer(call, 204, null);
    await provider.close(charge.outTradeNo);
    expect(gateway.requests[0]?.content).toEqual({ mchid: '1900000001' });
    for (const [status, code] of [
      [400, 'ORDERPAID'],
      [400, 'ORDER_CLOSED'],
      [404, 'ORDER_NOT_EXIST'],
    ] as const) {
      answer(call, status, { code });
      await provider.close(charge.outTradeNo);
    }
    answer(call, 401, { code: 'SIGN_ERROR' });
    await expect(provider.close(charge.outTradeNo)).rejects.toThrow('SIGN_ERROR');
  });

  test('refunds, and reports when a refund is pending or refused', async () => {
    const call = 'POST /v3/refund/domestic/refunds';
    const repayment = { outTradeNo: charge.outTradeNo, refundNum: 'R1', amountFen: 5, totalFen: 19_900, reason: '退' };
    const outcomes = { SUCCESS: 'done', PROCESSING: 'pending', CLOSED: 'refused', ABNORMAL: 'refused' };
    for (const [status, outcome] of Object.entries(outcomes)) {
      answer(call, 200, { refund_id: '5', status });
      expect(await provider.refund(repayment)).toBe(outcome);
    }
    expect(gateway.requests[0]?.content).toMatchObject({
      out_refund_no: 'R1',
      amount: { refund: 5, total: 19_900, currency: 'CNY' },
    });
    answer(call, 403, { code: 'NOT_ENOUGH' });
    expect(await provider.refund(repayment)).toBe('pending');
    answer(call, 404, { code: 'RESOURCE_NOT_EXISTS' });
    expect(await provider.refund(repayment)).toBe('refused');
    for (const status of [401, 429, 500]) {
      answer(call, status, { code: 'TROUBLE' });
      await expect(provider.refund(repayment)).rejects.toThrow('TROUBLE');
    }
  });
});

describe('a notification of WeChat Pay', () => {
  const postNotice = async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
    const type = { 'content-type': 'application/json' };
    const reply = await cashier.app.inject({
      method: 'POST',
      url: '/pay/notify/wechat',
      headers: { ...type, ...headers },
      payload: body,
    });
    return [reply.statusCode, reply.json().code];
  };
  const now = () => world.clock.now();

  test('is decrypted and forwarded after verification, and answered as WeChat Pay requires', async () => {
    expect(await postNotice(gateway.notification(transaction(), { now: now() }))).toEqual([200, 'SUCCESS']);
    expect(cashier.taken).toMatchObject([settled()]);
  });

  test('is requested again if it could not be recorded', async () => {
    cashier.breakDown();
    expect(await postNotice(gateway.notification(transaction(), { now: now() }))).toEqual([503, 'FAIL']);
  });

  test('is refused when it is forged, changed, stale, for another account or in another currency (C2)', async () => {
    const good = gateway.notification(transaction(), { now: now() });
    const later = (ms: number) => gateway.notification(transaction(), { now: new Date(now().getTime() + ms) });
    const about = (facts: object) => gateway.notification(transaction(facts), { now: now() });
    const bad = [
      { ...good, body: `${good.body} ` },
      { ...good, headers: { ...good.headers, 'wechatpay-serial': 'PUB_KEY_ID_1' } },
      { ...good, headers: { ...good.headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/x' } },
      { ...good, headers: { ...good.headers, 'wechatpay-timestamp': '1e9' } },
      { ...good, headers: {} },
      later(-301_000),
      later(301_000),
      about({ mchid: '1900000002' }),
      about({ appid: 'wx2' }),
      about({ amount: { total: 19_900, currency: 'USD' } }),
      about({ amount: { total: 199.5, currency: 'CNY' } }),
      about({ transaction_id: undefined }),
    ];
    const plain = JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource: transaction() });
    bad.push({ body: plain, headers: gateway.sign(plain, String(now().getTime() / 1000)) });
    gateway.isForged = true;
    bad.push(gateway.notification(transaction(), { now: now() }));
    for (const one of bad) expect((await postNotice(one))[0]).toBe(422);
    expect(cashier.taken).toEqual([]);
  });

  test('of a refund is heard, and settles nothing', async () => {
    const refund = gateway.notification({ refund_status: 'SUCCESS' }, { now: now(), event: 'REFUND.SUCCESS' });
    expect(await postNotice(refund)).toEqual([200, 'SUCCESS']);
    expect(await postNotice(gateway.notification(transaction({ trade_state: 'REFUND' }), { now: now() }))).toEqual([
      200,
      'SUCCESS',
    ]);
    expect(cashier.taken).toEqual([]);
  });

  test('leaves neither key nor text in the log (S9)', () => {
    expect(world.logged.join('\n')).not.toMatch(/PRIVATE KEY|4200002026112000001|WECHATPAY2/);
  });
});
