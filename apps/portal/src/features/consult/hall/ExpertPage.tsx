import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { Closed } from './components/Closed.tsx';
import { EndedPlace } from './components/EndedPlace.tsx';
import { Hero } from './components/Hero.tsx';
import { HowItWorks } from './components/HowItWorks.tsx';
import { OwnPlace } from './components/OwnPlace.tsx';
import { Packages } from './components/Packages.tsx';
import { Recent } from './components/Recent.tsx';
import { Rooms } from './components/Rooms.tsx';
import { endedOf } from './endedOf.ts';
import { Body } from './expert.styles.ts';
import { HallStore } from './HallStore.ts';
import { visitorOf } from './visitorOf.ts';

const QuestionDialog = lazy(async () => ({
  default: (await import('./components/QuestionDialog.tsx')).QuestionDialog,
}));
const RatingDialog = lazy(async () => ({ default: (await import('./components/RatingDialog.tsx')).RatingDialog }));

/** `/expert` (§2): the hall of the study room, where one chooses a lecturer and queues (product.md 5.2). */
export const ExpertPage = observer(function ExpertPage() {
  const { t } = useTranslation('hall');
  const store = useOwned((root) => new HallStore(root.services, visitorOf(root)));
  const live = useRoot().live.session;
  useEffect(() => live?.socket && store.place.hear(live.socket), [live, store]);
  useReturn(store.place.look);
  useTitle(t('title'));
  useWish(store);
  const { place, question, rating } = store;
  const ended = endedOf(place.ended, store.records.value);
  return (
    <>
      <Hero store={store} />
      <Body>
        {place.ticket && <OwnPlace place={place} ticket={place.ticket} onChange={store.change} />}
        {!place.ticket && store.isClosed && <Closed store={store} />}
        {ended && (
          <EndedPlace
            record={ended}
            isFirst={!place.ticket && !store.isClosed}
            onRate={rating.open}
            onClose={place.closeEnd}
          />
        )}
        <Rooms store={store} />
        <HowItWorks store={store} />
        {!store.isClosed && <Packages store={store} />}
        {store.isLoggedIn && <Recent store={store} />}
      </Body>
      <Suspense fallback={null}>
        {question && (
          <QuestionDialog
            store={question}
            subjects={store.basics.value?.subjects ?? []}
            onClose={store.closeQuestion}
          />
        )}
        {rating.record && <RatingDialog store={rating} />}
      </Suspense>
    </>
  );
});

/** Opens the question for the room that the address names, once: after a login, or from a consultation of the past. */
function useWish(store: HallStore) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wished = idOf(search.get('room') ?? undefined);
  const room = store.rooms.value?.items.find(({ id }) => id === wished);
  const isReady = room !== undefined && store.isLoggedIn && store.place.mine.value !== undefined;
  useEffect(() => {
    if (!isReady) return;
    void navigate('/expert', { replace: true });
    if (!store.place.isTaken) store.join(room);
  }, [isReady, room, store, navigate]);
}
