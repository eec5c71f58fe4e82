import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PaperStore } from './PaperStore.ts';

/** The browser asks before it closes the page while an answer is not on the server. */
export const LeaveWarning = observer(function LeaveWarning({ store }: { store: PaperStore }) {
  const isUnsaved = !store.saving.isSaved || store.sendingCount > 0;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return null;
});
