import * as z from 'zod/mini';
import { get } from './call.ts';
import { CourseCard } from './courseRecords.ts';
import { Keyword } from './fields.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, paging, record, Whole, words } from './schema.ts';

const card = {
  id: ['lecturerId', Id],
  name: ['lecturerName', z.string(), REQUIRED],
  portrait: ['headImg', maybe(z.string())],
  /** The lecturer's title, e.g. `高中数学`. */
  title: ['title', z.string()],
  subjects: ['subjectNames', z.array(z.string())],
  /** One sentence written by the lecturer. */
  motto: ['motto', maybe(z.string())],
  isOnline: ['isOnline', maybe(Flag)],
} as const;

/** Lecturer in a list (product.md 4.15). */
export const LecturerCard = record(card);
export type LecturerCard = ReadOf<typeof LecturerCard>;

/** Lecturer's page. */
export const Lecturer = record({
  ...card,
  years: ['teachYears', Whole, OPTIONAL],
  /** Plain paragraphs separated by a blank line. */
  intro: ['introHtml', maybe(z.string())],
  honours: ['honourList', maybe(z.array(z.string()))],
  grades: ['gradeNames', maybe(z.array(z.string()))],
  /** Courses on sale. */
  courseCount: ['courseCount', Whole, OPTIONAL],
  learnerCount: ['studentCount', Whole, OPTIONAL],
  /** Mean of the ratings times ten: 49 is 4.9. */
  ratingTenths: ['scoreTenths', maybe(Whole)],
  isCertified: ['isCertified', Flag],
  /** Left the school: the page shows history only. */
  hasLeft: ['isLeft', maybe(Flag)],
  /** The student has collected it; a backend without collections of lecturers says nothing. */
  isCollected: ['isCollect', maybe(Flag)],
  /** The student follows it; a backend without follows says nothing. */
  isFollowed: ['isFollow', maybe(Flag)],
});
export type Lecturer = ReadOf<typeof Lecturer>;

/** Public proof of a lecturer's qualification; the number is masked by the server (Z3). */
export const Qualification = record({
  id: ['qualificationId', Id],
  lecturerId: ['lecturerId', Id, OPTIONAL],
  lecturerName: ['lecturerName', z.string()],
  portrait: ['headImg', maybe(z.string())],
  kind: ['certType', words({ teacher: 1, degree: 2, title: 3, other: 4 }), OPTIONAL],
  name: ['certName', z.string(), REQUIRED],
  maskedNumber: ['certNoMasked', z.string()],
  issuer: ['issueOrg', z.string()],
  issuedOn: ['issueDate', z.string()],
  validUntil: ['validEndDate', maybe(z.string())],
  image: ['certImgMasked', maybe(z.string())],
  subject: ['subjectName', maybe(z.string())],
  stage: ['stageName', maybe(z.string())],
  shownSince: ['updateTime', maybe(Instant)],
});
export type Qualification = ReadOf<typeof Qualification>;

/** Lecturers and their public qualifications (§2, §7). */
export const lecturers = {
  list: get('/lecturer/getPage', {
    summary: 'Lecturers of the school',
    access: 'public',
    ids: { subjectId: 'tenant' },
    input: record({ subjectId: ['subjectId', z.optional(Id)], ...paging }),
    list: LecturerCard,
  }),
  detail: get('/lecturer/getDetail', {
    summary: 'One lecturer',
    access: 'public',
    ids: { lecturerId: 'tenant' },
    input: record({ id: ['lecturerId', Id] }),
    result: Lecturer,
  }),
  courses: get('/lecturer/getCoursePage', {
    summary: "A lecturer's courses, those on sale first",
    access: 'public',
    ids: { lecturerId: 'tenant' },
    input: record({ id: ['lecturerId', Id], ...paging }),
    list: CourseCard,
  }),
  qualifications: get('/userCommon/getQualificatePage', {
    summary: "Lecturers' qualifications, for the public",
    access: 'public',
    ids: { subjectId: 'tenant', lecturerId: 'tenant' },
    input: record({
      keyword: ['keyword', z.optional(Keyword)],
      subjectId: ['subjectId', z.optional(Id)],
      lecturerId: ['lecturerId', z.optional(Id)],
      ...paging,
    }),
    list: Qualification,
  }),
};
