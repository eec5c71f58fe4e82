import { Button, Dialog, Field, Input, Segmented } from '@shuyuan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import type { DeskStore } from './DeskStore.ts';
import { PauseForm } from './desk.styles.ts';

const MINUTES = [5, 10, 20, 40] as const;
/** Most characters of the message to those who wait, as the contract allows. */
const NOTICE_MAX = 60;

/** How long the room pauses, and a message to those who wait. */
export function PauseDialog({ store, onClose }: { store: DeskStore; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const perform = usePerform();
  const [minutes, setMinutes] = useState<number>(MINUTES[1]);
  const [notice, setNotice] = useState('');
  const pause = () =>
    perform(async () => {
      const words = notice.trim();
      await store.setRoom({ state: 'paused', backInMinutes: minutes, ...(words === '' ? {} : { notice: words }) });
      onClose();
    });
  return (
    <Dialog
      open
      title={t('desk.pauseTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button onClick={pause}>{t('desk.pauseConfirm')}</Button>
        </>
      }
    >
      <PauseForm>
        <p>{t('desk.pauseHint')}</p>
        <Field label={t('desk.minutes')}>
          <Segmented
            label={t('desk.minutes')}
            value={String(minutes)}
            items={MINUTES.map((count) => ({ value: String(count), label: t('desk.minutesOption', { count }) }))}
            onChange={(value) => setMinutes(Number(value))}
          />
        </Field>
        <Field label={t('desk.notice')}>
          <Input
            value={notice}
            maxLength={NOTICE_MAX}
            placeholder={t('desk.noticePlaceholder')}
            onChange={(value) => setNotice(value)}
          />
        </Field>
      </PauseForm>
    </Dialog>
  );
}
