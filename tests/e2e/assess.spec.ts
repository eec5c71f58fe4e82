import type { Page } from '@playwright/test';
import { type AssessmentIntro, contract, ResultCode } from '@shuyuan/contract';
import { call, codeFor, newPhone, PASSWORD } from './support/api.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { demoToken } from './support/demoToken.ts';
import { handIn, secondsLeft } from './support/paper.ts';
import { accountForm, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { chargeOn, comeIn, orderOn, place, settle } from './support/trade.ts';
import { words } from './support/words.ts';

const { assess, account, course: courseWords, checkout } = words.cn;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.setTimeout(150_000);

/** A text of the portal with anything in its gaps. */
const like = (text: string) => new RegExp(`^${text.replaceAll(/\{\{\w+\}\}/g, '.+')}$`);

/** Gives a name and a phone on the ticket and opens the paper; resolves to the id of the record. */
async function beginAsGuest(page: Page, guest: { name: string; phone: string }): Promise<number> {
  await fillTicket(page, guest);
  await page.waitForURL(/\/questions.*cid=\d+/);
  return recordOn(page);
}

async function fillTicket(page: Page, { name, phone }: { name: string; phone: string }) {
  await page.getByRole('textbox', { name: assess.guest.name, exact: true }).fill(name);
  await page.getByRole('textbox', { name: assess.guest.phone, exact: true }).fill(phone);
  await page.getByRole('button', { name: assess.start, exact: true }).click();
}

/** Id of the record in the address. */
function recordOn(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('cid'));
}

/** The first choice of a question, by its place among those with one right answer. */
const firstChoice = (page: Page, place: number) => page.getByRole('radiogroup').nth(place).getByRole('radio').first();

/** Chooses it by the mouse, near the lower edge of its line. */
const choose = (page: Page, place: number) =>
  page
    .getByRole('radiogroup')
    .nth(place)
    .locator('label')
    .first()
    .click({ position: { x: 60, y: 48 } });

const saved = (page: Page) => page.getByText(/已保存/).first();

test('a guest takes the paper, reloads in the middle, sees level, strengths and classes, registers, and buys what the result recommends (J1.6, product.md 4.5)', async ({
  page,
  context,
  server,
}) => {
  const school = '6c';
  const guest = { name: '周小满', phone: newPhone() };
  const { linkId } = await assessedCourse(server, school);
  await page.goto(server.url(school, `/assess/evaluation?bid=${linkId}`));

  await test.step('without a name and a phone nothing starts', async () => {
    await page.getByRole('button', { name: assess.start, exact: true }).click();
    await expect(page.getByText(assess.guest.needName).first()).toBeVisible();
    await expect(page.getByText(assess.guest.needPhone).first()).toBeVisible();
  });
  const id = await beginAsGuest(page, guest);

  await test.step('after a reload the answers are there and the clock has gone on', async () => {
    await choose(page, 0);
    await choose(page, 1);
    await expect(firstChoice(page, 1)).toBeChecked(); // the line of keys that goes from one question to the other moves nothing away
    await expect(saved(page)).toBeVisible();
    const left = await secondsLeft(page);
    await page.reload();
    await expect(firstChoice(page, 0)).toBeChecked();
    await expect(firstChoice(page, 1)).toBeChecked();
    expect(await secondsLeft(page)).toBeLessThanOrEqual(left);
  });

  await handIn(page);
  await expect(page).toHaveURL(server.url(school, `/assess/result?bid=${linkId}&cid=${id}`));
  await test.step('the result says the level, shows each field of knowledge, and advises classes without a price', async () => {
    await expect(page.getByRole('heading', { level: 1, name: like(assess.result.level) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: assess.result.knowledge })).toBeVisible();
    await expect(page.getByRole('table', { name: assess.result.knowledge }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: assess.result.offers })).toBeVisible();
    await expect(page.getByRole('link', { name: assess.result.seePrice }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: assess.result.enrol })).toHaveCount(0);
  });

  await test.step('who registers with the same phone comes back to the result, which is now the account’s', async () => {
    await page.getByRole('link', { name: assess.guest.register }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: account.registerTitle })).toBeVisible();
    const form = accountForm(page);
    await form.account.fill(guest.phone);
    await form.sendCode.click();
    await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
    await form.code.fill(await codeFor(server, school, guest.phone));
    await form.password.fill(PASSWORD);
    await form.nickname.fill('周小满');
    await page.getByRole('combobox', { name: account.grade }).click();
    await page.getByRole('option').nth(2).click();
    await form.consent.check();
    await form.register.click();
    await expect(page).toHaveURL(server.url(school, `/assess/result?bid=${linkId}&cid=${id}`));
    await expect(page.getByRole('heading', { level: 1, name: like(assess.result.level) })).toBeVisible();
    await expect(page.getByText(assess.guest.keep)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: like(assess.result.level) })).toBeVisible();
  });

  const token = await tokenOf(context);
  const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 10 }, token);
  expect(items.map((record) => record.id)).toEqual([id]);
  const { offers } = await call(server, school, contract.assessments.result, { id }, token);
  const advised = offers.find(({ payFen }) => payFen !== undefined);

  await test.step('an advised class is ordered and paid', async () => {
    await page.getByRole('link', { name: assess.result.enrol }).first().click();
    await page.waitForURL(new RegExp(`/course/buy/${advised?.course.id}/${advised?.course.saleId}`));
    await place(page);
    const order = orderOn(page);
    await settle(server, await chargeOn(page));
    await expect
      .poll(async () => (await call(server, school, contract.orders.detail, order, token)).status)
      .toBe('paid');
  });
});

