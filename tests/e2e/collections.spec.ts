import { contract } from '@shuyuan/contract';
import { lecturers as lecturerWords } from '../../apps/portal/src/i18n/cn/lecturers.ts';
import { call } from './support/api.ts';
import { main, openAsStudent, SCHOOL } from './support/articles.ts';
import { tokenOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const { articlesRead, course: courseWords } = words.cn;
const { collect: text } = articlesRead;
const FIRST = { page: 1, pageSize: 1 } as const;

test('a course and a lecturer are collected on their pages, stand in the collection, and leave it again (product.md 4.13)', async ({
  page,
  server,
  context,
}) => {
  const lecturer = (await call(server, SCHOOL, contract.lecturers.list, FIRST)).items[0];
  const course = (await call(server, SCHOOL, contract.courses.list, FIRST)).items[0];
  if (!lecturer || !course) throw new Error('The school has no lecturer or no course.');
  await openAsStudent(page, server, `/teather/${lecturer.id}`);
  const named = [lecturerWords.collectNamed, lecturerWords.collectedNamed].map((word) =>
    word.replace('{{name}}', lecturer.name),
  );
  const keepLecturer = page.getByRole('button', { name: new RegExp(`^(${named.join('|')})$`) });
  if ((await keepLecturer.getAttribute('aria-pressed')) === 'false') await keepLecturer.click();
  await expect(keepLecturer).toHaveAttribute('aria-pressed', 'true');

  await page.goto(server.url(SCHOOL, `/course/detail/${course.id}/${course.saleId}`));
  const keepCourse = page.getByRole('button', { name: courseWords.collect, exact: true });
  if ((await keepCourse.getAttribute('aria-pressed')) === 'false') await keepCourse.click();
  await expect(keepCourse).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(keepCourse).toHaveAttribute('aria-pressed', 'true');

  const titlesOf = async (kind: 'course' | 'lecturer') => {
    const input = { kind, page: 1, pageSize: 50 };
    const { items } = await call(server, SCHOOL, contract.collections.list, input, await tokenOf(context));
    return items.map(({ title }) => title);
  };
  await page.goto(server.url(SCHOOL, '/headline/collect'));
  for (const [kind, title] of [
    ['course', course.title],
    ['lecturer', lecturer.name],
  ] as const) {
    expect(await titlesOf(kind)).toContain(title);
    await main(page)
      .getByRole('navigation', { name: text.kinds })
      .getByRole('link', { name: new RegExp(`^${text.kind[kind]}`) })
      .click();
    const toggle = main(page).getByRole('button', { name: text.keep.replace('{{name}}', title) });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => titlesOf(kind)).not.toContain(title);
  }
});

test('a visitor who collects a course is led to the login (§6)', async ({ page, server }) => {
  const course = (await call(server, SCHOOL, contract.courses.list, FIRST)).items[0];
  await page.goto(server.url(SCHOOL, `/course/detail/${course?.id}/${course?.saleId}`));
  await page.getByRole('button', { name: courseWords.collect, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
});
