import { contract } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse, type CourseOverrides, enrol } from '../../testing/catalogue.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { detail, past } = contract.courses;
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const DAY = 86_400_000;

/** Both sides of every boundary, in the order in which the states are checked. */
const STATES: readonly [string, CourseOverrides, string][] = [
  ['before the first lesson', { run: { starts_at: later(1) } }, 'notStarted'],
  ['at its start', { run: { starts_at: TEST_NOW } }, 'inProgress'],
  ['without dates', {}, 'inProgress'],
  ['with one seat left', { offer: { quota: 10, sold: 8, locked: 1 } }, 'inProgress'],
  ['with every seat sold or held', { offer: { quota: 10, sold: 8, locked: 2 } }, 'full'],
  ['full before it starts', { run: { starts_at: later(1) }, offer: { quota: 1, sold: 1 } }, 'full'],
  ['in its last millisecond', { run: { ends_at: later(1) } }, 'inProgress'],
  ['at its end', { run: { ends_at: TEST_NOW } }, 'ended'],
  ['full and over', { run: { ends_at: TEST_NOW }, offer: { quota: 1, sold: 1 } }, 'ended'],
  ['over and taken off sale', { run: { ends_at: TEST_NOW }, offer: { is_discontinued: true } }, 'discontinued'],
  ['taken off sale', { offer: { is_discontinued: true } }, 'discontinued'],
];

describe('the sale state (§4, product.md 4.3)', () => {
  for (const [when, overrides, status] of STATES) {
    test(`is ${status} ${when}`, async () => {
      const school = await world.school();
      const made = await buildCourse(school, overrides);
      const visitor = school.visitor();
      expect((await visitor.ask(detail, made)).status).toBe(status);
      const listed = await visitor.ask(contract.courses.list, { status: status as 'full' });
      expect(listed.items.map(({ status: one }) => one)).toEqual([status]);
    });
  }

  test('follows the server’s clock (C3)', async () => {
    const school = await world.school();
    const run = { starts_at: later(DAY), ends_at: later(2 * DAY) };
    const made = await buildCourse(school, { run });
    const seen: string[] = [];
    for (const at of [TEST_NOW, run.starts_at, run.ends_at]) {
      world.clock.set(at);
      seen.push((await school.visitor().ask(detail, made)).status);
    }
    world.clock.set(null);
    expect(seen).toEqual(['notStarted', 'inProgress', 'ended']);
  });
});

test('returns a course page in both languages, with the server’s clock (§2, §9)', async () => {
  const school = await world.school();
  const question = { question: '有回放吗？', question_en: 'Is it recorded?', answer: '有。', answer_en: 'Yes.' };
  const slots = [1, 3].map((weekday) => ({ weekday, startTime: '19:30', endTime: '20:15' }));
  const made = await buildCourse(school, {
    course: {
      title: '圆锥曲线',
      title_en: 'Conics',
      synopsis: '第一段。\n\n第二段。',
      synopsis_en: 'One.\n\nTwo.',
      keyword: '先画图',
      keyword_en: 'Draw first',
      goals: ['会画图'],
      goals_en: ['Can draw'],
      requirement: '已学必修',
      requirement_en: 'Basics done',
      questions: JSON.stringify([question]),
      lesson_count: 24,
    },
    lecturer: { intro: '教龄16年。', intro_en: 'Sixteen years.' },
    run: { starts_at: later(DAY), ends_at: later(53 * DAY), playback_months: 12, slots: JSON.stringify(slots) },
    offer: { original_fen: 12_000, member_fen: 8_000, quota: 60, sold: 54 },
    lessons: [{}, {}, { has_practice: true }],
  });
  const cn = await school.visitor().ask(detail, made);
  expect(cn).toMatchObject({
    title: '圆锥曲线',
    synopsis: '第一段。\n\n第二段。',
    keyword: '先画图',
    goals: ['会画图'],
    audience: ['年级g10'],
    lecturerIntro: '教龄16年。',
    facts: [
      { title: '24讲·8周', line: '每周一、三19:30（北京时间）' },
      { title: '年级g10', line: '已学必修' },
      { title: '回放一年', line: '从结课那天算起' },
      { title: '讲义与练习', line: '讲义可打印，练习1组' },
    ],
    questions: [{ question: '有回放吗？', answer: '有。' }],
    slots,
    priceFen: 10_000,
    originalFen: 12_000,
    memberFen: 8_000,
    seatsLeft: 6,
    playbackMonths: 12,
    refundDays: 7,
    refundLessons: 2,
    serverTime: TEST_NOW.toISOString(),
  });
  const en = await school.visitor().ask(detail, made, { locale: 'en' });
  expect(en).toMatchObject({
    title: 'Conics',
    synopsis: 'One.\n\nTwo.',
    goals: ['Can draw'],
    lecturerIntro: 'Sixteen years.',
    facts: [
      { title: '24 lessons, 8 weeks', line: 'Mon, Wed 19:30 (Beijing time)' },
      { title: 'Grade g10', line: 'Basics done' },
      { title: 'Replay for 1 year', line: 'From the end of the class' },
      { title: 'Notes and practice', line: 'Printable notes, 1 practice set' },
    ],
    questions: [{ question: 'Is it recorded?', answer: 'Yes.' }],
  });
});

