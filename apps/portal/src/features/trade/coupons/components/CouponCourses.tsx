import { formatMoney } from '@shuyuan/rules';
import { Button, CourseCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { CourseTile, CourseTiles, StripEnd, StripText, TileStrip } from '../../../../shared/course/courseTiles.ts';
import type { CouponCourse, CouponCoursesStore } from '../CouponCoursesStore.ts';
import { couponCoursesAddress } from '../couponAddress.ts';

interface CouponCoursesProps {
  store: CouponCoursesStore;
  claimId: number;
}

/** The courses of a coupon, each with its price after it, or with what is missing to the threshold. */
export const CouponCourses = observer(function CouponCourses({ store, claimId }: CouponCoursesProps) {
  const { t } = useTranslation('coupons');
  if (store.coupon.value === undefined) return null;
  return (
    <PagedList
      skeleton="card"
      list={store.courses}
      hrefFor={(page) => couponCoursesAddress.href({ claimId, page })}
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
          <After course={course} />
        </CourseTile>
      )}
    </PagedList>
  );
});

/** The price after the coupon, what is missing to its threshold, or that the course is owned; nothing while it cannot be used. */
export function After({ course }: { course: CouponCourse }) {
  const { t } = useTranslation('coupons');
  const { locale } = useRoot().locale;
  const { afterFen, missingFen, isOwned } = course;
  if (isOwned) return <TileStrip data-quiet="">{t('owned')}</TileStrip>;
  if (missingFen !== undefined && missingFen > 0) {
    return <TileStrip data-quiet="">{t('short', { money: formatMoney(missingFen, { locale }) })}</TileStrip>;
  }
  if (afterFen === undefined) return null;
  return (
    <TileStrip>
      <StripText>{t('after')}</StripText>
      <StripEnd as="b">{formatMoney(afterFen, { locale })}</StripEnd>
    </TileStrip>
  );
}
