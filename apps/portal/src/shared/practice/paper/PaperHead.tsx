import { formatTimeOfDay, PaperHeader, type PaperSaveStatus } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { usePerform } from '../../../page/usePerform.ts';
import { LeaveWarning } from './LeaveWarning.tsx';
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
  const leave = () =>
    perform(async () => {
      await saving.flush();
      await navigate(backHref);
    });
  return (
    <HeadBand>
      <LeaveWarning store={store} />
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
