import { contract, ResultCode } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { call, simulate } from './support/api.ts';
import { expect, timeTest as test } from './support/test.ts';
import { chargeOn, comeIn, courseOnSale, orderOn, place, settle } from './support/trade.ts';
import { words } from './support/words.ts';

const { cashier, checkout, course: courseWords, orders: orderWords } = words.cn;
const SCHOOL = 'shengya';

test.afterEach(async ({ server }) => {
  await simulate(server, 'clock', { now: null });
});

test('a coupon is claimed, a course bought with it and paid at the second try (J2)', async ({
  page,
  server,
  another,
}) => {
  const student = await comeIn(page, server, SCHOOL);
  const ask = <C extends Parameters<typeof call>[2]>(asked: C, input: Parameters<typeof call<C>>[3]) =>
    call(server, SCHOOL, asked, input, student.token);
  const course = await courseOnSale(
    server,
    SCHOOL,
    ({ campaignFen, seatsLeft }) => !!campaignFen && (seatsLeft ?? 9) > 2,
  );

  await test.step('J2.1 claim a coupon, once', async () => {
    await page.goto(server.url(SCHOOL, '/mycoupon'));
    const { items } = await ask(contract.coupons.center, { page: 1, pageSize: 100 });
    const offer = items.find(
      ({ status, scope, kind }) => status === 'claimable' && scope === 'all' && kind !== 'discount',
    );
    if (!offer) throw new Error('nothing to claim');
    await ask(contract.coupons.claim, { id: offer.id });
    await expect(ask(contract.coupons.claim, { id: offer.id })).rejects.toThrow(`${ResultCode.couponClaimLimit}`);
    await page.reload();
    await expect(page.getByText(offer.name).first()).toBeVisible();
  });

  await test.step('J2.2 the lines sum to what is paid', async () => {
    const quote = await ask(contract.orders.quote, { kind: 'course', goodsId: course.saleId });
    expect(quote.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['list', 'campaign', 'coupon']));
    expect(quote.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(quote.payFen);
    await page.goto(server.url(SCHOOL, `/course/detail/${course.id}/${course.saleId}`));
    await page
      .getByRole('link', { name: courseWords.buy })
      .or(page.getByRole('button', { name: courseWords.buy }))
      .first()
      .click();
    await page.waitForURL(/\/course\/buy\//);
    await expect(page.getByText(formatMoney(quote.payFen, { layout: 'statement' })).first()).toBeVisible();
    for (const { name } of quote.lines.slice(1)) await expect(page.getByText(name).first()).toBeVisible();
  });

  const before = await call(server, SCHOOL, contract.courses.detail, { id: course.id, saleId: course.saleId });
  await test.step('J2.3 an unpaid order holds seat and coupon', async () => {
    await place(page);
    const after = await call(server, SCHOOL, contract.courses.detail, { id: course.id, saleId: course.saleId });
    if (before.seatsLeft !== undefined) expect(after.seatsLeft).toBe(before.seatsLeft - 1);
    const { items } = await ask(contract.coupons.mine, { tab: 'toUse', page: 1, pageSize: 100 });
    expect(items.map(({ status }) => status)).toContain('locked');
  });

  const order = orderOn(page);
  let outTradeNo = '';
  await test.step('J2.4 after a failed payment, the second one opens the class', async () => {
    await settle(server, await chargeOn(page), 'failed');
    await page.waitForURL(/\/course\/fail/);
    await expect(page.getByRole('heading', { name: cashier.failed })).toBeVisible();
    await page
      .getByRole('link', { name: cashier.payAgain })
      .or(page.getByRole('button', { name: cashier.payAgain }))
      .first()
      .click();
    await page.waitForURL(/\/sureorder\//);
    outTradeNo = await chargeOn(page);
    await settle(server, outTradeNo);
    await expect(page.getByRole('link', { name: cashier.seeOrders })).toBeVisible();
    const detail = await ask(contract.orders.detail, order);
    expect(detail).toMatchObject({ status: 'paid', fulfilment: 'delivered' });
    const { items } = await ask(contract.courses.mine, { page: 1, pageSize: 10 });
    expect(items.map(({ saleId }) => saleId)).toContain(course.saleId);
    expect((await ask(contract.site.unreadSum, {})).siteMessages).toBeGreaterThan(0);
    const used = await ask(contract.coupons.mine, { tab: 'used', page: 1, pageSize: 10 });
    expect(used.items).toHaveLength(1);
  });

  await test.step('J2.5 a repeated notification changes nothing', async () => {
    const unread = await ask(contract.site.unreadSum, {});
    await settle(server, outTradeNo, 'success', 3);
    expect(await ask(contract.site.unreadSum, {})).toEqual(unread);
    expect((await ask(contract.courses.mine, { page: 1, pageSize: 10 })).items).toHaveLength(1);
    await page.goto(server.url(SCHOOL, '/learn/order'));
    await expect(page.getByRole('heading', { level: 1, name: orderWords.title })).toBeVisible();
    await expect(page.getByText(course.title).first()).toBeVisible();
  });

  await test.step('J2.6 another student gets not found for the order, and stays logged in', async () => {
    const stranger = await another();
    await comeIn(stranger.page, server, SCHOOL);
    stranger.trouble.allow(/status of 404/);
    await stranger.page.goto(server.url(SCHOOL, `/sureorder/${order.id}/${order.orderNum}/${course.saleId}`));
    await expect(stranger.page.getByText(cashier.missing)).toBeVisible();
    await stranger.page.goto(server.url(SCHOOL, '/learn/order'));
    await expect(stranger.page.getByRole('heading', { level: 1, name: orderWords.title })).toBeVisible();
  });
});

test('two tabs place one order, and the second is redirected to it (I4)', async ({ page, context, server }) => {
  await comeIn(page, server, SCHOOL);
  const course = await courseOnSale(server, SCHOOL);
  const address = server.url(SCHOOL, `/course/buy/${course.id}/${course.saleId}`);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(address);
    await tab.getByRole('checkbox', { name: /同意/ }).check();
  }
  await place(page);
  await second.getByRole('button', { name: checkout.submit }).click();
  await expect(second.getByText(checkout.blocks.unpaid).first()).toBeVisible();
  await second.getByRole('link', { name: checkout.ways.unpaid }).click();
  await second.waitForURL(page.url());
});

test('an unpaid order expires, a late payment is refunded, a deleted order leaves the list (J3)', async ({
  page,
  server,
}) => {
  const student = await comeIn(page, server, SCHOOL);
  const ask = <C extends Parameters<typeof call>[2]>(asked: C, input: Parameters<typeof call<C>>[3]) =>
    call(server, SCHOOL, asked, input, student.token);
  const course = await courseOnSale(server, SCHOOL, ({ seatsLeft }) => (seatsLeft ?? 9) > 2);
  const seats = async () => (await ask(contract.courses.detail, { id: course.id, saleId: course.saleId })).seatsLeft;
  // Holds of the seed must not expire in the middle of the test.
  await simulate(server, 'clock', { advanceMs: 31 * 60_000 });
  const before = await seats();
  await page.goto(server.url(SCHOOL, `/course/buy/${course.id}/${course.saleId}`));
  await place(page);
  const order = orderOn(page);
  const outTradeNo = await chargeOn(page);

  await test.step('J3.1 after thirty minutes it is cancelled and everything is released', async () => {
    await simulate(server, 'clock', { advanceMs: 29 * 60_000 });
    expect((await ask(contract.orders.detail, order)).status).toBe('unpaid');
    await simulate(server, 'clock', { advanceMs: 61_000 });
    await expect(page.getByText(cashier.ended.timeout)).toBeVisible();
    expect(await ask(contract.orders.detail, order)).toMatchObject({ status: 'cancelled', cancelReason: 'timeout' });
    expect(await seats()).toBe(before);
  });

  await test.step('J3.2 a late payment is refunded', async () => {
    await settle(server, outTradeNo);
    await expect.poll(async () => (await ask(contract.orders.detail, order)).status).toBe('refunded');
    expect((await ask(contract.courses.mine, { page: 1, pageSize: 10 })).items).toHaveLength(0);
    expect((await ask(contract.site.unreadSum, {})).siteMessages).toBeGreaterThan(0);
  });

  await test.step('J3.3 once deleted, it leaves the list', async () => {
    await page.goto(server.url(SCHOOL, '/learn/order'));
    await expect(page.getByText(course.title).first()).toBeVisible();
    await page.getByRole('button', { name: orderWords.actions.delete }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: orderWords.actions.delete }).click();
    await expect(page.getByText(orderWords.done.delete)).toBeVisible();
    await expect(page.getByText(course.title)).toHaveCount(0);
    expect((await ask(contract.orders.list, { page: 1, pageSize: 10 })).items).toEqual([]);
  });
});

