import { beijingYear } from '../platform/core/beijing.ts';
import { DAY_MS } from './calendar.ts';
import type { Both, WrittenLecturer } from './content.ts';
import type { Draft } from './draft.ts';
import { between, pick, type Random, randomOf } from './random.ts';
import type { SchoolIds } from './school.ts';

/** A lecturer with an id and the keys of the subjects taught. */
export interface SeededLecturer {
  id: number;
  subjects: readonly string[];
}

const CERTIFIED_AFTER_YEARS = 7;

/** Lecturers with their profiles, subjects and qualifications (product.md 4.15). */
export function addFaculty(
  draft: Draft,
  written: readonly WrittenLecturer[],
  ids: SchoolIds,
  subjectNames: Map<string, Both>,
): SeededLecturer[] {
  return written.map((lecturer, sort) => {
    const id = draft.nextId();
    draft.add('lecturer', {
      id,
      name: lecturer.name[0],
      name_en: lecturer.name[1],
      portrait: `/files/seed/lecturers/${lecturer.portrait}.svg`,
      title: lecturer.title[0],
      title_en: lecturer.title[1],
      motto: lecturer.motto[0],
      motto_en: lecturer.motto[1],
      intro: lecturer.intro.map(([cn]) => cn).join('\n\n'),
      intro_en: lecturer.intro.map(([, en]) => en).join('\n\n'),
      honours: lecturer.honours.map(([cn]) => cn),
      honours_en: lecturer.honours.map(([, en]) => en),
      teach_years: lecturer.years,
      rating_tenths: lecturer.ratingTenths,
      is_online: lecturer.isOnline,
      is_certified: lecturer.years >= CERTIFIED_AFTER_YEARS,
      sort,
    });
    lecturer.subjects.forEach((key, place) => {
      const subjectId = ids.subjects.get(key);
      if (subjectId) draft.add('lecturer_subject', { lecturer_id: id, subject_id: subjectId, sort: place });
    });
    addQualifications(draft, { lecturer, id, sort }, ids, subjectNames);
    return { id, subjects: lecturer.subjects };
  });
}

const STAGES: readonly Both[] = [
  ['高中', 'Senior secondary'],
  ['初中', 'Junior secondary'],
];
const ISSUERS: readonly Both[] = [
  ['示意市教育局', 'Education Bureau of the City (illustrative)'],
  ['示意省教育厅', 'Department of Education of the Province (illustrative)'],
];
const COLLEGES: readonly Both[] = [
  ['示意师范大学', 'Normal University (illustrative)'],
  ['示意大学', 'City University (illustrative)'],
  ['示意艺术学院', 'Academy of Arts (illustrative)'],
];

interface Place {
  lecturer: WrittenLecturer;
  id: number;
  sort: number;
}

/** One to three qualifications each: a certificate for all, a degree for most, a title for the experienced. */
function addQualifications(
  draft: Draft,
  { lecturer, id, sort }: Place,
  ids: SchoolIds,
  subjectNames: Map<string, Both>,
): void {
  const random = randomOf(`qualifications of ${lecturer.name[0]}`);
  const [subject = ''] = lecturer.subjects;
  const name = subjectNames.get(subject) ?? ['', ''];
  const stage = pick(STAGES, lecturer.title[0].includes('高中') ? 0 : sort);
  const startYear = beijingYear(new Date(draft.day)) - lecturer.years;
  const shared = { lecturer_id: id, subject_id: ids.subjects.get(subject) ?? null, sort: sort * 10 };
  const shownSince = new Date(draft.day - between(random, 20, 300) * DAY_MS);
  const issuer = pick(ISSUERS, sort);
  draft.add('qualification', {
    ...shared,
    id: draft.nextId(),
    kind: 'teacher',
    name: `${stage[0]}教师资格证（${name[0]}）`,
    name_en: `Teacher certificate, ${stage[1].toLowerCase()} (${name[1]})`,
    number: numberOf(random, startYear, 17),
    issuer: issuer[0],
    issuer_en: issuer[1],
    issued_on: `${startYear}-0${between(random, 5, 9)}-${between(random, 10, 28)}`,
    valid_until: null,
    image: '/files/seed/certificates/1.svg',
    stage: stage[0],
    stage_en: stage[1],
    audit_status: 'shown',
    shown_since: shownSince,
  });
  if (sort % 4 !== 2) {
    const college = pick(COLLEGES, subject === 'art' ? 2 : sort);
    draft.add('qualification', {
      ...shared,
      sort: shared.sort + 1,
      id: draft.nextId(),
      kind: 'degree',
      name: `${name[0]}专业硕士学位证书`,
      name_en: `Master's degree, ${name[1]}`,
      number: numberOf(random, startYear, 16),
      issuer: college[0],
      issuer_en: college[1],
      issued_on: `${startYear}-06-${between(random, 10, 30)}`,
      valid_until: null,
      image: '/files/seed/certificates/2.svg',
      stage: null,
      stage_en: null,
      // The newest lecturer's degree is still under review, so it is not public yet.
      audit_status: lecturer.years < CERTIFIED_AFTER_YEARS + 1 ? 'reviewing' : 'shown',
      shown_since: shownSince,
    });
  }
  if (lecturer.years < 12) return;
  const year = startYear + 9;
  draft.add('qualification', {
    ...shared,
    sort: shared.sort + 2,
    id: draft.nextId(),
    kind: 'title',
    name: lecturer.years > 25 ? '正高级教师职称证书' : '高级教师职称证书',
    name_en: lecturer.years > 25 ? 'Title of senior teacher, first grade' : 'Title of senior teacher',
    number: numberOf(random, year, 12),
    issuer: ISSUERS[1]?.[0] ?? '',
    issuer_en: ISSUERS[1]?.[1] ?? null,
    issued_on: `${year}-12-${between(random, 10, 28)}`,
    valid_until: null,
    image: '/files/seed/certificates/3.svg',
    stage: null,
    stage_en: null,
    audit_status: 'shown',
    shown_since: shownSince,
  });
}

/** A fictional number: a year and random digits. */
function numberOf(random: Random, year: number, length: number): string {
  let number = String(year);
  while (number.length < length) number += String(between(random, 0, 9));
  return number;
}
