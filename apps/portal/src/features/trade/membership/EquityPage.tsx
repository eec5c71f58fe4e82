import { Button, CourseCard, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { isNotServed } from '../../../page/notServed.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { toCourseCard } from '../../../shared/course/courseProps.ts';
import { BenefitTable } from './components/BenefitTable.tsx';
import { EquityHero } from './components/EquityHero.tsx';
import { OwnNotice } from './components/OwnNotice.tsx';
import { Plans } from './components/Plans.tsx';
import { PurchaseDialog } from './components/PurchaseDialog.tsx';
import { Records } from './components/Records.tsx';
import { EquityStore } from './EquityStore.ts';
import { Body, Tiles } from './equity.styles.ts';
import { PLANS_ID } from './plansId.ts';

/** `/equity` (§2): what members have, one's own card, the memberships on sale side by side. */
export const EquityPage = observer(function EquityPage() {
  const { t } = useTranslation('membership');
  const store = useOwned((root) => new EquityStore(root));
  useTitle(t('title'));
  return (
    <>
      <EquityHero store={store} />
      <Body>
        <OwnNotice store={store} />
        <section id={PLANS_ID}>
          <SectionHeader
            title={t(store.isMember === undefined ? 'plansTitle' : store.isMember ? 'renewTitle' : 'buyTitle')}
            sub={store.isMember ? t('renewSub') : undefined}
          />
          <Await
            query={store.packages}
            skeleton="card"
            count={3}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyPlace
                title={t('noPlans')}
                hint={t('noPlansHint')}
                action={<Button href="/course">{t('browse')}</Button>}
              />
            }
          >
            {({ items }) => <Plans store={store} packages={items} />}
          </Await>
        </section>
        {store.packages.value && store.packages.value.items.length > 0 && (
          <section>
            <SectionHeader title={t('compare')} />
            <BenefitTable packages={store.packages.value.items} />
          </section>
        )}
        <MemberCourses store={store} />
        <Records store={store} />
      </Body>
      <PurchaseDialog store={store} />
    </>
  );
});

/** Courses that members have for less, or for nothing; left out where there are none. */
const MemberCourses = observer(function MemberCourses({ store }: { store: EquityStore }) {
  const { t } = useTranslation('membership');
  const { courses } = store;
  if (courses.value?.items.length === 0) return null;
  if (isNotServed(courses)) return null;
  const more = courses.value && {
    href: '/vip/course',
    label: t('allCourses', { count: courses.value.totalCount }),
  };
  return (
    <section>
      <SectionHeader title={t('courses')} more={more} />
      <Await query={courses} skeleton="card" count={4}>
        {({ items }) => (
          <Tiles>
            {items.map((course) => (
              <CourseCard key={course.saleId} course={toCourseCard(course)} />
            ))}
          </Tiles>
        )}
      </Await>
    </section>
  );
});
