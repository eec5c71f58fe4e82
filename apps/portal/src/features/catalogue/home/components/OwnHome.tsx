import { observer } from 'mobx-react-lite';
import { useOwned } from '../../../../page/context.tsx';
import { useReturn } from '../../../../page/useReturn.ts';
import { useLessonChanges } from '../../../../shared/course/useLessonChanges.ts';
import { ContinueStore } from '../ContinueStore.ts';
import { ContinueStrip } from './ContinueStrip.tsx';
import { LiveSoon } from './LiveSoon.tsx';
import { OwnAhead } from './OwnAhead.tsx';

/** What the home page shows a student who is logged in: where to go on, over the hero, and the lessons that come soon (product.md 5.2). */
export const OwnHome = observer(function OwnHome() {
  const store = useOwned((root) => new ContinueStore(root.api, root.services.clock));
  useLessonChanges(store.timetable.reload);
  useReturn(store.refresh); // something was handed in, paid or claimed in another tab
  if (store.isAhead) return <OwnAhead />;
  return (
    <>
      <ContinueStrip store={store} />
      <LiveSoon store={store} />
    </>
  );
});
