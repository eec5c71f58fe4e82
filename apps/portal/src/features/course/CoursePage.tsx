import { Breadcrumb, PurchaseBar } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../stores/Await.tsx';
import { useOwned, useRoot } from '../../stores/context.tsx';
import { useTitle } from '../../stores/useTitle.ts';
import { Top } from './CoursePage.styles.ts';
import { CourseStore } from './CourseStore.ts';
import { CourseBody } from './components/CourseBody.tsx';
import { CourseIntro } from './components/CourseIntro.tsx';
import { CourseSkeleton } from './components/CourseSkeleton.tsx';
import { MissingCourse } from './components/MissingCourse.tsx';
import { PurchaseColumn } from './components/PurchaseColumn.tsx';
import { keyOf } from './courseKey.ts';
import { usePurchaseAction } from './usePurchaseAction.ts';

const EnrolDialog = lazy(async () => ({ default: (await import('./components/EnrolDialog.tsx')).EnrolDialog }));

/** One course: what, when, who, for how much, and one main button that says why (product.md 2.3). */
export const CoursePage = observer(function CoursePage() {
  const { t: common } = useTranslation('common');
  const { id = '', sid = '' } = useParams();
  const key = keyOf(id, sid);
  const store = useOwned((root) => new CourseStore(root.api, () => root.auth.token));
  useEffect(() => {
    const wanted = keyOf(id, sid);
    if (wanted) store.show(wanted);
  }, [store, id, sid]);
  useTitle(store.detail.value?.title);

  if (!key || store.detail.error?.kind === 'missing') return <MissingCourse />;
  const page = (
    <Await query={store.detail} pending={<CourseSkeleton />}>
      {(course) => (
        <CourseView
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
      <div className="page waiting">{page}</div>
    </Top>
  );
});

interface CourseViewProps {
  store: CourseStore;
  crumbs: readonly { label: string; href?: string }[];
}

const CourseView = observer(function CourseView({ store, crumbs }: CourseViewProps) {
  const { tenant } = useRoot();
  const panel = useRef<HTMLElement>(null);
  const [isEnrolling, setEnrolling] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const course = store.detail.value;
  const action = usePurchaseAction(course, () => {
    setAsked(true);
    setEnrolling(true);
  });
  if (!course || !action) return null;
  return (
    <>
      <Top>
        <div className="page">
          <Breadcrumb items={crumbs} />
          <div className="columns">
            <CourseIntro course={course} />
            <PurchaseColumn ref={panel} store={store} course={course} action={action} />
          </div>
        </div>
      </Top>
      <CourseBody store={store} course={course} />
      <PurchaseBar
        after={panel}
        title={course.title}
        cover={course.cover}
        priceFen={course.isOwned ? undefined : course.priceFen}
        originalFen={course.originalFen}
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
