import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AlipayGateway } from '../../testing/alipayGateway.ts';
import { type Cashier, openCashier } from '../../testing/cashier.ts';
import { openWorld } from '../../testing/world.ts';
import type { PaymentSettings } from '../core/config/paymentSettings.ts';
import type { Charge, PaymentProvider } from './port.ts';
import { createProviders } from './providers.ts';
import { newOutTradeNo } from './tradeNo.ts';

const gateway = new AlipayGateway();
const payments: PaymentSettings = { alipay: null, wechat: null, hasSandbox: false };
beforeAll(async () => {
  payments.alipay = await gateway.open();
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
  if (!providers.alipay) throw new Error('Alipay is not offered');
  provider = providers.alipay;
  cashier = await openCashier(world.platform, providers);
  label = school.label;
  charge = {
    outTradeNo: newOutTradeNo(school.id),
    amountFen: 19_900,
    title: '初一/数学 & 暑期=班',
    expiresAt: new Date('2026-11-20T08:30:00Z'),
    returnUrl: `http://${school.host}/web/buy`,
  };
  gateway.requests.length = 0;
  gateway.answers.clear();
  gateway.isForged = false;
});
afterEach(() => cashier.close());

const ok = (facts: object) => ({ code: '10000', msg: 'Success', ...facts });
const refusal = (subCode: string) => ({ code: '40004', msg: 'Business Failed', sub_code: subCode });

describe('Alipay', () => {
  test('is offered alone where only it has an account', async () => {
    expect(Object.keys(await createProviders(world.platform))).toEqual(['alipay']);
  });

  test('opens a charge as a signed page and a QR code, in yuan and Beijing time (I2)', async () => {
    gateway.answers.set('alipay.trade.precreate', ok({ qr_code: 'https://qr.alipay.com/bax' }));
    const { qrText, pageUrl } = await provider.open(charge);
    expect(qrText).toBe('https://qr.alipay.com/bax');
    const content = {
      out_trade_no: charge.outTradeNo,
      total_amount: '199.00',
      subject: '初一 数学   暑期 班',
      time_expire: '2026-11-20 16:30:00',
    };
    const notify_url = `http://${label}.localhost:8080/pay/notify/alipay`;
    const page = gateway.read(new URL(pageUrl ?? ''));
    expect(page).toMatchObject({
      method: 'alipay.trade.page.pay',
      content: { ...content, product_code: 'FAST_INSTANT_TRADE_PAY' },
      fields: { notify_url, return_url: charge.returnUrl, timestamp: '2026-11-20 16:00:00', sign_type: 'RSA2' },
    });
    expect(gateway.requests).toMatchObject([{ method: 'alipay.trade.precreate', content, fields: { notify_url } }]);
  });

  test('offers the page alone where the account may not make QR codes', async () => {
    gateway.answers.set('alipay.trade.precreate', { code: '40006', sub_code: 'isv.insufficient-isv-permissions' });
    expect(await provider.open(charge)).toMatchObject({ qrText: null, pageUrl: expect.stringContaining('page.pay') });
  });

  test('reports on request whether it was paid', async () => {
    const answers: [object, object | null][] = [
      [refusal('ACQ.TRADE_NOT_EXIST'), null],
      [ok({ trade_status: 'WAIT_BUYER_PAY', trade_no: '2026', total_amount: '199.00' }), null],
      [ok({ trade_status: 'TRADE_CLOSED', trade_no: '2026', total_amount: '199.00' }), null],
      [
        ok({ trade_status: 'TRADE_SUCCESS', trade_no: '2026', total_amount: '199.00' }),
        { transactionId: '2026', status: 'success', amountFen: 19_900, currency: 'CNY', outTradeNo: charge.outTradeNo },
      ],
    ];
    for (const [answer, settlement] of answers) {
      gateway.answers.set('alipay.trade.query', { ...answer });
      expect(await provider.query(charge.outTradeNo)).toEqual(settlement);
    }
  });

  test('believes no answer that is not signed with its key', async () => {
    gateway.answers.set('alipay.trade.query', ok({ trade_status: 'TRADE_SUCCESS', trade_no: '1', total_amount: '1' }));
    gateway.isForged = true;
    await expect(provider.query(charge.outTradeNo)).rejects.toThrow('alipay did not answer as agreed');
  });

  test('closes a charge, also one that was never scanned or is paid', async () => {
    for (const answer of [ok({}), refusal('ACQ.TRADE_NOT_EXIST'), refusal('ACQ.TRADE_STATUS_ERROR')]) {
      gateway.answers.set('alipay.trade.close', answer);
      await provider.close(charge.outTradeNo);
    }
    gateway.answers.set('alipay.trade.close', refusal('ACQ.SYSTEM_ERROR'));
    await expect(provider.close(charge.outTradeNo)).rejects.toThrow('ACQ.SYSTEM_ERROR');
  });

  test('refunds, and queries the state when the number was used before', async () => {
    const repayment = { outTradeNo: charge.outTradeNo, refundNum: 'R1', amountFen: 5, totalFen: 19_900, reason: '退' };
    gateway.answers.set('alipay.trade.refund', ok({ fund_change: 'Y' }));
    expect(await provider.refund(repayment)).toBe('done');
    expect(gateway.requests[0]?.content).toMatchObject({ out_request_no: 'R1', refund_amount: '0.05' });
    gateway.answers.set('alipay.trade.refund', ok({ fund_change: 'N' }));
    gateway.answers.set('alipay.trade.fastpay.refund.query', ok({}));
    expect(await provider.refund(repayment)).toBe('pending');
    gateway.answers.set('alipay.trade.fastpay.refund.query', ok({ refund_status: 'REFUND_SUCCESS' }));
    expect(await provider.refund(repayment)).toBe('done');
    gateway.answers.set('alipay.trade.refund', refusal('ACQ.TRADE_STATUS_ERROR'));
    expect(await provider.refund(repayment)).toBe('refused');
    gateway.answers.set('alipay.trade.refund', refusal('ACQ.SELLER_BALANCE_NOT_ENOUGH'));
    expect(await provider.refund(repayment)).toBe('pending');
    gateway.answers.delete('alipay.trade.refund');
    await expect(provider.refund(repayment)).rejects.toThrow('20000');
  });
});

