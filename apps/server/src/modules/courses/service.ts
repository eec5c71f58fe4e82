import type { CourseCard, CourseDetail, Lesson, Page } from '@shuyuan/contract';
import type { CardRow, View } from '../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { shownUntil } from '../../domain/membership.ts';
import type { PageInput, RowPage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing } from '../../platform/http/errors.ts';
import { factsOf } from './facts.ts';
import { toLessons } from './lessons.ts';
import {
  type CourseRow,
  hasLecturer,
  type ListInput,
  selectCourse,
  selectCourses,
  selectLessons,
  selectOffers,
  selectOfLecturer,
  selectPast,
  selectRecommended,
} from './queries.ts';
import { toOffer } from './toOffer.ts';

interface CourseKey {
  id: number;
  saleId: number;
}

/** How many courses the home page asks for when it names no number (product.md 4.20). */
const RECOMMENDED = 8;

/** Courses on sale, filtered and sorted (§2). */
export async function listCourses(tx: Tx, view: View, input: ListInput): Promise<Page<CourseCard>> {
  return toCards(await selectCourses(tx, view, input));
}

/** Courses chosen for the home page. */
export async function recommendCourses(
  tx: Tx,
  view: View,
  {
    size = RECOMMENDED,
    ...filter
  }: { size?: number | undefined; gradeId?: number | undefined; subjectId?: number | undefined },
): Promise<Page<CourseCard>> {
  const rows = await selectRecommended(tx, view, { ...filter, size });
  return toCards({ rows, totalCount: rows.length, currentPage: 1, pageSize: size });
}

/** The student's ended courses. */
export async function listPast(
  tx: Tx,
  view: View & { studentId: number },
  input: PageInput,
): Promise<Page<CourseCard>> {
  return toCards(await selectPast(tx, view, input));
}

/** A lecturer's courses; `missing` when there is no such lecturer in the school (E3). */
export async function listOfLecturer(tx: Tx, view: View, input: PageInput & { id: number }): Promise<Page<CourseCard>> {
  if (!(await hasLecturer(tx, input.id))) throw missing();
  return toCards(await selectOfLecturer(tx, view, input));
}

/** One course's page; `missing` unless the class and the offer belong together in this school (E3). */
export async function findCourse(tx: Tx, view: View, key: CourseKey): Promise<CourseDetail> {
  const row = await selectCourse(tx, view, key);
  if (!row) throw missing();
  const offers = await selectOffers(tx, view, row.course_id);
  return { ...toCourseCard(row), ...pageOf(row, view), offers: offers.map(toOffer) };
}

/** The lessons of a course in order; which are open depends on who asks (§4). */
export async function listLessons(tx: Tx, view: View, key: CourseKey): Promise<Lesson[]> {
  const row = await selectCourse(tx, view, key);
  if (!row) throw missing();
  return toLessons(await selectLessons(tx, view, key), { ...view, isOwned: row.is_owned });
}

function toCards({ rows, ...facts }: RowPage<CardRow>): Page<CourseCard> {
  return { items: rows.map(toCourseCard), ...facts };
}

function pageOf(row: CourseRow, { locale, now }: View) {
  const isEn = locale === 'en';
  return {
    lecturerIntro: row.lecturer_intro ?? undefined,
    synopsis: row.synopsis ?? undefined,
    keyword: row.keyword ?? undefined,
    goals: row.goals,
    audience: row.grades,
    facts: factsOf(row, locale),
    questions: row.questions.map(({ question, question_en, answer, answer_en }) => ({
      question: (isEn && question_en) || question,
      answer: (isEn && answer_en) || answer,
    })),
    playbackMonths: row.playback_months ?? undefined,
    unpaidOrderId: row.unpaid?.id,
    unpaidOrderNum: row.unpaid?.number,
    refundOrderId: row.refunding?.id,
    refundOrderNum: row.refunding?.number,
    myTeamId: row.team_id ?? undefined,
    ownedUntil: row.is_owned ? shownUntil(row.owned_until) : undefined,
    serverTime: now.toISOString(),
  };
}
