import type { Desk } from '@shuyuan/contract';
import { CALL_RETURN_MINUTES, messageTime } from '@shuyuan/rules';
import { Alert, Avatar, Button, ConfirmDialog, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { openPage } from '../../../../stores/live/openPage.ts';
import type { DeskStore } from './DeskStore.ts';
import { BlockedHint, CurrentCard, CurrentHead, CurrentHint, CurrentWords, RowButtons } from './desk.styles.ts';
import { TicketQuestion } from './TicketQuestion.tsx';

/** Address of the room of the present consultation (§2). */
function roomPath({ roomId, liveUrl, current }: Desk) {
  const query = new URLSearchParams({ id: String(roomId) });
  if (liveUrl !== undefined) query.set('url', liveUrl);
  if (current?.tempLogId !== undefined) query.set('tempLogId', String(current.tempLogId));
  return `/toroom?${query}`;
}

/** The student who is called or in the room; otherwise how the last call ended. */
export const DeskCurrent = observer(function DeskCurrent({ store, desk }: { store: DeskStore; desk: Desk }) {
  const { t } = useTranslation('chat');
  const view = useView(store.time.now);
  const perform = usePerform();
  const [isConfirming, setConfirming] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const { ringing, inRoom, secondsLeft, isComing, callEnd } = store;
  const ticket = ringing ?? inRoom;
  if (!ticket)
    return callEnd ? (
      <Alert
        tone="info"
        role="status"
        title={t(`desk.outcome.${callEnd.outcome}`, { name: callEnd.studentName, minutes: CALL_RETURN_MINUTES })}
      />
    ) : null;

  const name = ticket.studentName;
  const heading = isComing ? t('desk.coming', { name }) : t(ringing ? 'desk.ringing' : 'desk.inRoom', { name });
  const entered = inRoom?.enteredAt;
  const hint = ringing
    ? secondsLeft > 0
      ? t('desk.ringingHint', { count: secondsLeft })
      : t('desk.ringingOver')
    : entered && t('desk.inRoomHint', { time: messageTime(entered, view) });
  return (
    <CurrentCard data-status={ticket.status}>
      <CurrentHead>
        <Avatar name={name} src={ticket.portrait} size={56} decorative />
        <CurrentWords>
          <div role="status">
            <h2>{heading}</h2>
          </div>
          {hint && <CurrentHint>{hint}</CurrentHint>}
        </CurrentWords>
        <RowButtons>
          {ringing && (
            <Button variant="outline" tone="neutral" onClick={() => perform(store.withdraw)}>
              {t('desk.withdraw')}
            </Button>
          )}
          {inRoom && (
            <>
              <Button onClick={() => setBlocked(!openPage(roomPath(desk)))}>{t('desk.enter')}</Button>
              <Button variant="outline" tone="neutral" onClick={() => setConfirming(true)}>
                {t('desk.end')}
              </Button>
            </>
          )}
        </RowButtons>
      </CurrentHead>
      {isBlocked && inRoom && (
        <BlockedHint>
          <Link href={roomPath(desk)}>{t('desk.blocked')}</Link>
        </BlockedHint>
      )}
      <TicketQuestion ticket={ticket} />
      <ConfirmDialog
        open={isConfirming}
        title={t('desk.endTitle', { name })}
        confirmLabel={t('desk.endConfirm')}
        cancelLabel={t('desk.cancel')}
        onConfirm={store.end}
        onClose={() => setConfirming(false)}
      >
        {t('desk.endHint')}
      </ConfirmDialog>
    </CurrentCard>
  );
});
