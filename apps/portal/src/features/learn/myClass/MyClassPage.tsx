import { Button, Heading, KitProvider, Link, MyCourseCard, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { reportPath } from '../../../shared/course/learnPaths.ts';
import { type OwnClass, progressOf, toMyCourse, toNextLesson } from '../../../shared/course/ownClass.ts';
import { MyClassStore } from './MyClassStore.ts';
import { ClassList, Head, Page } from './myClass.styles.ts';
import { CLASS_TABS, myClassAddress } from './myClassAddress.ts';

const KINDS = ['all', 'live', 'recorded'] as const;

/** `/myclass` (§2): the student's classes by stage, live and recorded; progress, what comes next, the report. */
export const MyClassPage = observer(function MyClassPage() {
  const { t } = useTranslation('myClass');
  const [filters] = useAddress(myClassAddress);
  const store = useOwned((root) => new MyClassStore(root.api, root.services.clock), filters);
  useTitle(t('title'));
  useReturn(store.refresh.bind(store)); // a lesson was watched in another tab
  const { locale } = useRoot().locale;
  const { time } = store;
  const clock = useMemo(() => ({ now: () => time.now }), [time]);
  const { tab, kind } = filters;
  const isFiltered = kind !== undefined;
  return (
    <Page>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        <Tabs
          variant="pill"
          label={t('kinds')}
          value={kind ?? 'all'}
          items={KINDS.map((key) => ({
            key,
            label: t(`kind.${key}`),
            href: myClassAddress.href({ tab, kind: key === 'all' ? undefined : key }),
          }))}
        />
      </Head>
      <Tabs
        label={t('tabs')}
        value={tab}
        items={CLASS_TABS.map((key) => ({
          key,
          label: t(`tab.${key}`),
          href: myClassAddress.href({ tab: key, kind }),
        }))}
      />
      <KitProvider key={store.summary.value?.serverTime} locale={locale} clock={clock}>
        <PagedList
          list={store.classes}
          hrefFor={(page) => myClassAddress.href({ ...filters, page })}
          skeleton="row"
          count={4}
          as={ClassList}
          empty={
            <EmptyPlace
              kind="course"
              title={t(isFiltered ? `noneKind.${kind}` : `none.${tab}`)}
              hint={t('noneHint')}
              action={
                <Button variant="soft" href="/course">
                  {t('browse')}
                </Button>
              }
            />
          }
        >
          {(course) => <ClassRow key={`${course.id}-${course.saleId}`} course={course} />}
        </PagedList>
      </KitProvider>
    </Page>
  );
});

function ClassRow({ course }: { course: OwnClass }) {
  const { t } = useTranslation('myClass');
  const isFrozen = course.enrolment === 'frozen';
  return (
    <MyCourseCard
      level={2}
      course={toMyCourse(course)}
      progress={progressOf(course, [])}
      next={isFrozen ? undefined : toNextLesson(course)}
      action={isFrozen ? { label: t('frozen'), href: '/learn/order' } : undefined}
      links={course.hasReport ? <Link href={reportPath(course)}>{t('report')}</Link> : undefined}
    />
  );
}