test('a course that needs an assessment leads to it, refuses an order before it (3004), and is sold once it is handed in (J1.5, J1.6)', async ({
  page,
  server,
}) => {
  const school = 'jinyouhui';
  const { token } = await comeIn(page, server, school);
  const { id, saleId, linkId } = await assessedCourse(server, school);
  const evaluation = server.url(school, `/course/evaluation/${saleId}/${linkId}`);
  const order = { kind: 'course', goodsId: saleId } as const;
  await page.goto(server.url(school, `/course/detail/${id}/${saleId}`));
  await page.getByRole('link', { name: courseWords.assessment }).first().click();
  await expect(page).toHaveURL(evaluation);

  await test.step('the order page typed by hand says the same and leads there, too', async () => {
    await expect(call(server, school, contract.orders.quote, order, token)).rejects.toThrow(
      `${ResultCode.assessmentNeeded}`,
    );
    await page.goto(server.url(school, `/course/buy/${id}/${saleId}`));
    await expect(page.getByText(checkout.blocks.assessment)).toBeVisible();
    await page.getByRole('link', { name: checkout.ways.assessment }).click();
    await expect(page).toHaveURL(evaluation);
  });

  await page.getByRole('button', { name: assess.start, exact: true }).click();
  await page.waitForURL(new RegExp(`/course/questions/${saleId}/${linkId}`));
  const recordId = recordOn(page);
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();
  await handIn(page);
  await expect(page).toHaveURL(server.url(school, `/course/score?bid=${linkId}&id=${saleId}&cid=${recordId}`));
  await expect(page.getByRole('heading', { level: 1, name: like(assess.result.level) })).toBeVisible();

  await test.step('the course is on sale now', async () => {
    await page.goto(server.url(school, `/course/detail/${id}/${saleId}`));
    await page
      .getByRole('link', { name: courseWords.buy })
      .or(page.getByRole('button', { name: courseWords.buy }))
      .first()
      .click();
    await page.waitForURL(new RegExp(`/course/buy/${id}/${saleId}`));
    await place(page);
    const made = await call(server, school, contract.orders.detail, orderOn(page), token);
    expect(made.status).toBe('unpaid');
  });
});

test('a link that has ended, was withdrawn or is used up says so and whom to ask (product.md 4.5)', async ({
  page,
  another,
  server,
}) => {
  const school = 'chindleten';
  const token = await demoToken(server, school);
  const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 50 }, token);
  const links = [...new Set(items.map(({ linkId }) => linkId))];
  const intros = await Promise.all(links.map((linkId) => call(server, school, contract.assessments.intro, { linkId })));

  for (const [type, state] of [
    ['objective', 'ended'],
    ['objective', 'withdrawn'],
    ['subjective', 'ended'],
  ] as const) {
    await test.step(`${type}, ${state}`, async () => {
      const closed = intros.find((intro) => intro.type === type && intro.linkState === state);
      if (!closed) throw new Error(`the seed has no ${type} link that is ${state}`);
      const own = type === 'objective' ? '/assess/questions/expire' : '/subjective/evaluation/expire';
      const start = type === 'objective' ? '/assess/evaluation' : '/subjective/evaluation';
      await page.goto(server.url(school, `${start}?bid=${closed.linkId}`));
      await expect(page).toHaveURL(server.url(school, `${own}?bid=${closed.linkId}`));
      await expect(page.getByRole('heading', { level: 1, name: assess.expire[state] })).toBeVisible();
      await expectContact(page, closed);
    });
  }

  await test.step('a guest whose only try is used, in another browser too, where nothing is known but the name and the phone', async () => {
    const guest = { name: '周小满', phone: newPhone() };
    const { linkId } = await assessedCourse(server, school);
    const address = server.url(school, `/assess/evaluation?bid=${linkId}`);
    await page.goto(address);
    await beginAsGuest(page, guest);
    await handIn(page);
    await page.waitForURL(/\/assess\/result/);
    const { page: elsewhere } = await another();
    await elsewhere.goto(address);
    await fillTicket(elsewhere, guest);
    await elsewhere.waitForURL(/\/assess\/questions\/expire/);
    for (const read of ['first', 'after a reload']) {
      await expect(elsewhere.getByRole('heading', { level: 1, name: assess.expire.usedUp }), read).toBeVisible();
      await expectContact(elsewhere, await call(server, school, contract.assessments.intro, { linkId }));
      await elsewhere.reload();
    }
  });
});

