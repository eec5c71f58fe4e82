import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLive } from '../page/useLive.ts';
import { needTexts } from './pages.ts';

const LiveView = lazy<ComponentType>(async () => {
  try {
    const [{ LiveView: View }] = await Promise.all([import('./live/LiveView.tsx'), needTexts(['live'])]);
    return { default: View };
  } catch {
    return { default: () => null }; // the page goes on without its live parts until it is opened again
  }
});

/** What arrives by itself, over every page, once there is somebody for it (§2: the call dialog belongs to the shell). */
export const LiveParts = observer(function LiveParts() {
  const live = useLive();
  return (
    live && (
      <Suspense fallback={null}>
        <LiveView />
      </Suspense>
    )
  );
});
