import type { CourseCard as Course } from '@shuyuan/contract';
import { Button, Countdown, CourseCard } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import type { ServerTime } from '../../../../core/ServerTime.ts';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { CourseTile, CourseTiles, StripEnd, StripText, TileStrip } from '../../../../shared/course/courseTiles.ts';
import type { DiscountFilters } from '../campaignAddress.ts';

interface CampaignTilesProps {
  list: PagedQuery<Course, DiscountFilters>;
  time: ServerTime;
  hrefFor: (page: number) => string;
  /** Says below each course which campaign makes it cheaper, and for how long. */
  isStriped?: boolean;
  /** A campaign of a course on screen has ended. */
  onEnd: () => void;
}

/** Courses at the price of their campaign. */
export function CampaignTiles({ list, time, hrefFor, isStriped = false, onEnd }: CampaignTilesProps) {
  const { t } = useTranslation('discounts');
  return (
    <PagedList
      skeleton="card"
      list={list}
      hrefFor={hrefFor}
      count={8}
      empty={
        <EmptyPlace
          kind="course"
          title={t('noCourses')}
          hint={t('noCoursesHint')}
          action={
            <Button variant="outline" href="/course">
              {t('allCourses')}
            </Button>
          }
        />
      }
      as={CourseTiles}
    >
      {(course) => (
        <CourseTile key={`${course.id}-${course.saleId}`}>
          <CourseCard course={toCourseCard(course)} level={2} />
          {isStriped && !course.isOwned && course.campaignEndsAt !== undefined && (
            <TileStrip>
              <StripText>{course.campaignName}</StripText>
              <StripEnd>
                {t('left')} <Countdown endsAt={time.here(course.campaignEndsAt)} format="d hh:mm:ss" onEnd={onEnd} />
              </StripEnd>
            </TileStrip>
          )}
        </CourseTile>
      )}
    </PagedList>
  );
}
