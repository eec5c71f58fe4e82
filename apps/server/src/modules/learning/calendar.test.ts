import { contract } from '@shuyuan/contract';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { learning } = contract;
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR);

/** Longest line of a calendar in octets, without its end (RFC 5545 3.1). */
const LINE_OCTETS = 75;

/** A calendar read by ical.js, after what RFC 5545 says of its text: no line too long or broken, nothing missing or doubled. */
function readCalendar(text: string): ICAL.Component {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(LINE_OCTETS);
  // A character cut in two by folding would not survive being read.
  expect(text).not.toContain('\ufffd');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const name of ['prodid', 'version', 'method']) expect(calendar.getAllProperties(name)).toHaveLength(1);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const events = calendar.getAllSubcomponents('vevent');
  expect(calendar.getAllSubcomponents()).toHaveLength(events.length);
  for (const event of events) {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'status', 'sequence', 'summary'])
      expect(event.getAllProperties(name), name).toHaveLength(1);
  }
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(events.length);
  return calendar;
}

/** Its events as plain records. */
function readEvents(text: string) {
  return readCalendar(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
      const time = (at: ICAL.Time) => [at.toJSDate().toISOString(), at.zone.tzid];
      const status = component.getFirstPropertyValue('status');
      return { uid, summary, description, status, start: time(startDate), end: time(endDate) };
    });
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
  expect(events.map(({ start, end, status }) => [start, end, status])).toEqual([
    [['2026-11-21T08:00:00.000Z', 'UTC'], ['2026-11-21T10:00:00.000Z', 'UTC'], 'CONFIRMED'],
    [['2026-11-22T08:00:00.000Z', 'UTC'], ['2026-11-22T10:00:00.000Z', 'UTC'], 'CONFIRMED'],
  ]);
  expect(events[0]?.summary).toBe('圆锥曲线,上;下 第1讲');
  await school.withTenant((tx) =>
    tx
      .updateTable('dated_lesson')
      .set({ state: 'cancelled' })
      .where('lesson_id', '=', made.lessonIds[1] ?? 0)
      .execute(),
  );
  const again = readEvents((await fetchCalendar(school, url)).text);
  expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  expect(again.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
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
  for (const address of [
    url,
    one.url,
    two.url,
    `${two.url.slice(0, -5)}${two.url.at(-5) === 'A' ? 'B' : 'A'}.ics`,
    two.url.replace('.ics', ''),
  ]) {
    statuses.push((await fetchCalendar(school, address)).status);
  }
  // The last sign of a hash in base64url has two bits to spare: it is compared as text all the same.
  expect(statuses).toEqual([404, 404, 200, 404, 404]);
});

test('names of any length and with any sign stay inside their property: lines are folded at 75 octets (RFC 5545)', async () => {
  const school = await world.school();
  const student = await school.student();
  const hostile = 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil\rX\u0085\u2028\u000bB\u0007C\n D\\n;,:"^E';
  const names = ['圆锥曲线与方程的综合'.repeat(8), hostile, '课'.repeat(25), `${'a'.repeat(60)}😀课`, '\\'];
  const made = await buildCourse(school, {
    course: { title: '高二' },
    lecturer: { name: `林\r\nSUMMARY:evil${'老师'.repeat(30)}` },
    lessons: names.map((title, n) => ({ title, at: [inHours(24 * (n + 1)), inHours(24 * (n + 1) + 2)] as const })),
  });
  await enrol(school, student.id, made);
  const { text } = await fetchCalendar(school, (await student.ask(learning.calendar, {})).url);
  const events = readEvents(text);
  expect(events).toHaveLength(names.length);
  expect(events.map(({ uid }) => uid).filter((uid) => uid.includes('evil'))).toEqual([]);
  const shown = events.map(({ summary }) => summary);
  expect([shown[0], shown[2], shown[3], shown[4]]).toEqual([
    `高二 ${names[0]}`,
    `高二 ${names[2]}`,
    `高二 ${names[3]}`,
    '高二 \\',
  ]);
  expect(shown[1]?.startsWith('高二 A')).toBe(true);
});

test('a calendar is shown in the zone of its student, and is gone for one who may not log in (product.md 4.3)', async () => {
  const school = await world.school();
  const student = await school.student();
  const { url } = await student.ask(learning.calendar, {});
  const zone = async () => readCalendar((await fetchCalendar(school, url)).text).getFirstPropertyValue('x-wr-timezone');
  expect(await zone()).toBe('Asia/Shanghai');
  await school.withTenant(async (tx) => {
    const { id } = await tx
      .insertInto('time_zone')
      .values({
        company_id: school.id,
        iana: 'America/New_York',
        name: '纽约',
        name_en: 'New York',
        utc_offset: 'UTC-05:00',
        sort: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.updateTable('student').set({ time_zone_id: id }).where('id', '=', student.id).execute();
  });
  expect(await zone()).toBe('America/New_York');
  await school.withTenant((tx) =>
    tx.updateTable('student').set({ status: 'frozen' }).where('id', '=', student.id).execute(),
  );
  expect((await fetchCalendar(school, url)).status).toBe(404);
});
