import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoot } from '../../page/context.tsx';
import { fetchLive } from './fetchLive.ts';

/** Drawn only when there is a session, and so when the code is here. */
const LiveView = lazy(async () => ({ default: (await fetchLive()).LiveView }));

/** Live content over every page, once a student is logged in (§2: the call dialog belongs to the shell). */
export const LiveOutlet = observer(function LiveOutlet() {
  const { live } = useRoot();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is shown is an occasion to fetch what failed
  useEffect(live.retry, [live, pathname]);
  return (
    live.session && (
      <Suspense fallback={null}>
        <LiveView session={live.session} />
      </Suspense>
    )
  );
});
