import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORDER_PAY_MINUTES, REFUND_DAYS, REFUND_LESSONS, REFUND_REVIEW_HOURS, type TaskLimits } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { readArticles } from './articles/written.ts';

/** Months after its end, or its purchase, in which a seeded class can be watched. */
export const PLAYBACK_MONTHS = 12;

const FOLDER = join(import.meta.dirname, 'content');

/** A text in Chinese and English. */
const Both = z.tuple([z.string(), z.string()]);
export type Both = z.output<typeof Both>;

const Kind = z.enum(['live', 'recorded']);
const Question = z.object({ question: Both, answer: Both });

const Course = z.object({
  key: z.string(),
  kind: Kind,
  grades: z.array(z.string()),
  /** Which of the subject's covers is its own. */
  cover: z.int(),
  title: Both,
  keyword: Both,
  tag: Both,
  /** Seats of a class, where the texts name them: `{seats}` in the synopsis. */
  seats: z.optional(z.int()),
  requirement: Both,
  synopsis: z.array(Both),
  goals: z.array(Both),
  chapters: z.array(z.object({ title: Both, lessons: z.array(Both) })),
  questions: z.array(Question),
});
/** A course as written, before a school adds price, lecturer and dates. */
export type WrittenCourse = z.output<typeof Course>;

const Lecturer = z.object({
  name: Both,
  title: Both,
  motto: Both,
  intro: z.array(Both),
  honours: z.array(Both),
  subjects: z.array(z.string()),
  portrait: z.int(),
  years: z.int(),
  ratingTenths: z.int(),
  isOnline: z.boolean(),
});
/** A lecturer as written. */
export type WrittenLecturer = z.output<typeof Lecturer>;

const Listing = z.object({
  key: z.string(),
  state: z.enum(['notStarted', 'inProgress', 'full', 'ended', 'discontinued']),
  yuan: z.int(),
  originalYuan: z.optional(z.int()),
  seatsLeft: z.optional(z.int()),
  learners: z.optional(z.int()),
  isRecommended: z.optional(z.boolean()),
  hasSecondClass: z.optional(z.boolean()),
  hasMemberPrice: z.optional(z.boolean()),
  needsAssessment: z.optional(z.boolean()),
  isLockedByPractice: z.optional(z.boolean()),
  /** The first lesson is this evening. */
  startsToday: z.optional(z.boolean()),
});
/** A course as offered by one school; each school has its own list order. */
export type Listing = z.output<typeof Listing>;

const School = z.object({
  key: z.string(),
  label: z.string(),
  name: Both,
  shortName: Both,
  legalName: Both,
  phone: z.string(),
  phoneHours: Both,
  icp: z.string(),
  policeRecord: z.string(),
  creditCode: z.string(),
  slogan: Both,
  domain: z.string(),
  opens: z.object({ studyRoom: z.boolean(), chat: z.boolean() }),
  students: z.array(z.string()),
});
/** A school as written. */
export type WrittenSchool = z.output<typeof School>;

const Agreement = z.object({
  type: z.enum(['purchase', 'user', 'privacy', 'closing', 'membership', 'studyRoom', 'franchise', 'refund']),
  name: Both,
  content: z.array(Both),
});
const Constants = z.object({
  subjects: z.array(z.object({ key: z.string(), name: Both })),
  grades: z.array(z.object({ key: z.string(), name: Both, stage: z.enum(['primary', 'junior', 'senior', 'adult']) })),
  timeZones: z.array(z.object({ iana: z.string(), offset: z.string(), name: Both })),
});
const Menus = z.object({
  bar: z.array(z.object({ key: z.int(), path: z.string(), name: Both })),
  side: z.array(
    z.object({
      key: z.string(),
      path: z.string(),
      icon: z.string(),
      unread: z.enum(['none', 'siteMsg', 'feedbackMsg', 'chat']),
      name: Both,
    }),
  ),
  permissions: z.array(z.object({ key: z.string() })),
});

const Plate = z.object({
  key: z.string(),
  name: Both,
  intro: Both,
  rules: z.array(Both),
  isStudentPost: z.boolean(),
  /** Subjects whose lecturers look after it. */
  subjects: z.array(z.string()),
});

