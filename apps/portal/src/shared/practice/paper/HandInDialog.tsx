import { ConfirmDialog } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PaperStore } from './PaperStore.ts';

interface HandInDialogProps {
  store: PaperStore;
  /** What is still undone, by task. */
  undone?: readonly string[];
}

/** Asks before the attempt is handed in, and says what has no answer. */
export const HandInDialog = observer(function HandInDialog({ store, undone = [] }: HandInDialogProps) {
  const { t } = useTranslation('practice');
  const { unansweredCount, flaggedCount } = store;
  return (
    <ConfirmDialog
      open={store.isAsking}
      title={t('paper.handInTitle')}
      confirmLabel={t('paper.handIn')}
      cancelLabel={t('paper.goOn')}
      onConfirm={store.handIn}
      onClose={store.stay}
    >
      <p>{unansweredCount > 0 ? t('paper.handInSome', { count: unansweredCount }) : t('paper.handInAll')}</p>
      {undone.length > 0 && (
        <ul>
          {undone.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
      {store.sendingCount > 0 && <p>{t('paper.sending', { count: store.sendingCount })}</p>}
      {flaggedCount > 0 && <p>{t('paper.handInFlagged', { count: flaggedCount })}</p>}
    </ConfirmDialog>
  );
});
