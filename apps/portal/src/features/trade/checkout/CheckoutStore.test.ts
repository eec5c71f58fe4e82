import { type Coupon, type Quote, ResultCode } from '@shuyuan/contract';
import type { TFunction } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildServices, buildStorage } from '../../../testing/services.ts';
import { CheckoutStore } from './CheckoutStore.ts';
import type { OrderRequest } from './orderRequest.ts';
import { priceNote } from './priceNote.ts';

const REQUEST: OrderRequest = { id: 11, saleId: 22, mode: 'alone' };
const PLACED = { id: 7, orderNum: '20261120100000000007', goodsId: 22, payFen: 79_000, status: 'unpaid' };

const buildQuote = (facts: Partial<Quote> = {}): Quote => ({
  version: 'v1',
  kind: 'course',
  goodsId: 22,
  title: '圆锥曲线专题',
  mode: 'alone',
  lines: [{ kind: 'list', name: '课程原价', amountFen: 79_000 }],
  listFen: 79_000,
  payFen: 79_000,
  coupons: [],
  creditsBalance: 1260,
  creditsMax: 900,
  credits: 0,
  creditsEarned: 79,
  payMinutes: 30,
  serverTime: '2026-11-20T02:00:00Z',
  ...facts,
});

const refusal = (code: number, data?: unknown) => new ApiError('refused', '不行', { code, data });

/** A checkout whose quotes and orders answer one after the other; an error is thrown. */
function checkout(
  quotes: readonly (Quote | ApiError)[],
  placed: readonly unknown[] = [],
  { sessionStorage = buildStorage(), studentId = 7 } = {},
) {
  const next = (answers: readonly unknown[]) => {
    let turn = 0;
    return vi.fn(async () => {
      const answer = answers[Math.min(turn++, answers.length - 1)];
      if (answer instanceof ApiError) throw answer;
      return answer;
    });
  };
  const [quote, create] = [next(quotes), next(placed)];
  const detail = vi.fn(async () => ({ id: 11, saleId: 22 }));
  const api = buildApi({
    orders: { quote, create } as never,
    courses: { detail } as never,
    tenant: { agreements: async () => [] },
  });
  const { services, visited } = buildServices({ api, sessionStorage });
  const store = observedStore(new CheckoutStore(services, { studentId }));
  return { store, quote, create, visited, storage: services.sessionStorage };
}

async function shown(...given: Parameters<typeof checkout>) {
  const made = checkout(...given);
  made.store.show(REQUEST);
  await vi.waitFor(() => expect(made.store.quote.isLoading).toBe(false));
  return made;
}

describe('the checkout', () => {
  it('lets the server choose the coupon until the student does (product.md 4.8)', async () => {
    const { store, quote } = await shown([buildQuote({ couponClaimId: 5 })]);
    expect(quote).toHaveBeenLastCalledWith({ kind: 'course', goodsId: 22, mode: 'alone' });
    store.chooseCoupon(null);
    expect(quote).toHaveBeenLastCalledWith(expect.objectContaining({ noCoupon: true }));
    store.chooseCoupon(6);
    expect(quote).toHaveBeenLastCalledWith(expect.objectContaining({ couponClaimId: 6 }));
  });

  it('spends as many credits as the order takes, and none unless switched on', async () => {
    const { store, quote } = await shown([buildQuote()]);
    store.useCredits(true);
    expect(quote).toHaveBeenLastCalledWith(expect.objectContaining({ credits: 1_000_000 }));
  });

  it('makes no order without the consent (product.md 4.1)', async () => {
    const { store, create } = await shown([buildQuote()], [PLACED]);
    await store.place();
    expect(create).not.toHaveBeenCalled();
  });

  it('orders the quoted goods once for two clicks, with one idempotency key (§8, C1)', async () => {
    const { store, create, visited } = await shown([buildQuote({ couponClaimId: 5, credits: 9 })], [PLACED]);
    store.agree(true);
    await Promise.all([store.place(), store.place()]);
    expect(create).toHaveBeenCalledOnce();
    expect(create).toHaveBeenCalledWith(
      { kind: 'course', goodsId: 22, mode: 'alone', couponClaimId: 5, credits: 9, version: 'v1' },
      { requestId: expect.any(String) },
    );
    expect(visited).toEqual(['/sureorder/7/20261120100000000007/22']);
  });

  it('shows the new quote of 3005, says both prices and loses nothing; the next click orders it (product.md 4.7)', async () => {
    const changed = refusal(ResultCode.priceChanged, buildQuote({ version: 'v2', payFen: 77_000 }));
    const { store, create, visited } = await shown([buildQuote()], [changed, PLACED]);
    store.agree(true);
    await store.place();
    expect(store.notice).toEqual({ kind: 'price', beforeFen: 79_000, afterFen: 77_000 });
    expect(store.offer?.payFen).toBe(77_000);
    expect(store.hasAgreed).toBe(true);
    expect(visited).toEqual([]);
    await store.place();
    expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ version: 'v2' }), expect.anything());
  });

  it('leads to the unpaid order that is there already (3009)', async () => {
    const order = { id: 3, orderNum: '20261120090000000003', goodsId: 22 };
    const { store } = await shown([refusal(ResultCode.unpaidOrderExists, order)]);
    expect(store.block).toEqual({ kind: 'unpaid', text: '不行', order });
    expect(store.offer).toBeNull();
  });

  it.each([
    [ResultCode.full, 'full'],
    [ResultCode.discontinued, 'discontinued'],
    [ResultCode.alreadyOwned, 'owned'],
    [ResultCode.assessmentNeeded, 'assessment'],
    [ResultCode.groupFull, 'groupFull'],
    [ResultCode.groupEnded, 'groupEnded'],
    [ResultCode.alreadyInGroup, 'inGroup'],
    [ResultCode.stateForbids, 'other'],
  ])('reads refusal %i, also one that comes with the order, as %s (product.md 5.2)', async (code, kind) => {
    const { store } = await shown([buildQuote()], [refusal(code)]);
    store.agree(true);
    await store.place();
    expect(store.block?.kind).toBe(kind);
  });

  it('falls back to the best coupon when the chosen one no longer applies, with a notice (3101–3106)', async () => {
    const { store, quote } = await shown([buildQuote(), refusal(ResultCode.couponLocked), buildQuote({ payFen: 1 })]);
    store.chooseCoupon(6);
    await vi.waitFor(() => expect(store.offer?.payFen).toBe(1));
    expect(store.notice).toEqual({ kind: 'coupon', text: '不行' });
    expect(quote).toHaveBeenLastCalledWith({ kind: 'course', goodsId: 22, mode: 'alone' });
  });

  it('shows on return to the tab that the price has changed meanwhile', async () => {
    const { store } = await shown([buildQuote(), buildQuote({ payFen: 80_000 })]);
    await store.handleReturn();
    expect(store.notice).toEqual({ kind: 'price', beforeFen: 79_000, afterFen: 80_000 });
  });

  it('thanks who recommended the course, by the code that its page has stored', async () => {
    const { store, create, storage } = await shown([buildQuote()], [PLACED]);
    storage.write('invite', 'AB12');
    store.start();
    store.agree(true);
    await store.place();
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ inviteCode: 'AB12' }), expect.anything());
  });

  it('reads whose invite code the student has written', async () => {
    const { store, quote } = await shown([buildQuote(), buildQuote({ inviterName: '陈一诺' })]);
    store.setInviteCode(' AB12 ');
    store.checkInviteCode();
    await vi.waitFor(() => expect(store.offer?.inviterName).toBe('陈一诺'));
    expect(quote).toHaveBeenLastCalledWith(expect.objectContaining({ inviteCode: 'AB12' }));
  });

  it('throws on a lost connection, so that the page can show it', async () => {
    const { store } = await shown([buildQuote()], [new ApiError('unreachable')]);
    store.agree(true);
    await expect(store.place()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(store.isPlacing).toBe(false);
  });
});

