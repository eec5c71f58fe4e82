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

/** The properties of an event in the order of RFC 5545 3.6.1. */
const EVENT_ORDER = [
  ...['dtstamp', 'uid', 'dtstart', 'description', 'last-modified', 'sequence'],
  ...['status', 'summary', 'transp', 'url', 'dtend'],
];

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
  const [zone] = calendar.getAllSubcomponents('vtimezone');
  expect(calendar.getAllSubcomponents()).toHaveLength(events.length + 1);
  // Each time names the zone that the calendar describes (RFC 5545 3.2.19).
  for (const event of events)
    for (const name of ['dtstart', 'dtend'])
      expect(event.getFirstProperty(name)?.getParameter('tzid')).toBe(zone?.getFirstPropertyValue('tzid'));
  for (const event of events) {
    for (const name of EVENT_ORDER) expect(event.getAllProperties(name), name).toHaveLength(1);
    expect(event.getAllProperties().map(({ name }) => name)).toEqual(EVENT_ORDER);
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
      const url = component.getFirstPropertyValue('url');
      const sequence = component.getFirstPropertyValue('sequence');
      const modified = String(component.getFirstPropertyValue('last-modified'));
      const status = component.getFirstPropertyValue('status');
      return { uid, summary, description, status, start: time(startDate), end: time(endDate), url, sequence, modified };
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
  expect(first.text.startsWith('BEGIN:VCALENDAR\r\nPRODID:-//Shuyuan//timetable//ZH\r\nVERSION:2.0\r\n')).toBe(true);
  const events = readEvents(first.text);
  expect(events.map(({ start, end, status }) => [start, end, status])).toEqual([
    [['2026-11-21T08:00:00.000Z', 'Asia/Shanghai'], ['2026-11-21T10:00:00.000Z', 'Asia/Shanghai'], 'CONFIRMED'],
    [['2026-11-22T08:00:00.000Z', 'Asia/Shanghai'], ['2026-11-22T10:00:00.000Z', 'Asia/Shanghai'], 'CONFIRMED'],
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

test('each change of a lesson grows its SEQUENCE and sets when it was, and is told once (RFC 5545 3.8.7)', async () => {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school, {
    lessons: [{ at: [inHours(24), inHours(26)] }, { at: [inHours(48), inHours(50)] }],
  });
  await enrol(school, student.id, made);
  const { url } = await student.ask(learning.calendar, {});
  const read = async () => {
    const events = readEvents((await fetchCalendar(school, url)).text);
    return events.map(({ sequence, modified, status }) => ({ sequence, modified, status }));
  };
  const first = { sequence: 0, modified: '2026-11-20T08:00:00Z', status: 'CONFIRMED' };
  expect(await read()).toEqual([first, first]);
  const change = (what: object) =>
    school.withTenant((tx) =>
      tx
        .updateTable('dated_lesson')
        .set(what)
        .where('lesson_id', '=', made.lessonIds[0] ?? 0)
        .execute(),
    );
  const later = (minutes: number) => world.clock.set(new Date(TEST_NOW.getTime() + minutes * 60_000));
  later(10);
  expect(await read()).toEqual([first, first]);
  await change({ starts_at: inHours(25), ends_at: inHours(27) });
  const moved = { ...first, sequence: 1, modified: '2026-11-20T08:10:00Z' };
  expect(await read()).toEqual([moved, first]);
  later(20);
  expect(await read()).toEqual([moved, first]);
  await school.withTenant((tx) =>
    tx
      .updateTable('lesson')
      .set({ title: '另一讲' })
      .where('id', '=', made.lessonIds[0] ?? 0)
      .execute(),
  );
  expect((await read())[0]).toMatchObject({ sequence: 2, modified: '2026-11-20T08:20:00Z' });
  later(30);
  await change({ state: 'cancelled' });
  expect((await read())[0]).toEqual({ sequence: 3, modified: '2026-11-20T08:30:00Z', status: 'CANCELLED' });
  world.clock.set(TEST_NOW);
});

test('a lesson leads to its page, and a calendar speaks the language in which its address was asked for', async () => {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school, {
    course: { title: '圆锥曲线', title_en: 'Conics' },
    lessons: [{ at: [inHours(24), inHours(26)] }],
  });
  await enrol(school, student.id, made);
  const { url } = await student.ask(learning.calendar, {});
  const [event] = readEvents((await fetchCalendar(school, url)).text);
  const datedId = event?.uid.split('@')[0];
  expect(String(event?.url)).toMatch(new RegExp(`/web/learn/scheduledetail/${datedId}/notStarted/live$`));
  expect(event?.summary).toBe('圆锥曲线 第1讲');
  await student.ask(learning.calendar, {}, { locale: 'en' });
  const { text } = await fetchCalendar(school, url);
  expect(text).toContain('PRODID:-//Shuyuan//timetable//EN');
  expect(readEvents(text)[0]?.summary.startsWith('Conics ')).toBe(true);
  expect(text).toContain('SUMMARY;LANGUAGE=en:');
});

test.each([
  ['America/New_York', '20261121T030000', ['-0500 -0400', '-0400 -0500']],
  ['Asia/Kathmandu', '20261121T134500', []],
  ['Pacific/Chatham', '20261121T214500', ['+1345 +1245', '+1245 +1345']],
  ['Asia/Shanghai', '20261121T160000', []],
])('the zone %s is described with its changes, and read back as the same instant', async (iana, local, changes) => {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school, { lessons: [{ at: [inHours(24), inHours(26)] }] });
  await enrol(school, student.id, made);
  await school.withTenant(async (tx) => {
    const row = { company_id: school.id, iana, name: iana, name_en: iana, utc_offset: 'UTC+00:00', sort: 9 };
    const { id } = await tx.insertInto('time_zone').values(row).returning('id').executeTakeFirstOrThrow();
    await tx.updateTable('student').set({ time_zone_id: id }).where('id', '=', student.id).execute();
  });
  const { text } = await fetchCalendar(school, (await student.ask(learning.calendar, {})).url);
  expect(text).toContain(`DTSTART;TZID=${iana}:${local}\r\n`);
  expect(readEvents(text)[0]?.start).toEqual(['2026-11-21T08:00:00.000Z', iana]);
  const zone = readCalendar(text).getFirstSubcomponent('vtimezone');
  const offsets = zone
    ?.getAllSubcomponents()
    .map((part) =>
      ['tzoffsetfrom', 'tzoffsetto'].map((name) => String(part.getFirstPropertyValue(name)).replace(':', '')).join(' '),
    );
  // The first says how the zone stands at the beginning.
  for (const change of changes) expect(offsets?.slice(1)).toContain(change);
  expect(offsets?.length).toBe(1 + (changes.length === 0 ? 0 : (offsets?.length ?? 0) - 1));
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
