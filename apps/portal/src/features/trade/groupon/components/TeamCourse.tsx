import type { TeamDetail } from '@shuyuan/contract';
import { formatStartTime, Link, PriceTag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ServerTime } from '../../../../core/ServerTime.ts';
import { useView } from '../../../../page/useView.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { hasBegun } from '../../../../shared/course/schedule.ts';
import { CourseRow, Cover, CoverPlace } from '../team.styles.ts';

interface TeamCourseProps {
  activity: TeamDetail['activity'];
  time: ServerTime;
}

/** The course that a group is about, for how much in it. */
export const TeamCourse = observer(function TeamCourse({ activity, time }: TeamCourseProps) {
  const { t } = useTranslation('groupon');
  const view = useView(time.now);
  const { title, cover, lecturerName, lessonCount, startsAt, kind } = activity.course;
  const start =
    kind === 'live' && startsAt !== undefined
      ? t(hasBegun(startsAt, time.now) ? 'started' : 'starts', { time: formatStartTime(startsAt, view) })
      : undefined;
  const lessons = lessonCount === undefined ? undefined : t('lessons', { count: lessonCount });
  const facts = [lecturerName, lessons, start].filter((fact) => fact !== undefined);
  return (
    <CourseRow>
      {cover === undefined ? <CoverPlace /> : <Cover src={cover} alt="" width={160} height={90} />}
      <div>
        <h2>{title}</h2>
        <p>{facts.join('·')}</p>
      </div>
      <PriceTag priceFen={activity.priceFen} />
      <Link href={coursePath(activity.course)}>{t('seeCourse')}</Link>
    </CourseRow>
  );
});
