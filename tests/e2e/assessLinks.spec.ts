import type { Page } from '@playwright/test';
import { type AssessmentIntro, contract } from '@shuyuan/contract';
import { call, newPhone, register } from './support/api.ts';
import {
  beginAsGuest,
  choose,
  fill,
  fillTicket,
  firstChoice,
  recordOn,
  saved,
  verdictTitle,
} from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { demoToken } from './support/demoToken.ts';
import { handIn } from './support/paper.ts';
import type { Server } from './support/server.ts';
import { logIn, tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { comeIn } from './support/trade.ts';
import { words } from './support/words.ts';

const { archives, assess } = words.cn;

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
      const intro = await call(server, school, contract.assessments.intro, { linkId });
      await expectContact(elsewhere, intro, assess.expire.askAgain);
      await elsewhere.reload();
    }
  });
});

/** The page says who gives a new link, with a phone to call. */
async function expectContact(
  page: Page,
  { contactName = '', contactPhone = '' }: AssessmentIntro,
  title = assess.expire.ask,
) {
  expect(contactName).not.toBe('');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText(contactName, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: assess.expire.message })).toHaveCount(0); // a visitor has no chat
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
        return [localStorage, sessionStorage].every((storage) => {
          const key = Object.keys(storage).find((name) => name.endsWith('guest_records')) ?? '';
          const text = storage.getItem(key) ?? '';
          storage.setItem(key, text.replace(String(from), String(to)));
          return text.includes(String(from));
        });
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

test('a guest’s result is not opened by its address in a new tab of a shared browser; a reload of the guest’s own tab shows it (Z1, decision 0043)', async ({
  page,
  context,
  server,
  trouble,
}) => {
  trouble.allow(/status of 404/);
  const school = 'default';
  const { linkId } = await assessedCourse(server, school);
  await page.goto(server.url(school, `/assess/evaluation?bid=${linkId}`));
  const id = await beginAsGuest(page, { name: '周小满', phone: newPhone() });
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();
  await handIn(page);
  const address = server.url(school, `/assess/result?bid=${linkId}&cid=${id}`);
  await expect(page).toHaveURL(address);
  await page.reload();
  const missing = (tab: typeof page) => tab.getByRole('heading', { level: 1, name: assess.missingRecord });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
  const next = await context.newPage();
  for (const path of [address, server.url(school, `/course/question/0/${linkId}/${id}`)]) {
    await next.goto(path);
    await expect(missing(next)).toBeVisible();
  }
});

test('a link with two tries gives a second one; until that is handed in, the review of the first shows neither marks nor answers (product.md 4.5, Z4)', async ({
  page,
  server,
}) => {
  const school = 'shengya';
  const linkId = await linkWithTwoTries(server, school);
  const { token } = await comeIn(page, server, school);
  await page.goto(server.url(school, `/assess/evaluation?bid=${linkId}`));
  await page.getByRole('button', { name: assess.start, exact: true }).click();
  await page.waitForURL(/\/assess\/questions/);
  const first = recordOn(page);
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
  const review = server.url(school, `/course/question/0/${linkId}/${first}`);
  const locked = page.getByText(assess.review.locked);
  await page.goto(review);
  await expect(page.getByRole('heading', { level: 1, name: assess.review.title })).toBeVisible();
  await expect(locked).toHaveCount(0);
  expect((await call(server, school, contract.assessments.review, { id: first }, token)).showsAnswers).toBe(true);

  await page.goto(server.url(school, `/assess/evaluation?bid=${linkId}`));
  await expect(page.getByRole('heading', { level: 1, name: assess.done.title })).toBeVisible();
  await page.getByRole('button', { name: assess.last.again }).click();
  await page.waitForURL(/\/assess\/questions/);
  const second = recordOn(page);
  expect(second).not.toBe(first);
  await expect(firstChoice(page, 0)).not.toBeChecked();

  await test.step('while the second try is open, the review of the first is locked and leads to it', async () => {
    await page.goto(review);
    await expect(locked).toBeVisible();
    await expect(page.getByText(assess.review.openTry)).toBeVisible();
    const sent = await call(server, school, contract.assessments.review, { id: first }, token);
    expect(sent.questions.every(({ key, analysis }) => key === undefined && analysis === undefined)).toBe(true);
    expect(sent.answers.every(({ state, score }) => state === undefined && score === undefined)).toBe(true);
    await page.getByRole('link', { name: assess.review.goOn }).click();
    await page.getByRole('button', { name: assess.resume }).click();
    await page.waitForURL(/\/assess\/questions/);
    expect(recordOn(page)).toBe(second);
  });
  await handIn(page);
  await page.waitForURL(/\/assess\/result/);
  await page.goto(review);
  await expect(page.getByRole('heading', { level: 1, name: assess.review.title })).toBeVisible();
  await expect(locked).toHaveCount(0);

  await test.step('both tries are used up now, and the lecturer who gives more is written to', async () => {
    await page.goto(server.url(school, `/assess/evaluation?bid=${linkId}`));
    await expect(page.getByRole('heading', { level: 1, name: assess.done.title })).toBeVisible();
    await expect(page.getByRole('button', { name: assess.last.again })).toHaveCount(0);
    await page.goto(server.url(school, `/assess/questions/expire?bid=${linkId}`));
    await page.getByRole('link', { name: assess.expire.message }).click();
    await page.waitForURL(/\/chat\?talk=\d+$/);
    const { title } = await call(server, school, contract.assessments.intro, { linkId });
    const message = page.getByRole('textbox', { name: '写消息' });
    await expect(message).toHaveValue(fill(assess.expire.draftTry, { title }));
  });
});