it.each<[string, Partial<Coupon>, string]>([
  ['满599减100', { kind: 'fullReduction', thresholdFen: 59_900, reduceFen: 10_000 }, 'why.over ¥599 ¥100'],
  ['无门槛减30', { kind: 'noThreshold', thresholdFen: 0, reduceFen: 3000 }, 'why.plain ¥30'],
  ['7.5折', { kind: 'discount', thresholdFen: 0, percent: 75 }, 'why.discount 7.5 25'],
])('gives the coupon of %s its reason on the slip (product.md 4.7)', (name, face, note) => {
  const t = ((key: string, values: object) =>
    [key, ...Object.values(values)].join(' ')) as unknown as TFunction<'checkout'>;
  const coupon = { id: 5, name, ...face } as Coupon;
  const quote = buildQuote({ couponClaimId: 5, coupons: [{ coupon, reduceFen: 100 }] });
  const context = { quote, course: undefined, locale: 'cn', now: 0, timeZone: 'Asia/Shanghai', t } as const;
  expect(priceNote({ kind: 'coupon', name, amountFen: -100 }, context)).toBe(note);
  expect(priceNote({ kind: 'coupon', name, amountFen: -100, note: '老师说了算' }, context)).toBe('老师说了算');
});

const chosenIn = ({ couponId, usesCredits, inviteCode }: CheckoutStore) => ({ couponId, usesCredits, inviteCode });

it('what was chosen is there again after a reload or a failure, for the same student and course alone, until the order is made', async () => {
  const sessionStorage = buildStorage();
  const first = await shown([buildQuote()], [new ApiError('unreachable'), PLACED], { sessionStorage });
  first.store.chooseCoupon(null);
  first.store.useCredits(true);
  first.store.setInviteCode(' BHYK72NX ');
  const chosen = { couponId: null, usesCredits: true, inviteCode: 'BHYK72NX' };
  const again = await shown([buildQuote()], [PLACED], { sessionStorage });
  expect(chosenIn(again.store)).toEqual(chosen);
  expect(again.quote).toHaveBeenCalledWith(expect.objectContaining({ noCoupon: true, inviteCode: 'BHYK72NX' }));
  const other = await shown([buildQuote()], [], { sessionStorage, studentId: 8 });
  expect(chosenIn(other.store)).toEqual({ couponId: undefined, usesCredits: false, inviteCode: '' });
  again.store.agree(true);
  await again.store.place();
  expect(again.visited).toHaveLength(1);
  const after = await shown([buildQuote()], [], { sessionStorage });
  expect(chosenIn(after.store)).toEqual({ couponId: undefined, usesCredits: false, inviteCode: '' });
});
