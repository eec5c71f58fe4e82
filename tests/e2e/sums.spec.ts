import { contract } from '@shuyuan/contract';
import { SCHOOLS } from './support/addresses.ts';
import { call } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import { openAsDemo } from './support/lessons.ts';
import {
  checkArticles,
  checkClasses,
  checkCourses,
  checkOrders,
  checkPractices,
  checkRankings,
} from './support/sums.ts';
import { expect, test } from './support/test.ts';

const CHECKS = {
  'the progress of a class is one, on list, page, outline, calendar, report and archive': checkClasses,
  'the tabs of practices count their rows, and every mark is within its paper': checkPractices,
  'equal values share a place, and better ones come first': checkRankings,
  'an order gives back no more than was paid, and what cost something is not called free': checkOrders,
  'card and page of a course have one price and one number of seats': checkCourses,
  'the card of an article counts the comments of its page': checkArticles,
};

for (const school of SCHOOLS) {
  test(`at ${school} each figure can be followed by adding up what is shown (product.md 4.3, 4.4, 4.19)`, async ({
    server,
  }) => {
    const token = await demoToken(server, school);
    for (const [name, check] of Object.entries(CHECKS)) expect(await check(server, school, token), name).toEqual([]);
  });

  test(`at ${school} the page of a class says the numbers of its rows`, async ({ page, server }) => {
    const token = await demoToken(server, school);
    const { items } = await call(server, school, contract.courses.mine, { page: 1, pageSize: 50 }, token);
    const own = items.find(({ kind, enrolment }) => kind === 'live' && enrolment === 'active');
    test.skip(own === undefined, 'no live class');
    if (!own) return;
    await openAsDemo(page, server, school, `/myclass/classdetail/${own.id}/${own.saleId}/inProgress`);
    const main = page.getByRole('main');
    await expect(main.getByText(new RegExp(`^${own.learnedCount}/${own.lessonCount}\\s*讲$`)).first()).toBeVisible();
    const lessons = await call(
      server,
      school,
      contract.learning.liveLessons,
      { courseId: own.id, saleId: own.saleId },
      token,
    );
    for (const { practiceScore: score, practiceMaxScore: max } of lessons)
      if (score !== undefined) await expect(main.getByText(`${score}/${max}`).first()).toBeAttached();
    await expect(main.getByText(/\/100(?!\d)/)).toHaveCount(
      lessons.some(({ practiceMaxScore: max }) => max === 100) ? 1 : 0,
    );
  });
}

test('names and minutes are not for the internet: a visitor is asked to log in (product.md 4.19)', async ({
  page,
  server,
}) => {
  await page.goto(server.url('shengya', '/ranking'));
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list', { name: '学习时长' })).toHaveCount(0);
});
