import type { Desk } from '@shuyuan/contract';
import { messageTime } from '@shuyuan/rules';
import { Button, ConfirmDialog } from '@shuyuan/ui';
import { DoorClosed } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestNotifications } from '../../../../core/requestNotifications.ts';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import type { DeskStore } from './DeskStore.ts';
import { RoomButtons, RoomCard, RoomHint, RoomNotice, RoomStatus } from './desk.styles.ts';
import { PauseDialog } from './PauseDialog.tsx';

/** The room: whether it accepts students, how to change that, and what was done today. */
export const DeskRoom = observer(function DeskRoom({ store, desk }: { store: DeskStore; desk: Desk }) {
  const { t } = useTranslation('chat');
  const perform = usePerform();
  const [openDialog, setOpenDialog] = useState<'pause' | 'close' | null>(null);
  const { roomName, status, notice, backAt, waiting, doneToday, minutesToday } = desk;
  const open = () => {
    requestNotifications();
    return perform(() => store.setRoom({ state: 'open' }));
  };
  const closeDialog = () => setOpenDialog(null);
  const view = useView(store.time.now);
  const back = backAt && messageTime(backAt, view);

  return (
    <RoomCard>
      <h2>{roomName}</h2>
      <RoomStatus data-status={status}>{t(`desk.status.${status}`)}</RoomStatus>
      <RoomHint>{t(`desk.statusHint.${status}`)}</RoomHint>
      {status === 'paused' && notice !== undefined && <RoomNotice>{notice}</RoomNotice>}
      {status === 'paused' && back && <RoomHint>{t('desk.backAt', { time: back })}</RoomHint>}
      <RoomButtons>
        {(status === 'closed' || status === 'paused') && (
          <Button block onClick={open}>
            {t(status === 'closed' ? 'desk.openRoom' : 'desk.resume')}
          </Button>
        )}
        {status === 'open' && (
          <Button block variant="outline" tone="neutral" onClick={() => setOpenDialog('pause')}>
            {t('desk.pause')}
          </Button>
        )}
        {status !== 'closed' && status !== 'inSession' && (
          <Button block variant="ghost" tone="neutral" onClick={() => setOpenDialog('close')}>
            {t('desk.close')}
          </Button>
        )}
      </RoomButtons>
      <dl>
        <div>
          <dt>{t('desk.today')}</dt>
          <dd>{t('desk.todayCount', { count: doneToday })}</dd>
        </div>
        <div>
          <dt>{t('desk.todayMinutes')}</dt>
          <dd>{t('desk.todayMinutesCount', { count: minutesToday })}</dd>
        </div>
      </dl>
      {openDialog === 'pause' && <PauseDialog store={store} onClose={closeDialog} />}
      <ConfirmDialog
        open={openDialog === 'close'}
        tone="danger"
        icon={<DoorClosed />}
        title={t('desk.closeTitle')}
        confirmLabel={t('desk.closeConfirm')}
        cancelLabel={t('desk.cancel')}
        onConfirm={() => store.setRoom({ state: 'closed' })}
        onClose={closeDialog}
      >
        {waiting.length > 0 ? t('desk.closeHint', { count: waiting.length }) : t('desk.closeHintNone')}
      </ConfirmDialog>
    </RoomCard>
  );
});
