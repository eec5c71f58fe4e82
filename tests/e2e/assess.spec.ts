import { contract, ResultCode } from '@shuyuan/contract';
import { courseCardLabels } from '../../packages/ui/src/course/CourseCard/CourseCard.labels.ts';
import { call, codeFor, newPhone, PASSWORD } from './support/api.ts';
import { beginAsGuest, choose, firstChoice, recordOn, saved, verdictTitle } from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { handIn, secondsLeft } from './support/paper.ts';
import { accountForm, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { chargeOn, comeIn, orderOn, place, settle } from './support/trade.ts';
import { words } from './support/words.ts';

const { assess, account, course: courseWords, checkout } = words.cn;

test('a guest takes the paper, reloads in the middle, sees level, strengths and classes, registers, and buys what the result recommends (J1.6, product.md 4.5)', async ({
  page,
  context,
  server,
  another,
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
  await test.step('the result says the level, shows each field of knowledge, and advises classes at the price for everybody, with the way to it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: assess.result.knowledge })).toBeVisible();
    await expect(page.getByRole('table', { name: assess.result.knowledge }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: assess.result.offers })).toBeVisible();
    await expect(page.getByText(assess.result.guestPrice).first()).toBeVisible();
    await expect(page.getByRole('link', { name: assess.result.enrol }).first()).toHaveAttribute(
      'href',
      /\/course\/buy\//,
    );
  });

  await test.step('who registers finds phone and name in the form, and comes back to the result, which is now the account’s', async () => {
    await page.getByRole('link', { name: assess.guest.register }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: account.registerTitle })).toBeVisible();
    const form = accountForm(page);
    await expect(form.account).toHaveValue(guest.phone);
    await expect(form.nickname).toHaveValue(guest.name);
    await form.sendCode.click();
    await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
    await form.code.fill(await codeFor(server, school, guest.phone));
    await form.password.fill(PASSWORD);
    await page.getByRole('combobox', { name: account.grade }).click();
    await page.getByRole('option').nth(2).click();
    await form.consent.check();
    await form.register.click();
    await expect(page).toHaveURL(server.url(school, `/assess/result?bid=${linkId}&cid=${id}`));
    await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
    await expect(page.getByText(assess.guest.keep)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
  });

  const token = await tokenOf(context);
  const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 10 }, token);
  expect(items.map((record) => record.id)).toEqual([id]);
  const { offers } = await call(server, school, contract.assessments.result, { id }, token);
  const advised = offers.find(({ payFen }) => payFen !== undefined);

  await test.step('the card of an advised class says so in the course list and on the home page, and says nothing to a visitor', async () => {
    const { items: listed } = await call(server, school, contract.courses.list, { page: 1, pageSize: 12 }, token);
    const fitting = listed.filter(({ isFitting }) => isFitting);
    expect(offers.map(({ course }) => course.title)).toEqual(expect.arrayContaining(fitting.map(({ title }) => title)));
    await page.goto(server.url(school, '/course'));
    const cards = page.getByRole('link', { name: courseCardLabels.cn.fits });
    await expect(cards).toHaveCount(fitting.length);
    for (const { title } of fitting) await expect(cards.filter({ hasText: title })).toBeVisible();
    await page.goto(server.url(school, '/index'));
    await expect(page.getByRole('link', { name: courseCardLabels.cn.fits }).first()).toBeVisible();
    const { page: visitor } = await another();
    await visitor.goto(server.url(school, '/course'));
    await expect(visitor.getByRole('link', { name: listed[0]?.title ?? '' }).first()).toBeVisible();
    await expect(visitor.getByRole('link', { name: courseCardLabels.cn.fits })).toHaveCount(0);
    await page.goto(server.url(school, `/assess/result?bid=${linkId}&cid=${id}`));
  });

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
  await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();

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
