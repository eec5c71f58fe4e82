import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { liveHostsOf } from '../../../core/liveHosts.ts';
import { subscribe } from '../../../core/pageEvents.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { browserMedia } from '../../../shared/devices/media.ts';
import { CheckView } from './components/CheckView.tsx';
import { EndView } from './components/EndView.tsx';
import { LeftView, OutsideView, WaitingView } from './components/StageViews.tsx';
import { usePeerAlert } from './components/usePeerAlert.ts';
import { VisitorView } from './components/VisitorView.tsx';
import { RoomStore } from './RoomStore.ts';
import { type RoomAddress, readRoomAddress, roomGaps } from './roomAddress.ts';

/** Board, pictures and text; they load while the devices are checked. */
const loadInside = () => import('./components/InsideView.tsx');
const InsideView = lazy(async () => ({ default: (await loadInside()).InsideView }));
const RecordView = lazy(async () => ({ default: (await import('./record/RecordView.tsx')).RecordView }));

/** `/toroom` (§2): the room of one consultation, for its student and its lecturer. */
export const RoomPage = observer(function RoomPage() {
  const { auth, tenant, place } = useRoot();
  const { t } = useTranslation('studyRoom');
  const [query] = useSearchParams();
  const ofSchool = tenant.company.value?.liveHosts;
  const hosts = useMemo(() => liveHostsOf(ofSchool, place.liveHosts), [ofSchool, place]);
  const address = useMemo(() => readRoomAddress(query, hosts), [query, hosts]);
  useTitle(t('title'));
  if (!auth.member) return <VisitorView gaps={roomGaps(query)} />;
  if (!address) return <EndView end="missing" isStudent={auth.member.type === 'student'} />;
  return <Visit key={address.tempLogId} address={address} hosts={hosts} />;
});

const Visit = observer(function Visit({ address, hosts }: { address: RoomAddress; hosts: readonly string[] }) {
  const { live, auth, portal } = useRoot();
  const store = useOwned(
    ({ services }) =>
      new RoomStore({
        services,
        address,
        hosts,
        media: browserMedia,
        createConnection: (config) => new RTCPeerConnection(config),
        onPageHide: (listener) => subscribe(window, 'pagehide', listener),
      }),
  );
  const socket = live.session?.socket ?? null;
  useEffect(() => store.connect(socket), [store, socket]);
  const isForeign = portal.auth.member?.token !== auth.member?.token;
  useEffect(() => {
    if (isForeign) store.stepOut();
  }, [store, isForeign]);
  useEffect(() => void loadInside().catch(() => undefined), []);
  usePeerAlert(store);
  const { phase, inside, session } = store;
  if (phase === 'closed') return <ClosedRoom store={store} />;
  if (phase === 'left') return <LeftView store={store} />;
  if (phase === 'outside') return <OutsideView store={store} />;
  if (phase === 'waiting') return <WaitingView store={store} />;
  if (phase === 'inside' && inside && session.value) {
    return (
      <Suspense fallback={<WaitingView store={store} />}>
        <InsideView store={store} inside={inside} session={session.value} />
      </Suspense>
    );
  }
  return <CheckView store={store} />;
});

/** How it ended, for who was in it; later, or on request, the record of a finished consultation. */
const ClosedRoom = observer(function ClosedRoom({ store }: { store: RoomStore }) {
  const [isAsked, setAsked] = useState(false);
  const { end, session, wasInside, isStudent } = store;
  const finished = end === 'finished' ? session.value : undefined;
  const view = (
    <EndView store={store} end={end ?? 'missing'} isStudent={isStudent} onRecord={finished && (() => setAsked(true))} />
  );
  if (!finished || (wasInside && !isAsked)) return view;
  return (
    <Suspense fallback={view}>
      <RecordView session={finished} />
    </Suspense>
  );
});
