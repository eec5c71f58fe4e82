import type { QueueTicket } from '@shuyuan/contract';
import { Button, ConsultQueueCard, formatTimeOfDay } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { requestNotifications } from '../../../../core/requestNotifications.ts';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { openPage } from '../../../../stores/live/openPage.ts';
import { roomPath } from '../expertPaths.ts';
import type { TicketStore } from '../TicketStore.ts';
import { toTicket, toTicketRoom } from '../toTicket.ts';

interface OwnPlaceProps {
  place: TicketStore;
  ticket: QueueTicket;
  /** Opens the question to change it. */
  onChange: () => void;
}

/** The place in a queue, called, in a room, or missed, as one ticket (product.md 4.17). */
export const OwnPlace = observer(function OwnPlace({ place, ticket, onChange }: OwnPlaceProps) {
  const { t } = useTranslation('hall');
  const { services, live } = useRoot();
  const perform = usePerform();
  const { timeZone } = useView();
  const view = { t, here: place.time.here, timeOf: (at: string) => formatTimeOfDay(at, timeZone) };
  const shown = toTicket(ticket, view);
  useNextNotice(ticket, () => {
    const words = t('youAreNext', { name: ticket.lecturerName });
    services.toast('info', words);
    live.session?.alert.call(`next ${ticket.id}`, words);
  });
  const enter = () => {
    if (!openPage(roomPath(ticket))) services.toast('warning', t('blocked'));
    return perform(async () => {
      const entry = await place.enter();
      if (entry !== undefined && entry !== 'allowed') services.toast('warning', t(`entry.${entry}`));
    });
  };
  return (
    <ConsultQueueCard
      room={toTicketRoom(ticket)}
      ticket={shown}
      action={
        shown.state === 'next' ? (
          <Button variant="soft" href="/test" external>
            {t('checkDevices')}
          </Button>
        ) : (
          <Button variant="soft" onClick={onChange}>
            {t(ticket.question ? 'changeQuestion' : 'addQuestion')}
          </Button>
        )
      }
      onEnter={enter}
      onCancel={() => perform(place.leave)}
      onReturn={() => {
        requestNotifications();
        return perform(place.comeBack);
      }}
    />
  );
});

/** Announces once that the student has become the next one; not to one who was next from the start (product.md 4.17). */
function useNextNotice({ id, status, position }: QueueTicket, notify: () => void) {
  const last = useRef<{ id: number; position: number | undefined }>({ id: 0, position: undefined });
  const latest = useRef(notify);
  latest.current = notify;
  useEffect(() => {
    const before = last.current;
    last.current = { id, position };
    if (status === 'waiting' && position === 1 && before.id === id && before.position !== 1) latest.current();
  }, [id, status, position]);
}
