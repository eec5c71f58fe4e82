import type { Desk, DeskTicket } from '@shuyuan/contract';
import { Avatar, Button, Tag } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { personPath } from '../chatLink.ts';
import type { DeskStore } from './DeskStore.ts';
import {
  Place,
  QueueCount,
  QueueFacts,
  QueueHead,
  QueueList,
  QueueRow,
  QueueWords,
  RowButtons,
} from './desk.styles.ts';
import { TicketQuestion } from './TicketQuestion.tsx';

interface DeskQueueProps {
  store: DeskStore;
  desk: Desk;
  /** Whether the school has chat. */
  hasTalks: boolean;
}

/** Those who wait, in their order; calling is possible in an open room while nobody is called or in it. */
export const DeskQueue = observer(function DeskQueue({ store, desk, hasTalks }: DeskQueueProps) {
  const { t } = useTranslation('chat');
  const perform = usePerform();
  const { waiting, current, status } = desk;
  const canCall = current === undefined && status !== 'closed' && status !== 'paused';
  return (
    <section>
      <QueueHead>
        <h2>
          {t('desk.queue')}
          <QueueCount>{t('desk.queueCount', { count: waiting.length })}</QueueCount>
        </h2>
        {waiting.length > 0 && (
          <Button disabled={!canCall} onClick={() => perform(() => store.call())}>
            {t('desk.callNext')}
          </Button>
        )}
      </QueueHead>
      {waiting.length === 0 ? (
        <EmptyPlace
          kind="list"
          title={t(status === 'closed' ? 'desk.emptyClosed' : 'desk.empty')}
          hint={t(status === 'closed' ? 'desk.emptyClosedHint' : 'desk.emptyHint')}
        />
      ) : (
        <QueueList>
          {waiting.map((ticket, at) => (
            <Row key={ticket.id} store={store} ticket={ticket} at={at} canCall={canCall} hasTalks={hasTalks} />
          ))}
        </QueueList>
      )}
    </section>
  );
});

interface RowProps {
  store: DeskStore;
  ticket: DeskTicket;
  at: number;
  canCall: boolean;
  hasTalks: boolean;
}

const HOUR = 60;

/** How long somebody has waited, of whole minutes: in hours from the first one on. */
function waitedText(minutes: number, t: TFunction<'chat'>) {
  if (minutes <= 0) return t('desk.waitedNow');
  if (minutes < HOUR) return t('desk.waited', { count: minutes });
  return t('desk.waitedHours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
}

const Row = observer(function Row({ store, ticket, at, canCall, hasTalks }: RowProps) {
  const { t } = useTranslation('chat');
  const perform = usePerform();
  const { studentId, studentName, portrait, isFront, minutesLeft } = ticket;
  const waited = store.minutesWaited(ticket);
  return (
    <QueueRow>
      <Place aria-hidden="true">{at + 1}</Place>
      <Avatar name={studentName} src={portrait} size={40} decorative />
      <QueueWords>
        <h3>
          {studentName}
          {isFront && <Tag size="sm">{t('desk.front')}</Tag>}
        </h3>
        <QueueFacts>
          <span>{waitedText(waited, t)}</span>
          <span>{t('desk.minutesLeft', { count: minutesLeft })}</span>
        </QueueFacts>
        <TicketQuestion ticket={ticket} />
      </QueueWords>
      <RowButtons>
        {at > 0 && (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            disabled={!canCall}
            onClick={() => perform(() => store.call(ticket.id))}
          >
            {t('desk.callThis')}
          </Button>
        )}
        {hasTalks && (
          <Button
            size="sm"
            variant="ghost"
            tone="neutral"
            href={personPath({ type: 'student', id: studentId, name: studentName })}
          >
            {t('desk.write')}
          </Button>
        )}
      </RowButtons>
    </QueueRow>
  );
});
