import { Link, MyCourseCard, type MyCourseCardProps } from '@shuyuan/ui';
import { reportPath } from './learnPaths.ts';
import { type OwnClass, progressOf, toMyCourse, toNextLesson } from './ownClass.ts';

interface OwnClassCardProps extends Pick<MyCourseCardProps, 'level' | 'timeZone'> {
  course: OwnClass;
  /** Leads to the order while a refund is under review. */
  frozenLabel: string;
  reportLabel: string;
}

/** A class of the student in a list: how far, what comes next, the report; frozen while a refund is under review (product.md 5.3). */
export function OwnClassCard({ course, frozenLabel, reportLabel, ...rest }: OwnClassCardProps) {
  const isFrozen = course.enrolment === 'frozen';
  return (
    <MyCourseCard
      {...rest}
      course={toMyCourse(course)}
      progress={progressOf(course, [])}
      next={isFrozen ? undefined : toNextLesson(course)}
      action={isFrozen ? { label: frozenLabel, href: '/learn/order' } : undefined}
      links={course.hasReport ? <Link href={reportPath(course)}>{reportLabel}</Link> : undefined}
    />
  );
}
