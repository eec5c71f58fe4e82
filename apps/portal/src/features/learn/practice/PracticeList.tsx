import type { Practice } from '@shuyuan/contract';
import { Button, Heading, PracticeCard, Tabs } from '@shuyuan/ui';
import { BookX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { PracticeListStore } from './PracticeListStore.ts';
import { Group, Head } from './practice.styles.ts';
import { PRACTICE_TABS, type PracticeFilters, practiceAddress } from './practiceAddress.ts';
import { groupPractices, toPracticeCard } from './toPracticeCard.ts';

/** The student's practices by what can be done with them (product.md 5.3). */
export const PracticeList = observer(function PracticeList({ filters }: { filters: PracticeFilters }) {
  const { t } = useTranslation('practice');
  const store = useOwned((root) => new PracticeListStore(root.api), filters);
  useTitle(t('title'));
  useReturn(store.refresh);
  const { tab, courseId } = filters;
  const counts = store.counts.value;
  return (
    <div>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        <Button
          variant="outline"
          tone="neutral"
          href={practiceAddress.href({ view: 'wrong' })}
          icon={<BookX aria-hidden />}
        >
          {counts?.wrong === undefined ? t('wrongBook') : t('wrongBookCount', { count: counts.wrong })}
        </Button>
      </Head>
      <Tabs
        label={t('tabs')}
        value={tab}
        items={PRACTICE_TABS.map((each) => ({
          key: each,
          label: t(`tab.${each}`),
          href: practiceAddress.href({ tab: each, courseId }),
          count: each === 'all' ? undefined : counts?.[each],
        }))}
      />
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
    </div>
  );
});

function Groups({ practices }: { practices: readonly Practice[] }) {
  const { t } = useTranslation('practice');
  return groupPractices(practices).map(({ group, practices: own }) => (
    <Group key={group} aria-label={t(`group.${group}`)}>
      <header>
        <h2>{t(`group.${group}`)}</h2>
        <p>{t(`groupHint.${group}`)}</p>
      </header>
      {own.map((practice) => (
        <PracticeCard key={practice.id} practice={toPracticeCard(practice, (words) => t('sentBack', { words }))} />
      ))}
    </Group>
  ));
}
