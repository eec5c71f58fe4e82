import type { Lecturer } from '@shuyuan/contract';
import {
  Alert,
  Button,
  CourseCard,
  Empty,
  Heading,
  LecturerHero,
  QualificationList,
  SectionHeader,
  Text,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { toCourseCard } from '../../../shared/course/courseProps.ts';
import { LecturerStore } from './LecturerStore.ts';
import { Columns, Page, Paragraphs, Tiles } from './lecturers.styles.ts';
import { toQualification } from './toQualification.ts';

/** `/teather/:id` (§2; the spelling is the address's): who teaches, what they teach, and the proof. */
export const LecturerPage = observer(function LecturerPage() {
  const { t } = useTranslation('lecturers');
  const id = Number(useParams()['id']);
  const store = useOwned((root) => new LecturerStore(root.api));
  const { profile, courses, qualifications } = store;
  useEffect(() => store.show(id), [store, id]);
  useTitle(profile.value?.name ?? t(profile.error?.kind === 'missing' ? 'missing' : 'title'));
  if (profile.error?.kind === 'missing') {
    return (
      <Page>
        <Empty
          kind="search"
          size="page"
          level={1}
          title={t('missing')}
          hint={t('missingHint')}
          action={<Button href="/teacher/certification">{t('showAll')}</Button>}
        />
      </Page>
    );
  }
  return (
    <>
      {profile.value && <Hero lecturer={profile.value} />}
      <Page>
        <Await query={profile} name={t('title')} skeleton="row" count={4}>
          {(lecturer) => (
            <>
              {lecturer.hasLeft && <Alert tone="warning" title={t('hasLeft')} />}
              <Columns>
                <section>
                  <SectionHeader title={t('about')} />
                  <Paragraphs>
                    {(lecturer.intro ?? '').split(/\n\n+/).map((paragraph) => (
                      <Text as="p" size={16} tone="secondary" key={paragraph}>
                        {paragraph}
                      </Text>
                    ))}
                  </Paragraphs>
                </section>
                {lecturer.honours && lecturer.honours.length > 0 && (
                  <aside>
                    <Heading level={2} size={18}>
                      {t('honours')}
                    </Heading>
                    <ul>
                      {lecturer.honours.map((honour) => (
                        <li key={honour}>{honour}</li>
                      ))}
                    </ul>
                  </aside>
                )}
              </Columns>
            </>
          )}
        </Await>
        <section>
          <SectionHeader title={t('courses')} />
          <Await
            query={courses}
            skeleton="card"
            count={4}
            isEmpty={({ items }) => items.length === 0}
            empty={<Empty kind="course" title={t('noCourses')} hint={t('noCoursesHint')} />}
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
        {(qualifications.value?.items.length ?? 0) > 0 && (
          <section>
            <SectionHeader title={t('qualifications')} />
            <QualificationList items={(qualifications.value?.items ?? []).map(toQualification)} />
          </section>
        )}
      </Page>
    </>
  );
});

/** The band at the top, over the whole width of the window. */
function Hero({ lecturer }: { lecturer: Lecturer }) {
  const { t } = useTranslation('lecturers');
  return (
    <LecturerHero
      lecturer={{ ...lecturer, intro: lecturer.motto, isOnline: undefined }}
      isCertified={lecturer.isCertified}
      stats={[
        { label: t('years'), value: String(lecturer.years) },
        { label: t('onSale'), value: String(lecturer.courseCount) },
        { label: t('students'), value: lecturer.learnerCount.toLocaleString('en') },
        ...(lecturer.ratingTenths === undefined
          ? []
          : [{ label: t('rating'), value: (lecturer.ratingTenths / 10).toFixed(1) }]),
      ]}
    />
  );
}
