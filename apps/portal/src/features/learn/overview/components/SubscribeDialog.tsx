import { Button, Dialog, Input } from '@shuyuan/ui';
import { Copy, RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { ownedQueries } from '../../../../page/ownedQueries.ts';
import { useCopy } from '../../../../page/useCopy.ts';
import { usePerform } from '../../../../page/usePerform.ts';
import { CopyLine } from '../learn.styles.ts';

/** The address of the timetable for calendar programs: copied, or renewed, which ends the old one. */
export const SubscribeDialog = observer(function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('overview');
  const { api, services } = useRoot();
  const perform = usePerform();
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const [key] = useState(() => new IdempotencyKey());
  const [isRenewing, setRenewing] = useState(false);
  const store = useOwned((root) =>
    ownedQueries({ atStart: { calendar: new Query(() => root.api.learning.calendar()) } }),
  );
  const handleRenew = () =>
    perform(async () => {
      setRenewing(true);
      try {
        store.calendar.set(await key.run({}, api.learning.renewCalendar));
        services.toast('success', t('renewed'));
      } finally {
        setRenewing(false);
      }
    });
  return (
    <Dialog open title={t('subscribe')} onClose={onClose}>
      <p>{t('subscribeText')}</p>
      <Await query={store.calendar} skeleton="row" count={1}>
        {({ url }) => (
          <CopyLine>
            <Input value={url} readOnly aria-label={t('calendarAddress')} />
            <Button icon={<Copy aria-hidden />} onClick={() => void copy(url)}>
              {t('copy')}
            </Button>
          </CopyLine>
        )}
      </Await>
      <p>{t('renewText')}</p>
      <Button
        variant="outline"
        tone="neutral"
        icon={<RefreshCw aria-hidden />}
        loading={isRenewing}
        onClick={() => void handleRenew()}
      >
        {t('renewAddress')}
      </Button>
    </Dialog>
  );
});
