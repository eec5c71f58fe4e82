import { Breadcrumb, PurchaseBar } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { Missing } from '../../../page/Missing.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { useLessonPush } from '../../../shared/course/useLessonPush.ts';
import { Inner, Top, TopColumns, Waiting } from './CoursePage.styles.ts';
import { CourseStore } from './CourseStore.ts';
import { CourseBody } from './components/CourseBody.tsx';
import { CourseIntro } from './components/CourseIntro.tsx';
import { CourseSkeleton } from './components/CourseSkeleton.tsx';
import { PurchaseColumn } from './components/PurchaseColumn.tsx';
import { keyOf } from './courseKey.ts';
import { priceFor } from './coursePrice.ts';
import { rememberInvite } from './rememberInvite.ts';
import { useMainAction, usePurchaseAction } from './usePurchaseAction.ts';

const EnrolDialog = lazy(async () => ({ default: (await import('./components/EnrolDialog.tsx')).EnrolDialog }));

/** One course: what, when, who, for how much, and one main button that says why (product.md 2.3). */
export const CoursePage = observer(function CoursePage() {
  const { t } = useTranslation('courseDetail');
  const { t: common } = useTranslation('common');
  const { id = '', sid = '' } = useParams();
  const key = keyOf(id, sid);
  const { services } = useRoot();
  const [search] = useSearchParams();
  useEffect(() => rememberInvite(services.sessionStorage, search), [services, search]);
  const store = useOwned(
    (root) => new CourseStore({ api: root.api, clock: root.services.clock, token: () => root.auth.token }),
  );
  useEffect(() => {
    const wanted = keyOf(id, sid);
    if (wanted) store.show(wanted);
  }, [store, id, sid]);
  const isMissing = !key || store.detail.error?.kind === 'missing';
  useTitle(store.detail.value?.title ?? (isMissing ? undefined : t('page')));
  useReturn(store.detail.reload); // it may have been paid for in another tab
  useLessonPush(store.lessons.reload);

  if (isMissing) {
    return (
      <Missing title={t('missing')} text={t('missingHint')} action={{ href: '/course', label: t('backToCourses') }} />
    );
  }
  const page = (
    <Await query={store.detail} name={t('page')} pending={<CourseSkeleton />}>
      {(course) => (
        <LoadedCourse
          store={store}
          crumbs={[
            { label: common('home'), href: '/index' },
            { label: course.subject, href: '/course' },
            { label: course.title },
          ]}
        />
      )}
    </Await>
  );
  if (store.detail.value) return page;
  return (
    <Top>
      <Waiting>{page}</Waiting>
    </Top>
  );
});

interface LoadedCourseProps {
  store: CourseStore;
  crumbs: readonly { label: string; href?: string }[];
}

const LoadedCourse = observer(function LoadedCourse({ store, crumbs }: LoadedCourseProps) {
  const { tenant, auth } = useRoot();
  const panel = useRef<HTMLElement>(null);
  const [isEnrolling, setEnrolling] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const course = store.detail.value;
  const kind = useMainAction(store);
  const action = usePurchaseAction(store, kind, () => {
    setAsked(true);
    setEnrolling(true);
  });
  useEffect(() => course && auth.handOn(course), [auth, course]);
  if (!course || !kind || !action) return null;
  const price = priceFor(course, auth.info.value);
  return (
    <>
      <Top>
        <Inner>
          <Breadcrumb items={crumbs} />
          <TopColumns>
            <CourseIntro course={course} />
            <PurchaseColumn ref={panel} store={store} course={course} price={price} kind={kind} action={action} />
          </TopColumns>
        </Inner>
      </Top>
      <CourseBody store={store} course={course} />
      <PurchaseBar
        after={panel}
        title={course.title}
        cover={course.cover}
        priceFen={course.isOwned ? undefined : price.payFen}
        originalFen={price.formerFen}
        memberFen={price.memberFen}
        action={action}
      />
      {wasAsked && (
        <Suspense fallback={null}>
          <EnrolDialog
            isOpen={isEnrolling}
            onClose={() => setEnrolling(false)}
            course={course.title}
            company={tenant.company.value}
          />
        </Suspense>
      )}
    </>
  );
});
