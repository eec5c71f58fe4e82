import { CALL_COUNTDOWN_S } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Countdown } from '../../feedback/Countdown/Countdown.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { ConsultQueueCardLabels } from './ConsultQueueCard.labels.ts';
import { Ticket } from './ConsultQueueCard.styles.ts';
import type { ConsultQueueCardPart, ConsultRoom, QueueTicket } from './consultRoom.ts';

interface QueueTicketCardProps extends BaseProps<HTMLElement> {
  room: ConsultRoom;
  ticket: QueueTicket;
  words: ConsultQueueCardLabels;
  action: ReactNode;
  onEnter: (() => unknown) | undefined;
  onCancel: () => void;
  onReturn: (() => unknown) | undefined;
  slotProps: SlotProps<ConsultQueueCardPart> | undefined;
}

/** The student's position as an admission ticket: position and estimate on the stub, the queue as a horizontal thread. */
export function QueueTicketCard(props: QueueTicketCardProps) {
  const { room, ticket, words, action, onEnter, onCancel, onReturn, slotProps, ...rest } = props;
  const { state, ahead = [] } = ticket;
  const isMissed = state === 'missed';
  const text = {
    queued: 'question' in ticket ? ticket.question : undefined,
    next: words.stay(CALL_COUNTDOWN_S),
    called: words.calledText,
    inRoom: words.inRoomText,
    missed: words.missedText,
  }[state];
  return (
    <Ticket {...rest} data-state={state}>
      <div className="paper">
        <div {...slot('stub', slotProps?.stub)}>
          <Stub room={room} ticket={ticket} words={words} />
        </div>
        <div className="main">
          <h3 {...slot('name', slotProps?.name)}>
            <Avatar src={room.photo} name={room.lecturerName} size={32} decorative />
            {isMissed ? words.missedTitle : words.room(words.lecturer(room.lecturerName))}
          </h3>
          {text !== undefined && <p {...slot('text', slotProps?.text)}>{text}</p>}
          {ahead.length > 0 && (
            <ol {...slot('line', slotProps?.line)}>
              {ahead.map((step) => (
                <li key={ahead.indexOf(step)} data-state={step.state}>
                  {step.label}
                </li>
              ))}
              <li data-state="me" aria-current="step">
                {isMissed ? words.waitingForYou : words.you}
              </li>
            </ol>
          )}
        </div>
        <div {...slot('acts', slotProps?.actions)}>
          {isMissed && <Button onClick={() => onReturn?.()}>{words.goBack}</Button>}
          {state === 'called' && onEnter && <Button onClick={() => onEnter()}>{words.enter}</Button>}
          {state === 'inRoom' && onEnter && <Button onClick={() => onEnter()}>{words.backIn}</Button>}
          {(state === 'queued' || state === 'next') && action}
          {state !== 'inRoom' && (
            <Button variant="outline" tone="neutral" onClick={onCancel}>
              {isMissed ? words.leave : words.cancel}
            </Button>
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{saidOf(room, ticket, words)}</VisuallyHidden>
    </Ticket>
  );
}

function Stub({ room, ticket, words }: Pick<QueueTicketCardProps, 'room' | 'ticket' | 'words'>) {
  const minutes = room.estimateMinutes;
  const wait = minutes !== undefined && <span>{words.about(minutes)}</span>;
  if (ticket.state === 'missed')
    return (
      <>
        <span>{words.comeBack}</span>
        <b>
          <Countdown endsAt={ticket.endsAt} />
        </b>
        <span>{words.validFor}</span>
      </>
    );
  if (ticket.state === 'called')
    return (
      <>
        <span>{words.called}</span>
        <b>{words.yourTurn}</b>
        <span>{words.now}</span>
      </>
    );
  if (ticket.state === 'inRoom')
    return (
      <>
        <span>{words.inSession}</span>
        <b>{words.inRoom}</b>
        <span>{words.anyTime}</span>
      </>
    );
  if (ticket.state === 'next')
    return (
      <>
        <span>{words.nextUp}</span>
        <b>{words.itIsYou}</b>
        {wait}
      </>
    );
  const [before, after] = words.position;
  return (
    <>
      <span>{words.youAre}</span>
      <b>
        {before && <i>{before}</i>}
        {ticket.position}
        {after && <i>{after}</i>}
      </b>
      {wait}
    </>
  );
}

function saidOf(room: ConsultRoom, ticket: QueueTicket, words: ConsultQueueCardLabels): string {
  if (ticket.state === 'missed') return words.missedTitle;
  if (ticket.state === 'inRoom') return `${words.inSession} ${words.inRoom}`;
  if (ticket.state === 'called') return `${words.yourTurn} ${words.called}`;
  if (ticket.state === 'next') return `${words.nextUp} ${words.itIsYou}`;
  return words.saidQueued(ticket.position, room.estimateMinutes);
}
