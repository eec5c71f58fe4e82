import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { submitArticle } from '../../testing/articles.ts';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { inDays } from '../../testing/coupons.ts';
import { buildPracticeRecord } from '../../testing/practices.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld({ config: { isDemo: true } });

test('the demo control shows the lessons of the demo student with the buttons of their state, in both languages (S10)', async () => {
  const school = await world.school();
  const student = await school.student({ phone: '13800000001' });
  const made = await buildCourse(school, {
    course: { title: '<b>代数</b>' },
    lessons: [
      { at: [inDays(-2), inDays(-1)], has_practice: true },
      { at: [inDays(-0.01), inDays(0.01)] },
      { at: [inDays(1), inDays(1.1)] },
    ],
  });
  await enrol(school, student.id, made);
  const lessonId = made.lessonIds[0] ?? 0;
  const { id } = await buildPracticeRecord(school, { studentId: student.id, made, lessonId, state: 'unfinished' });
  await world.app.dueWork.run();
  const get = (query: string, host = school.host) => world.app.inject({ url: `/__sim/${query}`, headers: { host } });
  const page = await get('?lang=en');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(page.body).toContain('&lt;b&gt;代数');
  const buttons = [...page.body.matchAll(/data-url="([^"]+)"[^>]*>([^<]+)</g)].map(([, url, label]) => [url, label]);
  expect(buttons).toContainEqual(['/__sim/lesson/replayReady', 'Recording is ready']);
  expect(buttons).toContainEqual(['/__sim/lesson/start', 'Start the lesson']);
  expect(buttons.filter(([url]) => url === '/__sim/lesson/cancel')).toHaveLength(1);
  // A button exists only where its route does.
  for (const [url = ''] of buttons) expect([url, world.app.hasRoute({ method: 'POST', url })]).toEqual([url, true]);
  expect(page.body.includes(`practiceRecordId&quot;:${id}`)).toBe(
    world.app.hasRoute({ method: 'POST', url: '/__sim/practice/expire' }),
  );
  expect((await get('?lang=cn')).body).toContain('演示控制台');
  expect((await get('', 'nobody.localhost')).statusCode).toBe(404);
  expect((await get('', 'school.example')).statusCode).toBe(404);
  // A student that does not exist has no lessons.
  expect((await get('?phone=1')).body).not.toContain('/__sim/lesson/');
});

test('an article of the demo student is approved, refused, taken off and put back by a button of /__sim/ (S10)', async () => {
  const school = await world.school();
  const author = await school.student({ phone: '13800000001' });
  const { id } = await submitArticle(school, author);
  const page = async () => (await world.app.inject({ url: '/__sim/?lang=en', headers: { host: school.host } })).body;
  /** Presses a button as the page does: with the order that it carries. */
  const press = async (label: string) => {
    const found = [...(await page()).matchAll(/data-url="([^"]+)" data-order="([^"]+)">([^<]+)</g)].find(
      ([, url, , name]) => url === '/__sim/headline/audit' && name === label,
    );
    const [, url = '', order = ''] = found ?? [];
    const payload: object = JSON.parse(order.replaceAll('&quot;', '"'));
    const answer = await world.app.inject({ method: 'POST', url, headers: { host: school.host }, payload });
    expect(answer.statusCode).toBe(200);
    return (await author.ask(contract.articles.ownText, { id })).state;
  };
  expect(await page()).toContain('错题本的正确打开方式');
  expect(await press('Reject')).toBe('rejected');
  const again = await author.ask(contract.articles.ownText, { id });
  const { plateId = 0, content, version } = again;
  const text = { title: '改好了', content, fileIds: [], isPublic: true, allowsComments: true };
  await author.ask(contract.articles.save, { ...text, id, version, plateId });
  expect(await press('Approve')).toBe('published');
  expect(await press('Take off')).toBe('off');
  expect(await press('Put back')).toBe('published');
});