test('rule and amount of a refund are shown before it is requested; it can be withdrawn (§3)', async ({
  page,
  server,
}) => {
  const student = await comeIn(page, server, SCHOOL);
  const course = await courseOnSale(server, SCHOOL, ({ status }) => status === 'notStarted');
  await page.goto(server.url(SCHOOL, `/course/buy/${course.id}/${course.saleId}`));
  await place(page);
  const order = orderOn(page);
  await settle(server, await chargeOn(page));
  await expect(page.getByRole('link', { name: cashier.seeOrders })).toBeVisible();
  await page.goto(server.url(SCHOOL, '/learn/order'));
  await page.getByRole('button', { name: orderWords.actions.refund }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(orderWords.refundSum)).toBeVisible();
  const { payFen } = await call(server, SCHOOL, contract.orders.detail, order, student.token);
  await expect(dialog.getByText(formatMoney(payFen, { layout: 'statement' })).first()).toBeVisible();
  await dialog.getByRole('button', { name: orderWords.requestRefund }).click();
  await expect(page.getByText(orderWords.done.refund)).toBeVisible();
  await page.getByRole('button', { name: orderWords.actions.withdrawRefund }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: orderWords.actions.withdrawRefund }).click();
  await expect(page.getByText(orderWords.done.withdrawRefund)).toBeVisible();
  expect((await call(server, SCHOOL, contract.orders.detail, order, student.token)).status).toBe('paid');
});
