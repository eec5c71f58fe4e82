import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse, buildQualification, insertLecturer } from '../../testing/catalogue.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { maskNumber } from './service.ts';

const world = openWorld();
const { list, detail, courses, qualifications } = contract.lecturers;

function make(school: School, overrides: Parameters<typeof insertLecturer>[2]): Promise<number> {
  return school.withTenant((tx) => insertLecturer(tx, school.id, overrides));
}

test('lists the present lecturers in the school’s order, page by page (product.md 4.15)', async () => {
  const school = await world.school();
  await make(school, { name: '乙', sort: 2 });
  await make(school, { name: '甲', sort: 1, motto: '慢慢来', motto_en: 'Slowly', is_online: true, portrait: '/p.svg' });
  await make(school, { name: '走了', sort: 0, has_left: true });
  const visitor = school.visitor();
  const page = await visitor.ask(list, { pageSize: 1 });
  expect(page).toMatchObject({
    totalCount: 2,
    items: [{ name: '甲', motto: '慢慢来', isOnline: true, portrait: '/p.svg' }],
  });
  expect((await visitor.ask(list, { page: 2, pageSize: 1 })).items.map(({ name }) => name)).toEqual(['乙']);
  expect((await visitor.ask(list, {}, { locale: 'en' })).items[0]).toMatchObject({
    name: 'Teacher Zhou',
    motto: 'Slowly',
  });
});

test('filters lecturers by subject, and lists their subjects, the main one first', async () => {
  const school = await world.school();
  const math = await buildCourse(school, { lecturer: { name: '周砚秋' } });
  const art = await buildCourse(school, {
    lecturer: { name: '温若溪' },
    subject: { key: 'art', name: '美育', name_en: 'Arts' },
  });
  await school.withTenant((tx) =>
    tx
      .insertInto('lecturer_subject')
      .values([
        { company_id: school.id, lecturer_id: art.lecturerId, subject_id: math.subjectId, sort: 1 },
        { company_id: school.id, lecturer_id: art.lecturerId, subject_id: art.subjectId, sort: 0 },
      ])
      .execute(),
  );
  const visitor = school.visitor();
  expect((await visitor.ask(list, { subjectId: art.subjectId })).items).toMatchObject([
    { name: '温若溪', subjects: ['美育', '数学'] },
  ]);
  expect((await visitor.ask(list, { subjectId: 1 })).items).toEqual([]);
  expect((await visitor.ask(detail, { id: art.lecturerId }, { locale: 'en' })).subjects).toEqual([
    'Arts',
    'Mathematics',
  ]);
});

test('returns one lecturer in both languages, with numbers of courses and learners (§2)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, {
    lecturer: {
      intro: '教龄16年。',
      intro_en: 'Sixteen years.',
      honours: ['优秀教师'],
      honours_en: ['Teacher of merit'],
      teach_years: 16,
      rating_tenths: 49,
      is_certified: true,
    },
    course: { learners: 1_286 },
  });
  await school.withTenant((tx) =>
    tx
      .insertInto('lecturer_grade')
      .values({ company_id: school.id, lecturer_id: made.lecturerId, grade_id: made.gradeId })
      .execute(),
  );
  const facts = { years: 16, ratingTenths: 49, isCertified: true, hasLeft: false, courseCount: 1, learnerCount: 1_286 };
  const visitor = school.visitor();
  expect(await visitor.ask(detail, { id: made.lecturerId })).toMatchObject({
    ...facts,
    intro: '教龄16年。',
    honours: ['优秀教师'],
    grades: ['年级g10'],
  });
  expect(await visitor.ask(detail, { id: made.lecturerId }, { locale: 'en' })).toMatchObject({
    ...facts,
    intro: 'Sixteen years.',
    honours: ['Teacher of merit'],
    grades: ['Grade g10'],
  });
});

test('still shows the page of a lecturer who has left, marked as such (product.md 4.15)', async () => {
  const school = await world.school();
  const id = await make(school, { has_left: true });
  expect(await school.visitor().ask(detail, { id })).toMatchObject({ hasLeft: true, courseCount: 0, learnerCount: 0 });
});

test('has no page for a lecturer who does not exist or works at another school (E3)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const foreign = await make(other, {});
  for (const id of [1, foreign]) {
    expect((await school.visitor().answer(detail, { id })).status).toBe(404);
    expect((await school.visitor().answer(courses, { id })).status).toBe(404);
  }
});

