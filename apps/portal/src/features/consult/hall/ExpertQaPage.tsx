import { Button, Heading, Skeleton, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { Reserve } from '../../../page/Reserve.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { buyMinutesPath } from '../../../shared/trade/purchasePaths.ts';
import { Account } from './components/Account.tsx';
import { EndedPlace } from './components/EndedPlace.tsx';
import { Orders } from './components/Orders.tsx';
import { OwnPlace } from './components/OwnPlace.tsx';
import { RecordRow } from './components/RecordRow.tsx';
import { endedOf } from './endedOf.ts';
import { AccountPlace, QaHead, QaPage, RecordList, TabsPlace } from './expert.styles.ts';
import { QA_TABS, qaAddress } from './expertPaths.ts';
import { QaStore } from './QaStore.ts';
import { viewerOf } from './viewerOf.ts';

const QuestionDialog = lazy(async () => ({
  default: (await import('./components/QuestionDialog.tsx')).QuestionDialog,
}));
const RatingDialog = lazy(async () => ({ default: (await import('./components/RatingDialog.tsx')).RatingDialog }));

/** `/expert-QA` (§2): one's own consultations, minutes and orders of minutes, and the place in a queue. */
export const ExpertQaPage = observer(function ExpertQaPage() {
  const { t } = useTranslation('hall');
  const [view] = useAddress(qaAddress);
  const { tab } = view;
  const store = useOwned((root) => new QaStore(root.services, viewerOf(root)));
  const live = useRoot().live.session;
  useEffect(() => store.show(view), [store, view]);
  useEffect(() => live?.socket && store.place.listen(live.socket), [live, store]);
  useReturn(store.place.refresh);
  useTitle(t('qaTitle'));
  const { place, question, rating } = store;
  const ended = endedOf(place.ended, store.records.value);
  return (
    <QaPage>
      <header>
        <Heading level={1} size={28}>
          {t('qaTitle')}
        </Heading>
        <Button href="/expert">{t('toHall')}</Button>
      </header>
      <QaHead>
        {(store.account.isPending || place.mine.isPending) && (
          <Reserve>
            <Skeleton variant="panel" height={136} />
          </Reserve>
        )}
        <AccountPlace>
          <Account query={store.account} buyHref={buyMinutesPath()} />
        </AccountPlace>
        {place.ticket && <OwnPlace place={place} ticket={place.ticket} onChange={store.change} />}
        {ended && <EndedPlace record={ended} onRate={rating.open} onClose={place.closeEnd} />}
      </QaHead>
      <TabsPlace>
        <Tabs
          label={t('qaTitle')}
          value={tab}
          items={QA_TABS.map((key) => ({ value: key, label: t(`tabs.${key}`), href: qaAddress.href({ tab: key }) }))}
        />
      </TabsPlace>
      {tab === 'orders' ? <Orders store={store} /> : <Records store={store} />}
      <Suspense fallback={null}>
        {question && <QuestionDialog store={question} subjects={[]} onClose={store.closeQuestion} />}
        {rating.record && <RatingDialog store={rating} />}
      </Suspense>
    </QaPage>
  );
});

/** What was, the newest first. */
const Records = observer(function Records({ store }: { store: QaStore }) {
  const { t } = useTranslation('hall');
  return (
    <PagedList
      list={store.records}
      skeleton="row"
      count={5}
      as={RecordList}
      hrefFor={(page) => qaAddress.href({ page })}
      empty={
        <EmptyPlace
          title={t('noRecords')}
          hint={t('noRecordsHint')}
          action={<Button href="/expert">{t('toHall')}</Button>}
        />
      }
    >
      {(record) => <RecordRow key={record.id} record={record} onRate={store.rating.open} />}
    </PagedList>
  );
});