test('two guests with one phone in one browser each see their own ticket alone; the account of the phone has both in its archive (product.md 4.5, 4.6)', async ({
  page,
  context,
  server,
}) => {
  const school = '6c';
  const phone = newPhone();
  const [one, two] = ['何沐阳', '何沐晴'] as const;
  const { linkId } = await assessedCourse(server, school);
  const ticket = server.url(school, `/assess/evaluation?bid=${linkId}`);
  const isOf = (name: string) => page.getByText(fill(assess.guest.is, { name }));
  await page.goto(ticket);
  const first = await beginAsGuest(page, { name: one, phone });
  await choose(page, 0);
  await expect(saved(page)).toBeVisible();
  await handIn(page);
  await page.waitForURL(/\/assess\/result/);
  await page.goto(ticket);
  await expect(isOf(one)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: assess.done.title })).toBeVisible();

  await test.step('the other one turns to a blank ticket, and to a paper without answers', async () => {
    await page.getByRole('button', { name: assess.guest.other }).click();
    await expect(page.getByRole('textbox', { name: assess.guest.name, exact: true })).toHaveValue('');
    await expect(page.getByText(one)).toHaveCount(0);
    await expect(page.getByRole('link', { name: assess.done.result })).toHaveCount(0);
  });
  const second = await beginAsGuest(page, { name: two, phone });
  expect(second).not.toBe(first);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(firstChoice(page, 0)).not.toBeChecked();
  await handIn(page);
  await expect(page).toHaveURL(server.url(school, `/assess/result?bid=${linkId}&cid=${second}`));
  for (const read of ['first', 'after a reload']) {
    await page.goto(ticket);
    await expect(isOf(two), read).toBeVisible();
    await expect(page.getByText(one), read).toHaveCount(0);
    const result = page.getByRole('link', { name: assess.done.result }).first();
    await expect(result, read).toHaveAttribute('href', new RegExp(`cid=${second}$`));
    await page.reload();
  }

  await test.step('who registers with the phone finds both in the archive, each with its name, and opens a result', async () => {
    const student = await register(server, school, phone);
    await page.goto(server.url(school, '/login'));
    await logIn(page, 'cn', student);
    await page.waitForURL(/\/web\/(?!login)/);
    await page.goto(server.url(school, '/archives'));
    const title = page.getByRole('heading', { name: archives.assessments, exact: true });
    const part = page.locator('section').filter({ has: title });
    for (const name of [one, two]) {
      await expect(part.getByRole('listitem').filter({ hasText: name })).toContainText(archives.recordState.finished);
    }
    await part.getByRole('listitem').filter({ hasText: one }).getByRole('link', { name: archives.view }).click();
    await expect(page).toHaveURL(server.url(school, `/assess/result?bid=${linkId}&cid=${first}`));
    await expect(page.getByRole('heading', { level: 1, name: verdictTitle })).toBeVisible();
    await expect(page.getByText(assess.guest.keep)).toHaveCount(0);
    const token = await tokenOf(context);
    const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 10 }, token);
    expect(items.map(({ id }) => id).sort()).toEqual([first, second].sort());
  });
});

/** A live link of an objective assessment with two tries, whose result is shown at once. */
async function linkWithTwoTries(server: Server, school: string): Promise<number> {
  const token = await demoToken(server, school);
  const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 50 }, token);
  const shown = items.filter(({ type, state }) => type === 'objective' && state === 'finished');
  for (const { linkId } of shown) {
    const { linkState, tries } = await call(server, school, contract.assessments.intro, { linkId });
    if (linkState === 'live' && tries === 2) return linkId;
  }
  throw new Error('the seed has no link with two tries');
}