/** The page says who gives a new link, with a phone to call. */
async function expectContact(page: Page, { contactName = '', contactPhone = '' }: AssessmentIntro) {
  expect(contactName).not.toBe('');
  await expect(page.getByRole('heading', { level: 2, name: assess.expire.ask })).toBeVisible();
  await expect(page.getByText(contactName, { exact: true })).toBeVisible();
  const phone = page.getByRole('link', { name: assess.expire.call });
  await expect(phone).toHaveAttribute('href', `tel:${contactPhone}`);
}

test('another browser, and a guest who sends the token of another record, read neither the paper nor the result (product.md 4.5, Z1)', async ({
  page,
  another,
  server,
}) => {
  const school = 'default';
  const { linkId } = await assessedCourse(server, school);
  const ticket = server.url(school, `/assess/evaluation?bid=${linkId}`);
  await page.goto(ticket);
  const id = await beginAsGuest(page, { name: '周小满', phone: newPhone() });
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();

  const { page: stranger, trouble: refused } = await another();
  refused.allow(/status of 404/);
  await stranger.goto(ticket);
  const own = await beginAsGuest(stranger, { name: '陈一诺', phone: newPhone() });
  await expect(stranger.getByRole('timer')).toBeVisible();
  const pages = [`/assess/questions?bid=${linkId}&cid=${id}`, `/assess/result?bid=${linkId}&cid=${id}`];
  const expectNothing = async () => {
    for (const address of [...pages, `/course/question/0/${linkId}/${id}`]) {
      await stranger.goto(server.url(school, address));
      await expect(stranger.getByRole('heading', { level: 1, name: assess.missingRecord }), address).toBeVisible();
    }
  };
  await expectNothing();
  await test.step('also where the stored token of the stranger is moved to the other record', async () => {
    const moved = await stranger.evaluate(
      ([from, to]) => {
        const key = Object.keys(localStorage).find((name) => name.endsWith('guest_records')) ?? '';
        const text = localStorage.getItem(key) ?? '';
        localStorage.setItem(key, text.replace(String(from), String(to)));
        return text.includes(String(from));
      },
      [own, id],
    );
    expect(moved).toBe(true);
    await expectNothing();
  });
  await test.step('its owner goes on', async () => {
    await page.reload();
    await expect(firstChoice(page, 0)).toBeChecked();
  });
});

test('a paper goes by the server’s time where the browser is an hour ahead, and what is answered without a network is sent once it is back (J1.6)', async ({
  page,
  context,
  server,
  trouble,
}) => {
  const school = 'shengya';
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  const { linkId } = await assessedCourse(server, school);
  const { limitMinutes = 0 } = await call(server, school, contract.assessments.intro, { linkId });
  await page.clock.install({ time: Date.now() + HOUR_MS });
  await page.goto(server.url(school, `/assess/evaluation?bid=${linkId}`));
  await beginAsGuest(page, { name: '周小满', phone: newPhone() });
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(limitMinutes * 60);
  expect(await secondsLeft(page)).toBeGreaterThan(limitMinutes * 60 - 120);

  await context.setOffline(true);
  await choose(page, 0);
  await expect(page.getByText('没有网络，已存在这台设备')).toBeVisible();
  await context.setOffline(false);
  await page.clock.fastForward(MINUTE_MS);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.endsWith('guest_records')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(firstChoice(page, 0)).toBeChecked(); // from the server: nothing else is stored here
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: like(assess.result.level) })).toBeVisible();
});