const StudyRooms = z.object({
  rules: z.array(Both),
  openTime: Both,
  questions: z.array(z.object({ question: Both, answer: Both })),
  notices: z.object({ paused: Both }),
  /** Students' questions, by subject. */
  asked: z.record(z.string(), z.array(z.string())),
  said: z.array(z.tuple([z.enum(['student', 'lecturer']), z.string()])),
  thanks: z.array(z.string()),
});
const Talks = z.object({
  /** Chat between a lecturer of a subject and a student; `[image:n]` is a picture. */
  singles: z.record(z.string(), z.array(z.tuple([z.enum(['student', 'lecturer']), z.string()]))),
  /** Messages in a class; `student:n` numbers its members, the demo student first. */
  group: z.array(z.tuple([z.string(), z.enum(['text', 'image', 'notice']), z.string()])),
});

const questionFields = {
  type: z.enum(['single', 'multiple', 'judge', 'blank', 'short', 'oral', 'group']),
  /** HTML with formulas between `$`. */
  stem: Both,
  options: z.optional(z.array(Both)),
  key: z.optional(z.array(z.string())),
  /** Accepted texts of each blank, and how far a number may be off; null for texts only. */
  blanks: z.optional(z.array(z.tuple([z.array(z.string()), z.nullable(z.number())]))),
  model: z.optional(Both),
  analysis: z.optional(Both),
  knowledge: z.array(Both),
  difficulty: z.int(),
  /** What a person marks it by, each with points. */
  criteria: z.optional(z.array(z.tuple([Both, z.number()]))),
  /** Name of a drawn picture in the stem. */
  picture: z.optional(z.string()),
  /** Name of a recording in the stem (packages/art). */
  sound: z.optional(z.string()),
};
/** What only tasks of a subjective assessment have, which are written in the program. */
interface TaskFields {
  title?: Both;
  task?: TaskLimits;
  points?: number;
}
const PaperQuestion = z.object({ ...questionFields, parts: z.optional(z.array(z.object(questionFields))) });
/** A question of a practice as written. */
export interface WrittenQuestion extends Omit<z.output<typeof PaperQuestion>, 'parts'>, TaskFields {
  parts?: WrittenQuestion[] | undefined;
}

/** Subjects whose assessments are written: those of the courses that ask for one. */
const ASSESSED: readonly string[] = ['biology', 'code', 'english', 'physics'];

function read<T extends z.ZodMiniType>(file: string, schema: T): z.output<T> {
  return z.parse(schema, JSON.parse(withTerms(readText(file))));
}

function readText(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}

/** Terms that the texts name as `{refundDays}`: they are those of the rules. */
const TERMS: Readonly<Record<string, number>> = {
  refundDays: REFUND_DAYS,
  refundLessons: REFUND_LESSONS,
  reviewHours: REFUND_REVIEW_HOURS,
  orderPayMinutes: ORDER_PAY_MINUTES,
  playbackMonths: PLAYBACK_MONTHS,
};

function withTerms(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(TERMS[name] ?? whole));
}

/** A course whose synopsis names the seats of its classes. */
function withSeats<T extends { seats?: number | undefined; synopsis: Both[] }>(course: T): T {
  const fill = (text: string) => text.replaceAll('{seats}', String(course.seats));
  return { ...course, synopsis: course.synopsis.map(([cn, en]): Both => [fill(cn), fill(en)]) };
}

/** All content of the seed, in both languages (product.md 4.23). */
export function readContent() {
  const schools = read('schools.json', z.array(School));
  const constants = read('constants.json', Constants);
  const courses = constants.subjects.flatMap(({ key }) =>
    read(`courses/${key}.json`, z.array(Course)).map((course) => ({ ...withSeats(course), subject: key })),
  );
  return {
    schools,
    constants,
    courses: new Map(courses.map((course) => [course.key, course])),
    lecturers: new Map(schools.map(({ key }) => [key, read(`lecturers/${key}.json`, z.array(Lecturer))])),
    catalogues: read('catalogues.json', z.record(z.string(), z.array(Listing))),
    questions: read('questions.json', z.object({ live: z.array(Question), recorded: z.array(Question) })),
    agreements: read('agreements.json', z.array(Agreement)),
    menus: read('menus.json', Menus),
    studyRooms: read('studyRoom.json', StudyRooms),
    talks: read('talks.json', Talks),
    papers: read('papers.json', z.record(z.string(), z.array(PaperQuestion))),
    assessments: new Map(ASSESSED.map((key) => [key, read(`assessments/${key}.json`, z.array(PaperQuestion))])),
    plates: read('plates.json', z.array(Plate)),
    articles: new Map(schools.map(({ key }) => [key, readArticles(readText(`articles/${key}.md`))])),
    notes: new Map(schools.map(({ key }) => [key, readArticles(readText(`notes/${key}.md`))])),
  };
}
export type Content = ReturnType<typeof readContent>;
