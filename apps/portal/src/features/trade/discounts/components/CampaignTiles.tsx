import type { CourseCard as Course, Page } from '@shuyuan/contract';
import { Button, Countdown, CourseCard, Pagination } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '../../../../api/query.ts';
import type { ServerTime } from '../../../../core/ServerTime.ts';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { CourseTiles, TileStrip } from '../../../../shared/course/courseTiles.ts';
import { PAGE_SIZE } from '../DiscountsStore.ts';

interface CampaignTilesProps<A extends readonly unknown[]> {
  query: Query<Page<Course>, A>;
  time: ServerTime;
  page: number;
  hrefFor: (page: number) => string;
  /** Level of the titles in the outline of the page. */
  level: 2 | 3;
  /** Says below each course which campaign makes it cheaper, and for how long. */
  isStriped?: boolean;
  /** A campaign of a course on screen has ended. */
  onEnd: () => void;
}

/** Courses at the price of their campaign. */
export const CampaignTiles = observer(function CampaignTiles<A extends readonly unknown[]>(
  props: CampaignTilesProps<A>,
) {
  const { query, time, page, hrefFor, level, isStriped = false, onEnd } = props;
  const { t } = useTranslation('discounts');
  return (
    <Await
      query={query}
      skeleton="card"
      count={8}
      isEmpty={({ items }) => items.length === 0}
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
    >
      {({ items, totalCount }) => (
        <>
          <CourseTiles aria-busy={query.isLoading}>
            {items.map((course) => (
              <div key={`${course.id}-${course.saleId}`}>
                <CourseCard course={toCourseCard(course)} level={level} />
                {isStriped && !course.isOwned && course.campaignEndsAt !== undefined && (
                  <TileStrip>
                    <span className="what">{course.campaignName}</span>
                    <span className="end">
                      {t('left')}{' '}
                      <Countdown until={time.here(course.campaignEndsAt)} format="d hh:mm:ss" onEnd={onEnd} />
                    </span>
                  </TileStrip>
                )}
              </div>
            ))}
          </CourseTiles>
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            total={totalCount}
            hrefFor={hrefFor}
            onChange={() => scrollTo({ top: 0 })}
          />
        </>
      )}
    </Await>
  );
}) as <A extends readonly unknown[]>(props: CampaignTilesProps<A>) => ReactNode;