test('tells how long the recordings play, in minutes below an hour (§3)', async () => {
  const school = await world.school();
  const lengthOf = async (minutes: number, locale: 'cn' | 'en') => {
    const made = await buildCourse(school, { course: { kind: 'recorded', lesson_count: 12, minutes } });
    return (await school.visitor().ask(detail, made, { locale })).facts?.[0]?.title;
  };
  expect([await lengthOf(10, 'cn'), await lengthOf(280, 'cn')]).toEqual(['12讲·10分钟', '12讲·5小时']);
  expect([await lengthOf(10, 'en'), await lengthOf(60, 'en')]).toEqual([
    '12 lessons, 10 minutes',
    '12 lessons, 1 hour',
  ]);
});

test('offers every class of the course, the listed one first, each with its own state and seats (product.md 4.3)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, {
    run: { starts_at: later(5 * DAY), name_en: 'Evenings' },
    offer: { quota: 60, sold: 54 },
  });
  const second = await school.withTenant(async (tx) => {
    const own = { company_id: school.id, course_id: made.courseId };
    const run = { ...own, lecturer_id: made.lecturerId, name: '周末班', starts_at: later(DAY) };
    const { id } = await tx.insertInto('class_run').values(run).returning('id').executeTakeFirstOrThrow();
    const offer = { ...own, class_run_id: id, price_fen: 9_000, quota: 30, sold: 30, is_listed: false };
    const { id: saleId } = await tx.insertInto('offer').values(offer).returning('id').executeTakeFirstOrThrow();
    return { id, saleId };
  });
  const offers = [
    { id: made.id, saleId: made.saleId, name: '晚班', status: 'notStarted', seatsLeft: 6, priceFen: 10_000 },
    { ...second, name: '周末班', status: 'full', seatsLeft: 0, priceFen: 9_000 },
  ];
  expect((await school.visitor().ask(detail, made)).offers).toMatchObject(offers);
  expect(await school.visitor().ask(detail, second)).toMatchObject({ ...second, status: 'full', offers });
});

test('has no page for ids that do not belong together, exist or belong here (E3, Z1)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const [one, two, foreign] = [await buildCourse(school), await buildCourse(school), await buildCourse(other)];
  for (const key of [
    { id: one.id, saleId: two.saleId },
    { id: 1, saleId: one.saleId },
    { id: one.id, saleId: 1 },
    { id: foreign.id, saleId: foreign.saleId },
  ]) {
    const answers = [
      await school.visitor().answer(detail, key),
      await school.visitor().answer(contract.courses.lessons, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
});

test('marks the courses that a student owns by a valid right (I5)', async () => {
  const school = await world.school();
  const made = await buildCourse(school);
  const owned = async (overrides?: Parameters<typeof enrol>[3]) => {
    const student = await school.student();
    if (overrides) await enrol(school, student.id, made, overrides);
    return (await student.ask(detail, made)).isOwned;
  };
  expect(await owned()).toBe(false);
  expect(await owned({})).toBe(true);
  expect(await owned({ valid_until: later(1) })).toBe(true);
  expect(await owned({ valid_until: TEST_NOW })).toBe(false);
  const student = await school.student();
  await enrol(school, student.id, made, { valid_until: later(DAY) });
  expect((await student.ask(detail, made)).ownedUntil).toBe(later(DAY).toISOString());
  expect(await owned({ status: 'quit' })).toBe(false);
  expect(await owned({ status: 'frozen' })).toBe(false);
});

test('keeps a student’s data out of the cached responses for visitors (T5)', async () => {
  const school = await world.school();
  const made = await buildCourse(school);
  const student = await school.student();
  await enrol(school, student.id, made);
  const ownedBy = async (caller: typeof student) => (await caller.ask(contract.courses.list)).items[0]?.isOwned;
  expect(await ownedBy(student)).toBe(true);
  expect((await school.visitor().ask(contract.courses.list)).items[0]?.isOwned).toBe(false);
  expect(await ownedBy(student)).toBe(true);
});

test('lists a student’s ended courses, the latest first, and nobody else’s (§7)', async () => {
  const school = await world.school();
  const ended = (days: number, title: string) =>
    buildCourse(school, { course: { title }, run: { ends_at: later(-days * DAY) } });
  const [older, newer, running] = [await ended(9, '旧课'), await ended(2, '新课'), await buildCourse(school)];
  const student = await school.student();
  for (const made of [older, newer, running]) await enrol(school, student.id, made);
  const page = await student.ask(past);
  expect(page.items.map(({ title, status }) => [title, status])).toEqual([
    ['新课', 'ended'],
    ['旧课', 'ended'],
  ]);
  expect(page.totalCount).toBe(2);
  expect((await (await school.student()).ask(past)).items).toEqual([]);
});
