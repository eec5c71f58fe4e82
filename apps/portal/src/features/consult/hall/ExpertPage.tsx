import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rowsHere } from '../../../core/known.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Reserve } from '../../../page/Reserve.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { ClosedNotice } from './components/ClosedNotice.tsx';
import { EndedPlace } from './components/EndedPlace.tsx';
import { Hero } from './components/Hero.tsx';
import { HowItWorks } from './components/HowItWorks.tsx';
import { OwnPlace } from './components/OwnPlace.tsx';
import { Packages } from './components/Packages.tsx';
import { RecentConsultations } from './components/RecentConsultations.tsx';
import { RoomList } from './components/RoomList.tsx';
import { endedOf } from './endedOf.ts';
import { Body, EndedSpot, Overlap, RoomsAhead } from './expert.styles.ts';
import { HallStore } from './HallStore.ts';
import { viewerOf } from './viewerOf.ts';

const QuestionDialog = lazy(async () => ({
  default: (await import('./components/QuestionDialog.tsx')).QuestionDialog,
}));
const RatingDialog = lazy(async () => ({ default: (await import('./components/RatingDialog.tsx')).RatingDialog }));

/** `/expert` (§2): the hall of the study room, where one chooses a lecturer and queues (product.md 5.2). */
export const ExpertPage = observer(function ExpertPage() {
  const { t } = useTranslation('hall');
  const store = useOwned((root) => new HallStore(root.services, viewerOf(root)));
  const live = useRoot().live.session;
  useEffect(() => live?.socket && store.place.listen(live.socket), [live, store]);
  useReturn(store.place.refresh);
  useTitle(t('title'));
  useRoomOfAddress(store);
  const { place, question, rating } = store;
  const ended = endedOf(place.ended, store.records.value);
  const isEndedFirst = !place.ticket && !store.isClosed;
  return (
    <>
      <Hero store={store} isOverlapped={!isEndedFirst || ended !== null} />
      <Body>
        {place.mine.isPending && store.isLoggedIn && <Reserve ahead={<RoomsAhead variant="room" count={6} />} />}
        {!isEndedFirst && (
          <Overlap>
            {place.ticket ? (
              <OwnPlace place={place} ticket={place.ticket} onChange={store.change} />
            ) : (
              <ClosedNotice store={store} />
            )}
          </Overlap>
        )}
        {ended && (
          <EndedSpot data-overlaps={isEndedFirst || undefined}>
            <EndedPlace record={ended} onRate={rating.open} onClose={place.closeEnd} />
          </EndedSpot>
        )}
        <RoomList store={store} />
        <HowItWorks store={store} />
        {!store.isClosed && <Packages store={store} />}
        {store.isLoggedIn && <RecentConsultations store={store} />}
      </Body>
      <Suspense fallback={null}>
        {question && (
          <QuestionDialog
            store={question}
            subjects={rowsHere(store.basics.value?.subjects)}
            onClose={store.closeQuestion}
          />
        )}
        {rating.record && <RatingDialog store={rating} />}
      </Suspense>
    </>
  );
});

/** Opens the question for the room that the address names, once: after a login, or from a consultation of the past. */
function useRoomOfAddress(store: HallStore) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const roomId = idOf(search.get('room') ?? undefined);
  const room = store.rooms.value?.items.find(({ id }) => id === roomId);
  const isReady = room !== undefined && store.isLoggedIn && store.place.mine.value !== undefined;
  useEffect(() => {
    if (!isReady) return;
    void navigate('/expert', { replace: true });
    if (!store.place.isTaken) store.join(room);
  }, [isReady, room, store, navigate]);
}
