import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { call, simulate } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { buyByApi, comeIn, courseOnSale } from './support/trade.ts';
import { words } from './support/words.ts';

const { orders: text, expert } = words.cn;
const SCHOOL = 'shengya';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const rule = (page: Page, kind: keyof typeof text.refundRule) =>
  page.getByRole('dialog').getByText(text.refundRule[kind].split(/，|、/)[1] ?? '', { exact: false });

/** Opens the dialog of a refund by the mouse. */
async function ask(page: Page, title: string) {
  await card(page, title).getByRole('button', { name: text.actions.refund }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: text.requestRefund })).toBeVisible();
  return dialog;
}

test('minutes are refunded by their own terms: a lost network keeps the reason, the account says where they are, a refusal says why (product.md 4.7)', async ({
  page,
  context,
  server,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  const { token } = await comeIn(page, server, SCHOOL);
  const [sold] = (await call(server, SCHOOL, contract.minutes.packages, { page: 1, pageSize: 1 })).items;
  if (!sold) throw new Error('the school sells minutes');
  const { id } = await buyByApi(server, SCHOOL, token, { kind: 'minutes', goodsId: sold.id });
  await page.goto(server.url(SCHOOL, '/learn/order'));

  await test.step('the dialog has the terms of minutes, and no lesson in it', async () => {
    const dialog = await ask(page, sold.name);
    await expect(rule(page, 'minutes')).toBeVisible();
    await expect(dialog).not.toContainText('课程');
    await expect(dialog).not.toContainText('讲');
  });
  await test.step('without a network the dialog stays with what was written, and the second try goes through once', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('买错了套餐');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: text.requestRefund }).click();
    await expect(page.locator('#toasts').getByRole('alert').first()).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('买错了套餐');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: text.requestRefund }).dblclick();
    await expect(toast(page, text.done.refund)).toBeVisible();
    await expect(card(page, sold.name)).toContainText(text.refundReview);
  });
  const { refundNum, reason } = await call(server, SCHOOL, contract.orders.refund, { id }, token);
  expect(reason).toBe('买错了套餐');

  await test.step('the minutes are gone from the account, and it says to where', async () => {
    const minutes = sold.minutes + (sold.giftMinutes ?? 0);
    await page.goto(server.url(SCHOOL, '/expert'));
    const account = expert.accountRefunding.replace('{{refunding}}', `${minutes}`).split('，')[0] ?? '';
    await expect(page.getByText(account, { exact: false })).toBeVisible();
  });
  await test.step('refused, the order is paid again and says why', async () => {
    await simulate(server, 'refund', { refundNum, decision: 'refuse', answer: '活动套餐不退' }, SCHOOL);
    await page.goto(server.url(SCHOOL, '/learn/order'));
    await expect(card(page, sold.name)).toContainText('学校没有同意退款：活动套餐不退');
    await expect(card(page, sold.name).getByRole('button', { name: text.actions.refund })).toBeVisible();
  });
});

test('a place in a group is given up at once: the dialog says so, no review follows, and the money is back (product.md 4.10)', async ({
  page,
  server,
}) => {
  const { token } = await comeIn(page, server, SCHOOL);
  const course = await courseOnSale(server, SCHOOL, ({ groupFen }) => groupFen !== undefined);
  await buyByApi(server, SCHOOL, token, { kind: 'course', goodsId: course.saleId, mode: 'openTeam' });
  await page.goto(server.url(SCHOOL, '/learn/order'));
  const dialog = await ask(page, course.title);
  await expect(rule(page, 'group')).toBeVisible();
  await expect(dialog.getByText(text.reviewNote.group)).toBeVisible();
  await dialog.getByRole('button', { name: text.requestRefund }).click();
  await expect(toast(page, text.done.leaveGroup)).toBeVisible();
  await expect(card(page, course.title)).not.toContainText(text.refundReview);
  await expect(async () => {
    await page.reload();
    await expect(card(page, course.title)).toContainText('全额退回');
  }).toPass();
});

test('a membership rests while its refund is reviewed, on every page that shows it, and comes back when the request is withdrawn (product.md 4.11)', async ({
  page,
  server,
}) => {
  const { token } = await comeIn(page, server, SCHOOL);
  const [sold] = (await call(server, SCHOOL, contract.memberships.packages, { page: 1, pageSize: 1 })).items;
  if (!sold) throw new Error('the school sells memberships');
  await buyByApi(server, SCHOOL, token, { kind: 'membership', goodsId: sold.id });
  await page.goto(server.url(SCHOOL, '/learn/order'));
  const dialog = await ask(page, sold.name);
  await expect(rule(page, 'membership').first()).toBeVisible();
  await dialog.getByRole('button', { name: text.requestRefund }).click();
  await expect(toast(page, text.done.refund)).toBeVisible();
  await page.goto(server.url(SCHOOL, '/equity'));
  await expect(page.getByText('会员的退款在审核中')).toBeVisible();
  await expect(page.getByRole('table').filter({ hasText: sold.name }).getByText('退款审核中')).toBeVisible();
  await page.goto(server.url(SCHOOL, '/learn'));
  await expect(page.getByText(`${sold.name}退款审核中，会员价暂停`)).toBeVisible();
  await page.goto(server.url(SCHOOL, '/learn/order'));
  await card(page, sold.name).getByRole('button', { name: text.actions.withdrawRefund }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text.actions.withdrawRefund }).click();
  await expect(toast(page, text.done.withdrawRefund)).toBeVisible();
  await page.goto(server.url(SCHOOL, '/equity'));
  await expect(page.getByRole('table').filter({ hasText: sold.name }).getByText('生效中')).toBeVisible();
  await expect(page.getByText('会员的退款在审核中')).toBeHidden();
});
