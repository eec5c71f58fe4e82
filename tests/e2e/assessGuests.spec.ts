import { contract } from '@shuyuan/contract';
import { call, newPhone, register } from './support/api.ts';
import { beginAsGuest, fillTicket } from './support/assess.ts';
import { assessedCourse } from './support/assessAddresses.ts';
import { handIn } from './support/paper.ts';
import { logIn } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { assess } = words.cn;
const SCHOOL = 'jinyouhui';
const FAMILY = ['何沐阳', '何沐晴', '何沐川'];

test('a fourth guest of one browser is not told that tries are used up, nor an earlier one’s count, and takes the assessment after a login (product.md 4.5, decision 0057)', async ({
  page,
  server,
}) => {
  const { linkId } = await assessedCourse(server, SCHOOL);
  expect((await call(server, SCHOOL, contract.assessments.intro, { linkId })).tries).toBe(1);
  const ticket = server.url(SCHOOL, `/assess/evaluation?bid=${linkId}`);
  for (const [before, name] of FAMILY.entries()) {
    await page.goto(ticket);
    if (before > 0) await page.getByRole('button', { name: assess.guest.other }).click();
    await beginAsGuest(page, { name, phone: newPhone() });
    await handIn(page);
    await page.waitForURL(/\/assess\/result/);
  }
  await page.goto(ticket);
  await page.getByRole('button', { name: assess.guest.other }).click();
  await fillTicket(page, { name: '何沐雨', phone: newPhone() });
  for (const read of ['first', 'after a reload']) {
    await expect(page.getByRole('heading', { level: 1, name: assess.expire.browserUsedUp }), read).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(assess.expire.browserUsedUpLead);
    await expect(main).not.toContainText(assess.expire.usedUp);
    await expect(main.getByText(/^\/ \d+次$/)).toHaveCount(0);
    for (const name of FAMILY) await expect(main).not.toContainText(name);
    await expect(page.getByRole('button', { name: assess.guest.other })).toHaveCount(0); // the next one would be refused too
    if (read === 'first') await page.reload();
  }
  await page.getByRole('main').getByRole('link', { name: assess.login }).click();
  await logIn(page, 'cn', await register(server, SCHOOL));
  await expect(page).toHaveURL(ticket);
  await page.getByRole('button', { name: assess.start, exact: true }).click();
  await page.waitForURL(/\/assess\/questions/);
});
