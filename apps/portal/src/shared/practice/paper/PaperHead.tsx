import { Button, formatTimeOfDay, PaperHeader, type PaperSaveStatus } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePerform } from '../../../page/usePerform.ts';
import { useView } from '../../../page/useView.ts';
import { LeaveWarning } from './LeaveWarning.tsx';
import { LostNetwork } from './LostNetwork.tsx';
import { AttemptClock } from './PaperSheet.tsx';
import type { PaperStore } from './PaperStore.ts';
import { HeadBand, HeadClock } from './paper.styles.ts';

interface PaperHeadProps {
  title: string;
  store: PaperStore;
  backHref: string;
  /** The server's time when the paper was read, ISO 8601. */
  serverTime: string;
  /** Whether the answer sheet is in view; else the head has its clock and its button. */
  isSheetInView: boolean;
}

/** Title, progress, and whether the answers are safe. */
export const PaperHead = observer(function PaperHead(props: PaperHeadProps) {
  const { title, store, backHref, serverTime, isSheetInView } = props;
  const { t } = useTranslation('practice');
  const view = useView();
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
        savedTime={saving.savedAt === null ? undefined : formatTimeOfDay(saving.savedAt, view.timeZone)}
        backHref={backHref}
        // The clock of a timed paper goes on: nobody is told that it can wait.
        onLeave={store.isTimed ? undefined : leave}
      >
        {!isSheetInView && (
          <>
            <HeadClock>
              <AttemptClock serverTime={serverTime} store={store} />
            </HeadClock>
            <Button disabled={saving.trouble === 'offline'} onClick={store.ask}>
              {t('paper.handIn')}
            </Button>
          </>
        )}
      </PaperHeader>
      <LostNetwork store={store} />
    </HeadBand>
  );
});

function saveStatus({ trouble, refusals, isSaved }: PaperStore['saving']): PaperSaveStatus {
  if (trouble !== null) return trouble;
  if (isSaved) return 'saved';
  return refusals.size > 0 ? 'refused' : 'saving';
}
