import { expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { inDays } from '../../testing/coupons.ts';
import { buildPracticeRecord } from '../../testing/practices.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();

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
