import { formatMoney } from '@shuyuan/rules';
import { Button, CourseCard, Pagination } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { CourseTiles, TileStrip } from '../../../../shared/course/courseTiles.ts';
import { COURSES_PAGE_SIZE, type CouponCourse, type CouponCoursesStore } from '../CouponCoursesStore.ts';
import { coursesAddress } from '../couponAddress.ts';

interface CouponCoursesProps {
  store: CouponCoursesStore;
  /** The claim. */
  id: number;
  page: number;
}

/** The courses of a coupon, each with its price after it, or with what is missing to the threshold. */
export const CouponCourses = observer(function CouponCourses({ store, id, page }: CouponCoursesProps) {
  const { t } = useTranslation('coupons');
  if (store.coupon.value === undefined) return null;
  return (
    <Await
      query={store.courses}
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
          <CourseTiles aria-busy={store.courses.isLoading}>
            {items.map((course) => (
              <div key={`${course.id}-${course.saleId}`}>
                <CourseCard course={toCourseCard(course)} level={2} />
                <After course={course} />
              </div>
            ))}
          </CourseTiles>
          <Pagination
            page={page}
            pageSize={COURSES_PAGE_SIZE}
            total={totalCount}
            hrefFor={(to) => coursesAddress(id, to)}
            onChange={() => scrollTo({ top: 0 })}
          />
        </>
      )}
    </Await>
  );
});

function After({ course }: { course: CouponCourse }) {
  const { t } = useTranslation('coupons');
  const { locale } = useRoot().locale;
  const { afterFen, missingFen, isOwned } = course;
  if (isOwned) return <TileStrip data-quiet="">{t('owned')}</TileStrip>;
  if (missingFen !== undefined && missingFen > 0) {
    return <TileStrip data-quiet="">{t('short', { money: formatMoney(missingFen, { locale }) })}</TileStrip>;
  }
  return (
    <TileStrip>
      <span className="what">{t('after')}</span>
      <b className="end">{formatMoney(afterFen, { locale })}</b>
    </TileStrip>
  );
}