test('lists a lecturer’s courses, those on sale first (product.md 4.15)', async () => {
  const school = await world.school();
  const course = (title: string, rank: number) => ({ title, rank });
  const ended = await buildCourse(school, { course: course('结课', 0), run: { ends_at: TEST_NOW } });
  const open = await buildCourse(school, { course: course('在售', 1) });
  await buildCourse(school, { course: course('别人的', 0) });
  await school.withTenant((tx) =>
    tx.updateTable('class_run').set({ lecturer_id: ended.lecturerId }).where('id', '=', open.id).execute(),
  );
  const page = await school.visitor().ask(courses, { id: ended.lecturerId });
  expect(page.items.map(({ title }) => title)).toEqual(['在售', '结课']);
  expect(page.totalCount).toBe(2);
});

test('shows only qualifications that passed the audit, their numbers masked (Z3, product.md 4.15)', async () => {
  const school = await world.school();
  const lecturer = await make(school, { name: '周砚秋' });
  await buildQualification(school, lecturer, { number: '20191234567890123', name_en: 'Certificate' });
  for (const [place, audit_status] of (['reviewing', 'refused', 'outdated'] as const).entries()) {
    await buildQualification(school, lecturer, { number: `2020000000000000${place}`, audit_status });
  }
  const leaver = await make(school, { has_left: true });
  await buildQualification(school, leaver, { number: '20180000000000000' });
  const answer = await school.visitor().answer(qualifications);
  expect(answer.data?.items).toMatchObject([
    {
      lecturerId: lecturer,
      lecturerName: '周砚秋',
      name: '教师资格证',
      kind: 'teacher',
      maskedNumber: '2019***********23',
      issuedOn: '2019-06-01',
    },
  ]);
  expect(answer.data?.totalCount).toBe(1);
  expect(JSON.stringify(answer.body)).not.toContain('4567890');
  const en = await school.visitor().ask(qualifications, {}, { locale: 'en' });
  expect(en.items[0]?.name).toBe('Certificate');
});

test('masks every number so that no middle digit is left, and a short one whole (Z3)', () => {
  expect(maskNumber('20191234567890123')).toBe('2019***********23');
  expect(maskNumber('2019123456')).toBe('2019****56');
  expect(maskNumber('201912345')).toBe('*********');
  expect(maskNumber('12')).toBe('**');
});

test('searches qualifications by name, certificate and subject, filters and pages them (product.md 4.15)', async () => {
  const school = await world.school();
  const [zhou, shen] = [await make(school, { name: '周砚秋' }), await make(school, { name: '沈书瑶', sort: 1 })];
  const { subjectId } = await buildCourse(school);
  await buildQualification(school, zhou, { number: '20190000000000001', subject_id: subjectId, sort: 1 });
  await buildQualification(school, shen, { number: '20190000000000002', name: '硕士学位100%', sort: 2 });
  const found = async (input: Parameters<typeof count>[0]) =>
    (await count(input)).items.map(({ lecturerName }) => lecturerName);
  const count = (input: {
    keyword?: string;
    subjectId?: number;
    lecturerId?: number;
    page?: number;
    pageSize?: number;
  }) => school.visitor().ask(qualifications, input);
  expect(await found({})).toEqual(['周砚秋', '沈书瑶']);
  expect(await found({ keyword: '书瑶' })).toEqual(['沈书瑶']);
  expect(await found({ keyword: '硕士' })).toEqual(['沈书瑶']);
  expect(await found({ keyword: '数学' })).toEqual(['周砚秋']);
  expect(await found({ keyword: '%' })).toEqual(['沈书瑶']);
  expect(await found({ subjectId })).toEqual(['周砚秋']);
  expect(await found({ lecturerId: shen })).toEqual(['沈书瑶']);
  expect(await found({ page: 2, pageSize: 1 })).toEqual(['沈书瑶']);
  expect((await count({})).pageSize).toBe(10);
});

test('counts a lecturer’s courses only while they are on sale, the learners of all of them', async () => {
  const school = await world.school();
  const made = [
    await buildCourse(school, { course: { learners: 1 }, run: { ends_at: new Date(TEST_NOW.getTime() + 1) } }),
    await buildCourse(school, { course: { learners: 2 }, run: { ends_at: TEST_NOW } }),
    await buildCourse(school, { course: { learners: 4 }, offer: { is_discontinued: true } }),
  ];
  const [{ lecturerId } = { lecturerId: 0 }] = made;
  await school.withTenant((tx) => tx.updateTable('class_run').set({ lecturer_id: lecturerId }).execute());
  expect(await school.visitor().ask(detail, { id: lecturerId })).toMatchObject({ courseCount: 1, learnerCount: 7 });
});
