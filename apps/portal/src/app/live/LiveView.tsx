import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoot } from '../../page/context.tsx';
import { layoutAt } from '../layouts.ts';
import type { CallHostProps } from './CallHost.tsx';
import { TalkCorner } from './TalkCorner.tsx';
import { Toolbar } from './Toolbar.tsx';

const CallHost = lazy<ComponentType<CallHostProps>>(async () => {
  try {
    return { default: (await import('./CallHost.tsx')).CallHost };
  } catch {
    return { default: () => null };
  }
});

/** The call dialog, the unread popup and the quick tools, over the page (§2, §4). */
export const LiveView = observer(function LiveView() {
  const live = useRoot().live.now;
  const { pathname } = useLocation();
  if (!live) return null;
  const { call, talks } = live;
  return (
    <>
      {talks && layoutAt(pathname) !== 'bare' && <Toolbar talks={talks} />}
      {talks && <TalkCorner talks={talks} />}
      {call?.now && (
        <Suspense fallback={null}>
          <CallHost store={call} call={call.now} />
        </Suspense>
      )}
    </>
  );
});
