import type { CourseCard, CourseDetail, Lesson, Page, SentOf } from '@shuyuan/contract';
import { REFUND_TERMS } from '@shuyuan/rules';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { shownUntil } from '../../domain/membership.ts';
import { missing } from '../../platform/core/errors.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
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

/** Default number of courses for the home page (product.md 4.20). */
const RECOMMENDED = 8;

/** Courses on sale, filtered and sorted (§2). */
export async function listCourses(ctx: Ctx, input: ListInput): Promise<Page<SentOf<typeof CourseCard>>> {
  return mapPage(await selectCourses(ctx, input), toCourseCard);
}

/** Courses chosen for the home page. */
export async function recommendCourses(
  ctx: Ctx,
  {
    size = RECOMMENDED,
    ...filter
  }: { size?: number | undefined; gradeId?: number | undefined; subjectId?: number | undefined },
): Promise<Page<SentOf<typeof CourseCard>>> {
  const rows = await selectRecommended(ctx, { ...filter, size });
  return mapPage({ rows, totalCount: rows.length, currentPage: 1, pageSize: size }, toCourseCard);
}

/** The student's ended courses. */
export async function listPast(ctx: StudentCtx, input: PageInput): Promise<Page<SentOf<typeof CourseCard>>> {
  return mapPage(await selectPast(ctx, input), toCourseCard);
}

/** A lecturer's courses; `missing` when there is no such lecturer in the school (E3). */
export async function listOfLecturer(
  ctx: Ctx,
  input: PageInput & { id: number },
): Promise<Page<SentOf<typeof CourseCard>>> {
  if (!(await hasLecturer(ctx.tx, input.id))) throw missing();
  return mapPage(await selectOfLecturer(ctx, input), toCourseCard);
}

/** One course's page; `missing` unless the class and the offer belong together in this school (E3). */
export async function findCourse(ctx: Ctx, key: CourseKey): Promise<SentOf<typeof CourseDetail>> {
  const row = await selectCourse(ctx, key);
  if (!row) throw missing();
  const offers = await selectOffers(ctx, row.course_id);
  return { ...toCourseCard(row), ...pageOf(row, ctx), offers: offers.map(toOffer) };
}

/** The lessons of a course in order; which are open depends on the caller (§4). */
export async function listLessons(ctx: Ctx, key: CourseKey): Promise<SentOf<typeof Lesson>[]> {
  const row = await selectCourse(ctx, key);
  if (!row) throw missing();
  return toLessons(await selectLessons(ctx, key), { ...ctx, isOwned: row.is_owned });
}

function pageOf(row: CourseRow, { locale, now }: Ctx) {
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
    refundDays: REFUND_TERMS.days,
    refundLessons: REFUND_TERMS.lessons,
    unpaidOrderId: row.unpaid?.id,
    unpaidOrderNum: row.unpaid?.number,
    refundOrderId: row.refunding?.id,
    refundOrderNum: row.refunding?.number,
    myTeamId: row.team_id ?? undefined,
    isCollected: row.is_collected,
    ownedUntil: row.is_owned ? shownUntil(row.owned_until) : undefined,
    serverTime: now.toISOString(),
  };
}
