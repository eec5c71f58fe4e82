import { Button, Heading, KitProvider, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { OwnClassCard } from '../../../shared/course/OwnClassCard.tsx';
import { useLessonChanges } from '../../../shared/course/useLessonChanges.ts';
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
  const refresh = useCallback(() => store.refresh(), [store]);
  useLessonChanges(refresh);
  useReturn(refresh); // a lesson was watched in another tab
  const { locale } = useRoot().locale;
  const { time } = store;
  const clock = useMemo(() => ({ now: () => time.now }), [time]);
  const { kind } = filters;
  const tab = filters.tab ?? store.firstTab;
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
            value: key,
            label: t(`kind.${key}`),
            href: myClassAddress.href({ tab: filters.tab, kind: key === 'all' ? undefined : key }),
          }))}
        />
      </Head>
      <Tabs
        label={t('tabs')}
        value={tab}
        items={CLASS_TABS.map((key) => ({
          value: key,
          label: t(`tab.${key}`),
          href: myClassAddress.href({ tab: key, kind }),
        }))}
      />
      <KitProvider key={store.summary.value?.serverTime} locale={locale} clock={clock}>
        <PagedList
          list={store.classes}
          hrefFor={(page) => myClassAddress.href({ ...filters, tab, page })}
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
          {(course) => (
            <OwnClassCard
              key={`${course.id}-${course.saleId}`}
              level={2}
              course={course}
              frozenLabel={t('frozen')}
              reportLabel={t('report')}
            />
          )}
        </PagedList>
      </KitProvider>
    </Page>
  );
});
