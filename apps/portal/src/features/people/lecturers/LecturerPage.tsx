import { CourseCard, QualificationList, SectionHeader, Skeleton } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { isNotServed } from '../../../page/notServed.ts';
import { Reserve } from '../../../page/Reserve.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { toCourseCard } from '../../../shared/course/courseProps.ts';
import { LecturerAbout } from './components/LecturerAbout.tsx';
import { LecturerBand } from './components/LecturerBand.tsx';
import { createLecturerStore } from './LecturerStore.ts';
import { Page, Tiles } from './lecturers.styles.ts';
import { qualificationsAddress } from './qualificationsAddress.ts';
import { toQualification } from './toQualification.ts';

/** Below the first screen: the cards of articles come after the page (performance.md §3). */
const LecturerTexts = lazy(async () => ({ default: (await import('./components/LecturerTexts.tsx')).LecturerTexts }));

/** `/teather/:id` (§2; the spelling is the address's): who teaches, what they teach and write, and the proof. */
export const LecturerPage = observer(function LecturerPage() {
  const { t } = useTranslation('lecturers');
  const id = idOf(useParams()['id']);
  const store = useOwned((root) => createLecturerStore(root.api), id ?? undefined);
  const { profile, courses, qualifications } = store;
  const isMissing = id === null || profile.error?.kind === 'missing';
  useTitle(isMissing ? undefined : (profile.value?.name ?? t('title')));
  if (isMissing) {
    return (
      <Page>
        <Missing
          title={t('missing')}
          text={t('missingHint')}
          action={{ href: qualificationsAddress.href(), label: t('showAll') }}
        />
      </Page>
    );
  }
  return (
    <>
      {profile.isPending && (
        <Reserve>
          <Skeleton variant="panel" height={300} />
        </Reserve>
      )}
      {profile.value && (
        <LecturerBand lecturer={profile.value} onFollow={store.toggleFollowed} onCollect={store.toggleCollected} />
      )}
      <Page>
        <Await query={profile} name={t('title')} skeleton="row" count={4}>
          {(lecturer) => <LecturerAbout lecturer={lecturer} />}
        </Await>
        {!isNotServed(courses) && (
          <section>
            <SectionHeader title={t('courses')} />
            <Await
              query={courses}
              skeleton="card"
              count={4}
              isEmpty={({ items }) => items.length === 0}
              empty={<EmptyPlace kind="course" title={t('noCourses')} hint={t('noCoursesHint')} />}
            >
              {({ items }) => (
                <Tiles>
                  {items.map((course) => (
                    <CourseCard key={course.saleId} course={toCourseCard(course)} />
                  ))}
                </Tiles>
              )}
            </Await>
          </section>
        )}
        <Suspense fallback={null}>
          <LecturerTexts id={id} />
        </Suspense>
        {(qualifications.error ? !isNotServed(qualifications) : qualifications.value?.items.length) && (
          <section>
            <SectionHeader title={t('qualifications')} />
            <Await query={qualifications}>
              {({ items }) => <QualificationList items={items.map(toQualification)} />}
            </Await>
          </section>
        )}
      </Page>
    </>
  );
});
