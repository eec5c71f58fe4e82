import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { learning } = contract;
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR);

/** Events of a calendar as plain records, by a reader of its own: folded lines joined, a value behind each first colon. */
function readEvents(text: string): Record<string, string>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const [, name = '', value = ''] = /^([^:;]+)[^:]*:(.*)$/.exec(line) ?? [];
    const last = events.at(-1);
    if (last && name !== 'BEGIN' && name !== 'END') last[name] = value;
  }
  return events;
}

async function fetchCalendar(school: School, url: string) {
  const response = await world.app.inject({
    method: 'GET',
    url: new URL(url).pathname,
    headers: { host: school.host },
  });
  return { status: response.statusCode, type: response.headers['content-type'], text: response.body };
}

test('a calendar holds the lessons of the own classes, cancelled ones as cancelled, with numbers that stay', async () => {
  const [school, foreign] = [await world.school(), await world.school()];
  const student = await school.student();
  const made = await buildCourse(school, {
    course: { title: '圆锥曲线,上;下' },
    lessons: [{ at: [inHours(24), inHours(26)] }, { at: [inHours(48), inHours(50)] }],
  });
  await buildCourse(school, { lessons: [{ at: [inHours(24), inHours(26)] }] });
  await enrol(school, student.id, made);
  const { url } = await student.ask(learning.calendar, {});
  const first = await fetchCalendar(school, url);
  expect(first).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
  expect(first.text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  const events = readEvents(first.text);
  expect(events.map(({ DTSTART, DTEND, STATUS }) => [DTSTART, DTEND, STATUS])).toEqual([
    ['20261121T080000Z', '20261121T100000Z', 'CONFIRMED'],
    ['20261122T080000Z', '20261122T100000Z', 'CONFIRMED'],
  ]);
  expect(events[0]?.['SUMMARY']).toBe('圆锥曲线\\,上\\;下 第1讲');
  await school.withTenant((tx) =>
    tx
      .updateTable('dated_lesson')
      .set({ state: 'cancelled' })
      .where('lesson_id', '=', made.lessonIds[1] ?? 0)
      .execute(),
  );
  const again = readEvents((await fetchCalendar(school, url)).text);
  expect(again.map(({ UID }) => UID)).toEqual(events.map(({ UID }) => UID));
  expect(again.map(({ STATUS }) => STATUS)).toEqual(['CONFIRMED', 'CANCELLED']);
  expect((await fetchCalendar(foreign, url)).status).toBe(404);
});

test('renewing ends the old address; a wrong one is missing', async () => {
  const school = await world.school();
  const [student, other] = [await school.student(), await school.student()];
  const { url } = await student.ask(learning.calendar, {});
  expect((await student.ask(learning.calendar, {})).url).toBe(url);
  expect((await other.ask(learning.calendar, {})).url).not.toBe(url);
  const [one, two] = [await student.ask(learning.renewCalendar, {}), await student.ask(learning.renewCalendar, {})];
  expect(new Set([url, one.url, two.url]).size).toBe(3);
  const statuses = [];
  for (const address of [url, one.url, two.url, `${two.url.slice(0, -5)}A.ics`, two.url.replace('.ics', '')]) {
    statuses.push((await fetchCalendar(school, address)).status);
  }
  expect(statuses.slice(0, 3)).toEqual([404, 404, 200]);
  expect(statuses[4]).toBe(404);
});
