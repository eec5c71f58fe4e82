import { Button, Dialog, Field, Segmented, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { MarkingStore } from './MarkingStore.ts';

const REASON_MAX = 200;
/** Days that a student gets for work that was sent back. */
const DAYS = ['1', '2', '3', '7'] as const;
const DAY_MS = 86_400_000;

interface SendBackDialogProps {
  name: string;
  store: MarkingStore;
  onClose: () => void;
}

/** Why work is sent back, and until when it is to be handed in again. */
export const SendBackDialog = observer(function SendBackDialog({ name, store, onClose }: SendBackDialogProps) {
  const { t } = useTranslation('chat');
  const { services } = useRoot();
  const perform = usePerform();
  const { reason, setReason } = store.work.words;
  const [days, setDays] = useState<string>('2');
  const send = async () => {
    const dueAt = new Date(services.clock.now + Number(days) * DAY_MS).toISOString();
    await store.sendBack(dueAt);
    services.toast('success', t('marking.sentBackDone', { name }));
    onClose();
  };
  return (
    <Dialog
      open
      title={t('marking.sendBackTitle', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {t('marking.sendBackCancel')}
          </Button>
          <Button disabled={reason.trim() === ''} onClick={() => perform(send)}>
            {t('marking.sendBackConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('marking.sendBackHint')}</p>
      <Field label={t('marking.reason')} required>
        <TextArea value={reason} onChange={setReason} rows={3} maxLength={REASON_MAX} showCount />
      </Field>
      <Field label={t('marking.days')}>
        <Segmented
          label={t('marking.days')}
          value={days}
          items={DAYS.map((count) => ({ value: count, label: t('marking.daysOption', { count: Number(count) }) }))}
          onChange={setDays}
        />
      </Field>
    </Dialog>
  );
});