describe('a notification of Alipay', () => {
  const notice = (overrides: Record<string, string> = {}) => ({
    app_id: '2021000000000001',
    notify_time: '2026-11-20 16:00:00',
    notify_type: 'trade_status_sync',
    notify_id: 'n1',
    charset: 'utf-8',
    trade_status: 'TRADE_SUCCESS',
    out_trade_no: charge.outTradeNo,
    trade_no: '2026112022001',
    total_amount: '199.00',
    subject: '初一 数学+100%',
    ...overrides,
  });
  const postNotice = async (body: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
    const answer = await cashier.app.inject({ method: 'POST', url: '/pay/notify/alipay', headers, payload: body });
    return [answer.statusCode, answer.body.slice(0, 7)];
  };

  test('is forwarded after verification, and answered as Alipay requires', async () => {
    expect(await postNotice(gateway.notification(notice({ refund_fee: '0.00' })))).toEqual([200, 'success']);
    expect(cashier.taken).toMatchObject([
      { outTradeNo: charge.outTradeNo, transactionId: '2026112022001', status: 'success', amountFen: 19_900 },
    ]);
  });

  test('is refused when it is forged, changed, stale, for another account, weakly signed or ambiguous (C2)', async () => {
    const good = gateway.notification(notice());
    const bad = [
      good.replace('total_amount=199.00', 'total_amount=299.00'),
      `${good}&out_trade_no=${charge.outTradeNo}`,
      gateway.notification(notice({ notify_time: '2026-11-20 15:54:59' })),
      gateway.notification(notice({ notify_time: 'yesterday' })),
      gateway.notification(notice({ app_id: '2021000000000002' })),
      gateway.notification(notice({ total_amount: '1e9' })),
      gateway.notification(notice(), 'RSA'),
      good.replace(/sign=[^&]*/, ''),
      '',
      '{}',
    ];
    gateway.isForged = true;
    bad.push(gateway.notification(notice()));
    for (const body of bad) expect((await postNotice(body))[0]).toBe(422);
    expect(cashier.taken).toEqual([]);
  });

  test('of a refund or a closed trade is heard, and settles nothing', async () => {
    for (const facts of [{ refund_fee: '199.00' }, { trade_status: 'TRADE_CLOSED' }]) {
      expect(await postNotice(gateway.notification(notice(facts)))).toEqual([200, 'success']);
    }
    expect(cashier.taken).toEqual([]);
  });

  test('leaves neither key nor text in the log (S9)', async () => {
    await postNotice(gateway.notification(notice({ total_amount: 'x' })));
    const log = world.logged.join('\n');
    expect(log).toContain('a payment notification was refused');
    expect(log).not.toMatch(/PRIVATE KEY|2026112022001|sign=/);
  });
});
