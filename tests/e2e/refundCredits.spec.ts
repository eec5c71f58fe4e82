import type { Page } from '@playwright/test';
import { type CourseCard, contract } from '@shuyuan/contract';
import { FEN_PER_CREDIT, formatMoney, REFUND_TERMS } from '@shuyuan/rules';
import { myClass } from '../../apps/portal/src/i18n/cn/myClass.ts';
import { orderCardLabels } from '../../packages/ui/src/commerce/OrderCard/OrderCard.labels.ts';
import { call, simulate } from './support/api.ts';
import { all } from './support/ledger.ts';
import { countOf } from './support/live.ts';
import type { Server } from './support/server.ts';
import { expect, timeTest as test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { buyByApi, comeIn, courseOnSale } from './support/trade.ts';
import { filled } from './support/twoStudents.ts';
import { words } from './support/words.ts';

const { orders: text } = words.cn;
const status = orderCardLabels.cn;
/** A code of the seed that gives credits, once in every school (product.md 4.23). */
const CODE = '774261900038';
const DAY_MS = 86_400_000;

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const dialog = (page: Page) => page.getByRole('dialog', { name: text.confirmTitle.refund });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const fill = (sentence: string, values: Record<string, string | number>) =>
  filled(sentence, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`])));
const RULE = fill(text.refundRule.course, REFUND_TERMS);
const money = (fen: number) => formatMoney(fen, { layout: 'statement' });

/** Opens the dialog of a refund by the mouse. */
async function openRefund(page: Page, title: string) {
  await card(page, title).getByRole('button', { name: text.actions.refund }).click();
  await expect(dialog(page)).toBeVisible();
}

/** What a student has, as the server says it. */
function accountOf(server: Server, school: string, token: string) {
  const flow = () =>
    all((page) => call(server, school, contract.exchange.flow, { page, pageSize: 50 }, token)).then((lines) =>
      lines.map(({ direction, amount }) => (direction === 'in' ? amount : -amount)),
    );
  const account = async () => {
    const { balance } = await call(server, school, contract.exchange.account, {}, token);
    const lines = await flow();
    expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(balance);
    return { balance, lines };
  };
  const classes = async () =>
    (await call(server, school, contract.courses.mine, { page: 1, pageSize: 50 }, token)).items;
  return { account, classes };
}

/** A new student with credits buys a course with money and credits; resolves to the order as the server has it. */
async function buyWithCredits(page: Page, server: Server, school: string, wanted: (course: CourseCard) => boolean) {
  const student = await comeIn(page, server, school);
  const { token } = student;
  await call(server, school, contract.redemptions.redeem, { code: CODE }, token);
  const has = accountOf(server, school, token);
  const before = await has.account();
  const course = await courseOnSale(server, school, wanted);
  const goods = { kind: 'course', goodsId: course.saleId } as const;
  const { creditsMax } = await call(server, school, contract.orders.quote, goods, token);
  expect(creditsMax).toBeGreaterThan(0);
  const placed = await buyByApi(server, school, token, { ...goods, credits: creditsMax });
  const key = { id: placed.id, orderNum: placed.orderNum };
  const read = () => call(server, school, contract.orders.detail, key, token);
  const seats = async () =>
    (await call(server, school, contract.courses.detail, { id: course.id, saleId: course.saleId })).seatsLeft;
  return { ...has, student, token, before, course, credits: creditsMax, id: placed.id, read, seats };
}
type Bought = Awaited<ReturnType<typeof buyWithCredits>>;

/** The dialog says the rule of a course, and sums that are what was paid: money and credits, not a fen more or less. */
async function expectSums(page: Page, { read, credits }: Bought, learnt: number) {
  const { listFen, payFen, lines, credits: spent } = await read();
  const deducted = lines.filter(({ kind }) => kind !== 'list' && kind !== 'credits');
  const others = deducted.reduce((sum, { amountFen }) => sum + amountFen, 0);
  expect(spent).toBe(credits);
  expect(payFen + credits * FEN_PER_CREDIT).toBe(listFen + others);
  await expect(dialog(page).getByRole('listitem').filter({ hasText: RULE })).toBeVisible();
  await expect(dialog(page).getByText(fill(text.learnt, { count: learnt }), { exact: true })).toBeVisible();
  await expect(dialog(page)).toContainText(`${text.refundSum}${money(payFen)}`);
  await expect(dialog(page).getByText(fill(text.creditsBack, { credits }), { exact: true })).toBeVisible();
  return payFen;
}

/** What a refund of an order was asked for is answered with a refusal, and changes nothing. */
async function expectNoSecond(server: Server, school: string, { id, token, read }: Bought) {
  const before = await read();
  await expect(call(server, school, contract.orders.askRefund, { id }, token)).rejects.toThrow(/answered 200/);
  expect((await read()).refund).toEqual(before.refund);
}

/** The school agrees; money and credits are back once, however often it agrees. */
async function adopt(page: Page, server: Server, school: string, bought: Bought) {
  const { id, token, before, course, read, account, classes, credits } = bought;
  const { refundNum } = await call(server, school, contract.orders.refund, { id }, token);
  for (const _ of ['first', 'again']) await simulate(server, 'refund', { refundNum, decision: 'adopt' }, school);
  await expect.poll(async () => (await read()).status).toBe('refunded');
  const { refund, payFen } = await read();
  expect(refund).toMatchObject({ status: 'refunded', amountFen: payFen });
  await page.goto(server.url(school, '/learn/order'));
  await expect(card(page, course.title)).toContainText(status.refunded);
  await expect(card(page, course.title)).toContainText(`全额退回${money(payFen)}`);
  await expect(card(page, course.title)).toContainText(refundNum);
  await expect(card(page, course.title).getByRole('button', { name: text.actions.refund })).toHaveCount(0);
  await expectNoSecond(server, school, bought);
  const after = await account();
  expect(after.balance).toBe(before.balance);
  expect(after.lines.filter((amount) => amount === credits)).toHaveLength(
    before.lines.filter((amount) => amount === credits).length + 1,
  );
  expect((await classes()).map(({ saleId }) => saleId)).not.toContain(course.saleId);
  for (const stage of ['inProgress', 'notStarted'] as const) {
    await page.goto(server.url(school, `/myclass?tab=${stage}`));
    await expect(page.getByRole('main').getByText(myClass.none[stage], { exact: true })).toBeVisible();
  }
  await page.goto(server.url(school, '/changedetail'));
  await expect(page.getByRole('main')).toContainText(before.balance.toLocaleString('en-US'));
}

test('a live course paid with money and credits: the dialog adds up, the class rests and is gone, both are back once, and nothing more comes of it (product.md 4.7, S16)', async ({
  page,
  context,
  server,
}) => {
  const school = 'shengya';
  const bought = await buyWithCredits(page, server, school, ({ kind }) => kind === 'live');
  const { course, credits, account, before, classes, read, seats } = bought;
  const seatsTaken = await seats();
  let afterwards = before;
  expect((await account()).balance).toBe(before.balance - credits);
  await page.goto(server.url(school, '/learn/order'));
  const asks = countOf(page, contract.orders.askRefund.path);
  const second = await context.newPage();
  await second.goto(server.url(school, '/learn/order'));
  await openRefund(second, course.title);

  await test.step('a double click asks once; the card shows the way of the money, and the class rests', async () => {
    await openRefund(page, course.title);
    const payFen = await expectSums(page, bought, 0);
    await button(page, text.requestRefund).dblclick();
    await expect(toast(page, text.done.refund)).toBeVisible();
    expect(asks()).toBe(1);
    await expect(card(page, course.title)).toContainText(status.refunding);
    await expect(card(page, course.title)).toContainText(fill(text.refundBack, { money: money(payFen) }));
    expect(await read()).toMatchObject({ status: 'refunding', refund: { amountFen: payFen, status: 'auditing' } });
    expect((await account()).balance).toBe(before.balance - credits);
    expect((await classes()).find(({ saleId }) => saleId === course.saleId)?.enrolment).toBe('frozen');
    await page.goto(server.url(school, '/myclass'));
    await expect(page.getByRole('main').getByText(myClass.frozen, { exact: true })).toBeVisible();
  });

  await test.step('a second request is impossible: in the tab where the dialog stood open, on the card, at the server', async () => {
    const { refund } = await read();
    await button(second, text.requestRefund).click();
    await expect(second.locator('#toasts').getByRole('alert').first()).toBeVisible();
    await expect(toast(second, text.done.refund)).toHaveCount(0);
    await second.reload();
    await expect(card(second, course.title)).toContainText(status.refunding);
    await expect(card(second, course.title).getByRole('button', { name: text.actions.refund })).toHaveCount(0);
    await expectNoSecond(server, school, bought);
    expect((await read()).refund).toEqual(refund);
  });

  await test.step('the school agrees: the order says so, the credits are back once, the class and its seat are given up', async () => {
    await adopt(page, server, school, bought);
    afterwards = await account();
    if (seatsTaken !== undefined) expect(await seats()).toBe(seatsTaken + 1);
  });

  await test.step('nothing of the payment arrives later: no credits for it once the days of a refund are over', async () => {
    await simulate(server, 'clock', { advanceMs: (REFUND_TERMS.days + 1) * DAY_MS });
    // The login of a week ago has ended.
    const { token } = await call(server, school, contract.account.login, { ...bought.student, hasAgreed: true });
    expect((await accountOf(server, school, token).account()).lines).toEqual(afterwards.lines);
  });
});

/** Watches lessons of a recorded course to their end, by the reports that a player sends. */
async function watch(server: Server, school: string, { token, course }: Bought, count: number) {
  const courseId = course.id;
  const lessons = await call(server, school, contract.learning.recordedLessons, { courseId }, token);
  let done = 0;
  for (const { lessonId } of lessons) {
    if (done === count) return;
    const key = { courseId, lessonId };
    const { url, html, durationS = 1, isFinished } = await call(server, school, contract.media.play, key, token);
    if (isFinished || (url === undefined && html === undefined)) continue;
    await simulate(server, 'clock', { advanceMs: (durationS + 5) * 1_000 });
    const report = { ...key, positionS: durationS, ranges: [[0, durationS] as [number, number]] };
    const saved = await call(server, school, contract.media.saveRecord, report, token);
    expect(saved.isFinished).toBe(true);
    done += 1;
  }
  if (done < count) throw new Error(`only ${done} lessons of the course can be watched`);
}

test('a recorded course of which lessons are watched: up to the lessons of the rule all comes back, with one more the dialog says why not (product.md 4.7)', async ({
  page,
  server,
}) => {
  const school = 'default';
  const bought = await buyWithCredits(page, server, school, ({ kind }) => kind === 'recorded');
  const { course, id, token, read, account, before, credits } = bought;

  await test.step('as many as the rule allows: the whole payment, and its credits, not a share of them', async () => {
    await watch(server, school, bought, REFUND_TERMS.lessons);
    await page.goto(server.url(school, '/learn/order'));
    await openRefund(page, course.title);
    await expectSums(page, bought, REFUND_TERMS.lessons);
    await button(page, text.notNow).click();
  });

  await test.step('one lesson more: the dialog names the number and the rule, has no way to ask, and the server refuses', async () => {
    await watch(server, school, bought, 1);
    await openRefund(page, course.title);
    await expect(dialog(page)).toContainText(`已学习${REFUND_TERMS.lessons + 1}讲`);
    await expect(dialog(page)).toContainText(RULE);
    await expect(button(page, text.requestRefund)).toHaveCount(0);
    await button(page, text.close).click();
    await expect(call(server, school, contract.orders.askRefund, { id }, token)).rejects.toThrow(/3601/);
    expect(await read()).toMatchObject({ status: 'paid', fulfilment: 'delivered' });
    expect((await account()).balance).toBe(before.balance - credits);
  });
});

test('a recorded course within the rule is refunded whole: what was watched is gone with the class (product.md 4.7)', async ({
  page,
  server,
}) => {
  const school = '6c';
  const bought = await buyWithCredits(page, server, school, ({ kind }) => kind === 'recorded');
  await watch(server, school, bought, REFUND_TERMS.lessons);
  await page.goto(server.url(school, '/learn/order'));
  await openRefund(page, bought.course.title);
  await expectSums(page, bought, REFUND_TERMS.lessons);
  await button(page, text.requestRefund).click();
  await expect(toast(page, text.done.refund)).toBeVisible();
  await adopt(page, server, school, bought);
});
