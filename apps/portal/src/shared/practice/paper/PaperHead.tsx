import { formatTimeOfDay, PaperHeader, type PaperSaveStatus } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePerform } from '../../../page/usePerform.ts';
import type { PaperStore } from './PaperStore.ts';
import { HeadBand } from './paper.styles.ts';

interface PaperHeadProps {
  title: string;
  store: PaperStore;
  backHref: string;
}

/** Title, progress, and whether the answers are safe. */
export const PaperHead = observer(function PaperHead({ title, store, backHref }: PaperHeadProps) {
  const navigate = useNavigate();
  const perform = usePerform();
  const { saving } = store;
  useLeaveWarning(!saving.isSaved || store.sendingCount > 0);
  const leave = () =>
    perform(async () => {
      await saving.flush();
      await navigate(backHref);
    });
  return (
    <HeadBand>
      <PaperHeader
        title={title}
        answered={store.answeredCount}
        total={store.questions.length}
        save={saveStatus(saving)}
        savedTime={saving.savedAt === null ? undefined : formatTimeOfDay(saving.savedAt)}
        backHref={backHref}
        onLeave={leave}
      />
    </HeadBand>
  );
});

function saveStatus({ trouble, refusals, isSaved }: PaperStore['saving']): PaperSaveStatus {
  if (trouble !== null) return trouble;
  if (isSaved) return 'saved';
  return refusals.size > 0 ? 'refused' : 'saving';
}

/** The browser asks before it closes the page while an answer is not on the server. */
function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
