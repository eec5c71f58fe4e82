import type { CourseCard } from '@shuyuan/contract';
import { Avatar, Button, formatStartTime, PriceTag } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../page/useView.ts';
import { coursePath, formerPrice } from '../../../shared/course/courseProps.ts';
import { CourseLine } from './assess.styles.ts';

/** The course that an assessment is taken for, in a line. */
export function CourseRow({ course, now }: { course: CourseCard; now: number }) {
  const { t } = useTranslation('assess');
  const view = useView(now);
  const { title, cover, lecturerName, lecturerPortrait, startsAt, seatsLeft, campaignFen, priceFen } = course;
  const isAhead = startsAt !== undefined && Date.parse(startsAt) > now;
  const facts = [
    lecturerName,
    isAhead && t('starts', { when: formatStartTime(startsAt, view) }),
    seatsLeft !== undefined && t('seats', { count: seatsLeft }),
  ].filter((fact) => fact !== false);
  const payFen = campaignFen ?? priceFen;
  return (
    <CourseLine aria-label={title}>
      {cover === undefined ? <span data-cover /> : <img src={cover} alt="" width="192" height="108" />}
      <div>
        <h2>{title}</h2>
        <p>
          <Avatar name={lecturerName} src={lecturerPortrait} size={24} decorative />
          {facts.join(' · ')}
        </p>
      </div>
      {payFen !== undefined && !course.isOwned && <PriceTag priceFen={payFen} originalFen={formerPrice(course)} />}
      <Button variant="outline" tone="neutral" href={coursePath(course)}>
        {t('seeCourse')}
      </Button>
    </CourseLine>
  );
}
