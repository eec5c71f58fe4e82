import type { Practice } from '@shuyuan/contract';
import { Button, Heading, PracticeRow, Select, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { rowsHere } from '../../../core/known.ts';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { AnnouncedPractices } from './AnnouncedPractices.tsx';
import { allOf } from './allOf.ts';
import { PracticeHead } from './PracticeHead.tsx';
import { PracticeListStore } from './PracticeListStore.ts';
import { Filters, Group, Head } from './practice.styles.ts';
import { PRACTICE_TABS, type PracticeFilters, practiceAddress } from './practiceAddress.ts';
import { groupPractices } from './practiceGroups.ts';
import { usePracticeRow } from './usePracticeRow.ts';

/** The student's practices by what can be done with them (product.md 5.3). */
export const PracticeList = observer(function PracticeList({ filters }: { filters: PracticeFilters }) {
  const { t } = useTranslation('practice');
  const store = useOwned(({ api, services }) => new PracticeListStore(api, services.clock), filters);
  useTitle(t('title'));
  useReturn(store.refresh);
  const { tab, courseId } = filters;
  const counts = store.counts.value;
  const said = counts && allOf(counts);
  return (
    <div>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        {said && <p>{t(said.key, { count: said.count })}</p>}
      </Head>
      <PracticeHead store={store} />
      <Filters>
        <Tabs
          label={t('tabs')}
          value={tab}
          items={PRACTICE_TABS.map((each) => ({
            value: each,
            label: t(`tab.${each}`),
            href: practiceAddress.href({ tab: each, courseId }),
            count: each === 'all' ? undefined : counts?.[each],
          }))}
        />
        <span>
          <ClassFilter store={store} filters={filters} />
        </span>
      </Filters>
      <PagedList
        list={store.practices}
        hrefFor={(page) => practiceAddress.href({ tab, courseId, page })}
        skeleton="row"
        count={4}
        emptyKind="list"
        empty={
          <EmptyPlace
            kind="list"
            title={t('none')}
            hint={t('noneHint')}
            action={
              <Button variant="soft" href="/myclass">
                {t('toClasses')}
              </Button>
            }
          />
        }
        rows={(practices) => <Groups practices={practices} />}
      />
      {(tab === 'all' || tab === 'unfinished') && <AnnouncedPractices store={store} />}
    </div>
  );
});

/** All classes or one of the student's own; nothing while there is no choice. */
const ClassFilter = observer(function ClassFilter({
  store,
  filters: { tab, courseId },
}: {
  store: PracticeListStore;
  filters: PracticeFilters;
}) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const classes = rowsHere(store.classes.value?.items);
  if (classes.length < 2 && courseId === undefined) return null;
  return (
    <Select
      size="md"
      aria-label={t('classFilter')}
      value={courseId === undefined ? ALL : String(courseId)}
      onChange={(value) =>
        navigate(practiceAddress.href({ tab, courseId: value === null || value === ALL ? undefined : Number(value) }))
      }
      items={[
        { value: ALL, label: t('allClasses') },
        ...classes.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
    />
  );
});

/** Option of all classes. */
const ALL = 'all';

const Groups = observer(function Groups({ practices }: { practices: readonly Practice[] }) {
  const { t } = useTranslation('practice');
  const rowOf = usePracticeRow();
  return groupPractices(practices).map(({ group, practices: own }) => (
    <Group key={group} aria-label={t(`group.${group}`)}>
      <header>
        <h2>{t(`group.${group}`)}</h2>
        <p>{t(`groupHint.${group}`)}</p>
      </header>
      {own.map((practice) => (
        <PracticeRow key={practice.id} {...rowOf(practice)} />
      ))}
    </Group>
  ));
});
