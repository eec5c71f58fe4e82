import type { OrderDetail } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../testing/services.ts';
import { OrderWatch } from './OrderWatch.ts';

const KEY = { id: 7, orderNum: '20261120100000000007' };
const NOW = '2026-11-20T02:00:00Z';

function build({ now = Date.parse(NOW) } = {}) {
  const detail = vi.fn(async () => ({ ...KEY, status: 'unpaid', serverTime: NOW }) as OrderDetail);
  const payStatus = vi.fn(async () => ({ status: 'unpaid', payment: 'waiting', serverTime: NOW }) as const);
  const watch = new OrderWatch({ api: buildApi({ orders: { detail, payStatus } as never }), clock: { now } });
  watch.show(KEY);
  return { watch, detail, payStatus };
}

it('accepts an answer that was on its way while the same order was shown once more', async () => {
  const { watch } = build();
  const check = watch.checkPayment();
  watch.show({ ...KEY });
  await check;
  expect(watch.payment?.payment).toBe('waiting');
});

it('drops an answer about the payment before the one that was opened meanwhile', async () => {
  const { watch } = build();
  const check = watch.checkPayment();
  watch.renew();
  await check;
  expect(watch.payment).toBeNull();
});

it('makes one request at a time', async () => {
  const { watch, payStatus } = build();
  await Promise.all([watch.checkPayment(), watch.checkPayment()]);
  expect(payStatus).toHaveBeenCalledOnce();
});

it('counts by the server: a browser an hour ahead does not shorten the time (C3)', async () => {
  const { watch } = build({ now: Date.parse('2026-11-20T03:00:00Z') });
  await vi.waitFor(() => expect(watch.order.value).toBeDefined());
  expect(watch.time.here('2026-11-20T02:25:00Z')).toBe(Date.parse('2026-11-20T03:25:00Z'));
});
