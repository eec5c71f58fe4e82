import type { Page } from '@playwright/test';
import { type AssessmentIntro, contract } from '@shuyuan/contract';
import { call, newPhone } from './support/api.ts';
import { beginAsGuest, choose, fillTicket, firstChoice, saved } from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { demoToken } from './support/demoToken.ts';
import { handIn } from './support/paper.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { assess } = words.cn;

test.setTimeout(150_000);

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
