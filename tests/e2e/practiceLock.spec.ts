import type { Page } from '@playwright/test';
import { contract, type OutputOf } from '@shuyuan/contract';
import { call, simulate } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import { ask } from './support/http.ts';
import { hostOf, type Server } from './support/server.ts';
import { logIn } from './support/session.ts';
import { expect, testWithOwnServer } from './support/test.ts';
import { words } from './support/words.ts';

const { practice, player } = words.cn;
const SCHOOL = 'shengya';
const MINUTE_MS = 60_000;
/** The deadline that passes ends practices of every school. */
const test = testWithOwnServer();

test.afterEach(async ({ server }) => {
  await simulate(server, 'clock', { now: null });
});

type Listed = OutputOf<typeof contract.practice.list>['items'][number];

/** The lessons of a practice's class. */
function lessonsOf(server: Server, { courseId, saleId }: Listed, token: string) {
  return call(server, SCHOOL, contract.courses.lessons, { id: courseId, saleId }, token);
}

/** The demo student's open practice that locks the lesson after its own, both in a live class. */
async function lockingPractice(server: Server, token: string) {
  const { items } = await call(server, SCHOOL, contract.practice.list, { state: 'unfinished' }, token);
  for (const open of items) {
    const lessons = await lessonsOf(server, open, token);
    const locked = lessons.find(({ index, state }) => index === (open.lessonIndex ?? 0) + 1 && state === 'locked');
    const before = lessons.find(({ index }) => index === open.lessonIndex);
    if (locked?.datedId !== undefined && before) return { open, locked, before };
  }
  throw new Error('no practice of the demo student locks a lesson');
}

/** The row of a lesson on the page of its class; its chapter may be folded. */
async function rowOf(page: Page, { title, chapterTitle = '' }: { title: string; chapterTitle?: string | undefined }) {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 4 }) });
  const chapter = page.getByRole('button', { name: new RegExp(`^${chapterTitle}`) });
  await expect(chapter).toBeVisible();
  if ((await row.count()) === 0) await chapter.click();
  return row;
}

test('a lesson is locked with the words of the practice before it, its media by hand too; when the deadline passes it opens, and the practice can be made up (J6.1, J6.5, Z4)', async ({
  page,
  server,
}) => {
  const token = await demoToken(server, SCHOOL);
  const { open, locked, before } = await lockingPractice(server, token);
  const reason = locked.lockReason ?? '';
  const lessonPage = server.url(SCHOOL, `/learn/scheduledetail/${locked.datedId}/ended/live`);
  const classPage = server.url(SCHOOL, `/myclass/classdetail/${open.courseId}/${open.saleId}/inProgress`);
  const play = (lessonId: number, login: string) =>
    call(server, SCHOOL, contract.media.play, { courseId: open.courseId, lessonId }, login);

  await test.step('class page and player say which practice is missing and lead to it (J6.1)', async () => {
    expect(reason).toContain(String(open.lessonIndex));
    await page.goto(server.url(SCHOOL, '/login'));
    await logIn(page);
    await page.waitForURL(/\/index/);
    await page.goto(classPage);
    await expect((await rowOf(page, locked)).getByText(reason)).toBeVisible();
    await page.goto(lessonPage);
    await expect(page.getByRole('heading', { name: reason })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('link', { name: player.toPractice }).first()).toHaveAttribute(
      'href',
      new RegExp(`paper=${open.id}`),
    );
  });

  await test.step('no link of it is signed, and one that is put together by hand is not there (Z4, U6)', async () => {
    const refused = await play(locked.id, token);
    expect(refused.access).toMatchObject({ hasAccess: false, blockId: open.id });
    expect([refused.url, refused.captions]).toEqual([undefined, undefined]);
    const { url = '' } = await play(before.id, token);
    const get = (path: string) =>
      ask({ port: server.port, host: hostOf(SCHOOL), path, headers: { cookie: `sy_access_token=${token}` } });
    expect((await get(url)).status).toBe(200);
    const [, , , file = '', signed = ''] = url.split('/');
    for (const byHand of [
      url.replace(
        signed,
        signed.replace(/.(?=\.)/, (sign) => (sign === 'a' ? 'b' : 'a')),
      ),
      url.replace(`/${signed}`, ''),
      url.replace(
        file,
        file.replace(/.$/, (sign) => (sign === 'a' ? 'b' : 'a')),
      ),
    ])
      expect((await get(byHand)).status).toBe(404);
  });

  await simulate(server, 'clock', { now: new Date(Date.parse(open.dueAt ?? '') + MINUTE_MS).toISOString() });
  const later = await demoToken(server, SCHOOL); // the login of before would have expired in the days between

  await test.step('after the deadline the practice is expired with its answers, and the lesson opens (J6.5)', async () => {
    await page.goto(server.url(SCHOOL, '/login'));
    await logIn(page);
    await page.waitForURL(/\/index/);
    await page.goto(classPage);
    const row = await rowOf(page, locked);
    await expect(row).toBeVisible();
    await expect(row.getByText(reason)).toHaveCount(0);
    expect((await play(locked.id, later)).access?.hasAccess).toBe(true);
    await page.goto(server.url(SCHOOL, `/learn/practice?result=${open.id}`));
    await expect(page.getByText(practice.result.expiredHint)).toBeVisible();
    await expect(page.getByText('正确答案')).toHaveCount(0);
  });

  await test.step('it is made up: a new attempt, handed in, that does not count in ranks (J6.5)', async () => {
    await page.getByRole('button', { name: practice.makeUp, exact: true }).click();
    await expect(page).toHaveURL(/paper=\d+/);
    const made = Number(new URL(page.url()).searchParams.get('paper'));
    expect(made).not.toBe(open.id);
    await page.getByRole('radio', { disabled: false }).first().check({ force: true });
    await page.getByRole('button', { name: practice.paper.handIn }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: practice.paper.handIn }).click();
    await expect(page).toHaveURL(new RegExp(`result=${made}`));
    await expect(page.getByText(practice.result.makeUpNote)).toBeVisible();
    const { items } = await call(server, SCHOOL, contract.practice.list, { courseId: open.courseId }, later);
    expect(items.find(({ id }) => id === made)).toMatchObject({ isMakeUp: true });
    expect(items.find(({ id }) => id === open.id)).toMatchObject({ state: 'expired', mayMakeUp: false });
  });
});
