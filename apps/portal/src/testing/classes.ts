import type { CourseCard, Lesson } from '@shuyuan/contract';

/** A live course on sale. */
export function buildCard(given: Partial<CourseCard> = {}): CourseCard {
  return {
    id: 3,
    saleId: 4,
    title: '圆锥曲线',
    lecturerId: 7,
    lecturerName: '周砚秋',
    subject: '数学',
    kind: 'live',
    status: 'inProgress',
    lessonCount: 3,
    priceFen: 0,
    learners: 1,
    needsAssessment: false,
    ...given,
  };
}

/** A lesson of 45 minutes. */
export function buildLesson(id: number, startsAt: string, state: Lesson['state'] = 'next'): Lesson {
  const endsAt = new Date(Date.parse(startsAt) + 45 * 60_000).toISOString();
  return { id, index: id, title: `第${id}讲`, startsAt, endsAt, state };
}
