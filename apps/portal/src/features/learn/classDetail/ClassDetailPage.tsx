import { Breadcrumb, Button, KitProvider, Tabs } from '@shuyuan/ui';
import { MessagesSquare } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useAddress } from '../../../page/address.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { isNotServed } from '../../../page/notServed.ts';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { useLessonPush } from '../../../shared/course/useLessonPush.ts';
import { ClassDetailStore } from './ClassDetailStore.ts';
import { CLASS_PARTS, type ClassPart, classAddress } from './classAddress.ts';
import { Columns, Inner, Stacked, TabLine, Top, Waiting } from './classDetail.styles.ts';
import { Aside } from './components/Aside.tsx';
import { ClassHead } from './components/ClassHead.tsx';
import { Notices } from './components/Notices.tsx';
import { Outline } from './components/Outline.tsx';

// The lessons come first; each other part comes when it is opened (performance.md §3).
const Attendance = lazy(async () => ({ default: (await import('./components/Attendance.tsx')).Attendance }));
const Materials = lazy(async () => ({ default: (await import('./components/Materials.tsx')).Materials }));
const Practices = lazy(async () => ({ default: (await import('./components/Practices.tsx')).Practices }));
const Reviews = lazy(async () => ({ default: (await import('./components/Reviews.tsx')).Reviews }));

/** `/myclass/classdetail/…` (§2): one class with its lessons, practices, files, attendance and reviews (product.md 5.4). */
export const ClassDetailPage = observer(function ClassDetailPage() {
  const { t } = useTranslation('myClass');
  const { courseScheduleId, sellCourseScheduleId } = useParams();
  const [courseId, saleId] = [idOf(courseScheduleId), idOf(sellCourseScheduleId)];
  const store = useOwned((root) => new ClassDetailStore(root.api, root.services.clock));
  useEffect(() => {
    if (courseId !== null && saleId !== null) store.show({ courseId, saleId });
  }, [store, courseId, saleId]);
  useReturn(store.refresh); // a lesson was watched, or a practice done, in another tab
  useLessonPush(store.refresh);
  const { detail } = store;
  const isMissing = courseId === null || saleId === null || detail.error?.kind === 'missing';
  useTitle(detail.value?.title ?? (isMissing ? undefined : t('page')));
  if (isMissing)
    return (
      <Missing
        kind="course"
        title={t('missing')}
        text={t('missingHint')}
        action={{ href: '/myclass', label: t('toClasses') }}
      />
    );
  if (!detail.value)
    return (
      <Waiting>
        <Await query={detail} name={t('page')} skeleton="chapter" count={6}>
          {() => null}
        </Await>
      </Waiting>
    );
  return <LoadedClass store={store} />;
});

const LoadedClass = observer(function LoadedClass({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  const { locale } = useRoot().locale;
  const { pathname } = useLocation();
  const [{ part }] = useAddress(classAddress);
  const { time, detail } = store;
  const clock = useMemo(() => ({ now: () => time.now }), [time]);
  const own = detail.value;
  if (!own) return null;
  const counts: Partial<Record<ClassPart, number | undefined>> = {
    outline: own.lessonCount,
    practice: own.practiceCount,
    materials: store.materials.value?.length,
  };
  const parts = CLASS_PARTS.filter((each) => each !== 'materials' || !isNotServed(store.materials)).filter(
    (each) => each !== 'attendance' || own.kind !== 'recorded',
  );
  return (
    // The server's clock opens entrances; another one is another kit clock.
    <KitProvider key={own.serverTime} locale={locale} clock={clock}>
      <Top>
        <Inner>
          <Breadcrumb
            items={[
              { label: t('learning'), href: '/learn' },
              { label: t('title'), href: '/myclass' },
              { label: own.className || own.title },
            ]}
          />
          <ClassHead own={own} now={time.now} />
          <TabLine>
            <Tabs
              label={t('parts')}
              value={part}
              items={parts.map((key) => ({
                value: key,
                label: t(`part.${key}`),
                href: pathname + classAddress.search({ part: key }),
                count: counts[key],
              }))}
            />
            {own.conversationId !== undefined && (
              <Button variant="soft" href={`/chat?talk=${own.conversationId}`} icon={<MessagesSquare aria-hidden />}>
                {t('group')}
              </Button>
            )}
          </TabLine>
        </Inner>
      </Top>
      <Columns>
        <Stacked>
          <Notices store={store} own={own} />
          {part === 'outline' && <Outline store={store} />}
          <Suspense fallback={null}>
            {part === 'practice' && <Practices store={store} />}
            {part === 'materials' && <Materials store={store} />}
            {part === 'attendance' && <Attendance store={store} />}
            {part === 'review' && <Reviews store={store} />}
          </Suspense>
        </Stacked>
        <Aside store={store} own={own} />
      </Columns>
    </KitProvider>
  );
});
