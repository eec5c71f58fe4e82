import type { CourseCard } from '@shuyuan/contract';
import type { CourseCardCourse } from '@shuyuan/ui';

/** Address of a course page: the class and the offer it is sold by (§2). */
export function coursePath({ id, saleId }: Pick<CourseCard, 'id' | 'saleId'>): string {
  return `/course/detail/${id}/${saleId}`;
}

/** What a course cost before any reduction: one figure on every page that strikes it through. */
export function formerPrice({
  priceFen,
  originalFen,
}: Pick<CourseCard, 'priceFen' | 'originalFen'>): number | undefined {
  if (priceFen === undefined || originalFen === undefined) return originalFen ?? priceFen;
  return Math.max(priceFen, originalFen);
}

/** The price on a card: that of the campaign while one runs, with the price before beside it. */
function pricesOf(course: CourseCard) {
  const { priceFen, campaignFen } = course;
  if (campaignFen === undefined || priceFen === undefined || campaignFen >= priceFen) return {};
  return { priceFen: campaignFen, originalFen: formerPrice(course) };
}

/** A course of the contract as the kit's card shows it. */
export function toCourseCard(course: CourseCard): CourseCardCourse {
  const { isOwned, isFitting, ...rest } = course;
  return {
    ...rest,
    ...pricesOf(course),
    owned: isOwned,
    fitting: isFitting,
    id: String(course.id),
    href: coursePath(course),
    lecturer: { name: course.lecturerName, portrait: course.lecturerPortrait },
    // Lessons that were held are not those that this student has learnt.
    lessonsDone: isOwned ? undefined : course.lessonsDone,
  };
}

/** A course that the student has been in: what it would cost others is no matter of hers. */
export function toPastCard(course: CourseCard): CourseCardCourse {
  return { ...toCourseCard(course), priceFen: undefined, originalFen: undefined, memberFen: undefined };
}
