import { spentTime } from '@shuyuan/rules';
import { Button, Dialog, formatTimeOfDay } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../page/context.tsx';
import { useView } from '../../../page/useView.ts';
import type { Ended } from './closing.ts';
import type { PaperStore } from './PaperStore.ts';
import { EndedFacts } from './paper.styles.ts';

interface TimeUpDialogProps {
  store: PaperStore;
  /** When the attempt was begun, ISO 8601. */
  startedAt: string | undefined;
  /** Address of a picture above the words. */
  picture?: string | undefined;
}

/** The clock has ended the attempt: what the server has, what came too late, and one way on (product.md 4.4). */
export const TimeUpDialog = observer(function TimeUpDialog({ store, startedAt, picture }: TimeUpDialogProps) {
  const { t } = useTranslation('practice');
  const { locale } = useRoot().locale;
  const view = useView();
  const { ended, endsAt, questions } = store;
  const usedS =
    startedAt && endsAt ? Math.max(0, Math.round((Date.parse(endsAt) - Date.parse(startedAt)) / 1000)) : null;
  return (
    <Dialog
      open={ended !== null}
      title={ended ? t(titleOf(ended)) : ''}
      footer={
        <Button size="lg" block onClick={store.goOn}>
          {t(ended?.how === 'expired' ? 'timeUp.back' : 'timeUp.see')}
        </Button>
      }
    >
      {ended && (
        <>
          {picture !== undefined && (
            <img src={picture} alt="" width="180" height="126" style={{ display: 'block', margin: '0 auto 16px' }} />
          )}
          <p>
            {ended.how === 'expired'
              ? t('timeUp.expiredText', { saved: ended.saved })
              : t('timeUp.text', { saved: ended.saved, open: questions.length - ended.saved })}
          </p>
          {ended.unsaved > 0 && <p>{t('timeUp.unsent', { count: ended.unsaved })}</p>}
          {ended.how === 'timeOver' && endsAt !== undefined && (
            <EndedFacts>
              <div>
                <dt>{t('timeUp.at')}</dt>
                <dd>{formatTimeOfDay(endsAt, view.timeZone)}</dd>
              </div>
              {usedS !== null && (
                <div>
                  <dt>{t('timeUp.used')}</dt>
                  <dd>{spentTime(usedS, locale)}</dd>
                </div>
              )}
              <div>
                <dt>{t('timeUp.answered')}</dt>
                <dd>{`${ended.saved}/${questions.length}`}</dd>
              </div>
            </EndedFacts>
          )}
        </>
      )}
    </Dialog>
  );
});

/** Without the network nobody knows here that the paper was taken: only that the server takes it at its time. */
function titleOf({ how, isOffline }: Ended) {
  if (how === 'expired') return 'timeUp.expired';
  return isOffline ? 'timeUp.offline' : 'timeUp.title';
}
