import { Button, formatTimeOfDay } from '@shuyuan/ui';
import { LoaderCircle, WifiOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../page/useView.ts';
import type { PaperStore } from './PaperStore.ts';
import { LostBand } from './paper.styles.ts';

/** The network is lost: writing goes on, and by when it has to be back (product.md 4.4). */
export const LostNetwork = observer(function LostNetwork({ store }: { store: PaperStore }) {
  const { t } = useTranslation('practice');
  const view = useView();
  const { saving, paper } = store;
  if (saving.trouble !== 'offline') return null;
  const endsAt = paper.value?.endsAt;
  return (
    <LostBand role="status">
      <div>
        <WifiOff aria-hidden />
        <b>{t('lost.title')}</b>
        <span>{t('lost.text')}</span>
        {endsAt !== undefined && <span>{t('lost.until', { time: formatTimeOfDay(endsAt, view.timeZone) })}</span>}
        <p>
          {saving.isSending && (
            <>
              <LoaderCircle aria-hidden />
              {t('lost.connecting')}
            </>
          )}
          <Button variant="outline" tone="neutral" size="sm" onClick={saving.flush}>
            {t('lost.retry')}
          </Button>
        </p>
      </div>
    </LostBand>
  );
});
