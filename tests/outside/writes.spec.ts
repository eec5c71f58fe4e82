import { expect } from '@playwright/test';
import { consultQueueCardLabels } from '../../packages/ui/src/studyRoom/ConsultQueueCard/ConsultQueueCard.labels.ts';
import { openSettled } from '../e2e/support/settled.ts';
import { words } from '../e2e/support/words.ts';
import { type Backend, startBackend } from './backend.ts';
import { storeLogin, test } from './walk.ts';

/** A backend whose writes answer code 0 and nothing else (wire-facts 8.1). */
const it = test.extend<{ backend: Backend }>({
  backend: async ({ context }, use) => {
    const backend = await startBackend('full');
    await storeLogin(context, backend);
    await use(backend);
    await context.close();
    await backend.stop();
  },
});

/** What was sent to a call. */
const sentTo = (backend: Backend, path: string) =>
  backend.asked.filter((asked) => asked.path === path).map(({ parameters }) => parameters);

it('a code that the school takes without a word of what it gave is redeemed once, and said to be', async ({
  page,
  backend,
}) => {
  await openSettled(page, backend.url('/redeemcode'));
  await page.getByRole('textbox', { name: words.cn.redeem.code }).first().fill('5273 8106 4421');
  await page.getByRole('button', { name: '兑换', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: words.cn.redeem.untold })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(sentTo(backend, 'datebook/exchangeCodeExchangeGoods')).toMatchObject([{ code: '527381064421' }]);
});

it('a course that costs nothing is taken by the call that the family has, and is owned on the page', async ({
  page,
  backend,
}) => {
  await openSettled(page, backend.url('/course/detail/1003/2003'));
  await page.getByRole('main').getByRole('button', { name: words.cn.course.free }).first().click();
  await expect(page.getByText(words.cn.course.taken)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: words.cn.course.free })).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(sentTo(backend, 'payManage/courseZeroBuy')).toMatchObject([
    { courseScheduleId: 1003, sellCourseScheduleId: 2003 },
  ]);
});

it('a place in a queue that the school gives without a ticket is taken once, and said to be', async ({
  page,
  backend,
}) => {
  await openSettled(page, backend.url('/expert'));
  await page.getByRole('button', { name: consultQueueCardLabels.cn.subscribe }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('椭圆的焦点弦长怎么求？');
  await dialog.getByRole('button', { name: words.cn.expert.send.join, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.cn.expert.done.join)).toBeVisible();
  expect(sentTo(backend, 'studyroom/live/studyRoomSubscribe')).toMatchObject([{ studyRoomId: 3 }]);
});
