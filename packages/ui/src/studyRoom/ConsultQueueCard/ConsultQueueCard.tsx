import { LogOut } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { initialOf } from '../../data/Avatar/initial.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { type ConsultQueueCardLabels, consultQueueCardLabels } from './ConsultQueueCard.labels.ts';
import { Room } from './ConsultQueueCard.styles.ts';
import type { ConsultQueueCardPart, ConsultRoom, QueueTicket } from './consultRoom.ts';
import { QueueTicketCard } from './QueueTicketCard.tsx';

export interface ConsultQueueCardProps extends BaseProps<HTMLElement> {
  room: ConsultRoom;
  /** The student's position in this room's queue; without it the card shows the room itself. */
  ticket?: QueueTicket | undefined;
  /** Whether the student is in this room's queue: the button leaves it. */
  queuedHere?: boolean | undefined;
  /** Whether the student is in another queue: only one at a time (product.md 4.17). */
  queuedElsewhere?: boolean | undefined;
  /** An additional button on the ticket, e.g. for the device check. */
  action?: ReactNode;
  onSubscribe?: (() => unknown) | undefined;
  /** Leaves the queue; requires a confirmation, except after a missed call. */
  onCancel?: (() => unknown) | undefined;
  /** Returns to the front after a missed call. */
  onReturn?: (() => unknown) | undefined;
  /** Enters the room from the card during the call, and returns to it. */
  onEnter?: (() => unknown) | undefined;
  /** Requests a notification when the room opens or a place is free. */
  onRemind?: (() => unknown) | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<ConsultQueueCardPart> | undefined;
  labels?: Partial<ConsultQueueCardLabels> | undefined;
}

/** A lecturer's queue: the room with its numbers, and the student's position in it as a ticket (product.md 4.17). */
export function ConsultQueueCard(props: ConsultQueueCardProps) {
  const {
    room,
    ticket,
    queuedHere: isHere,
    queuedElsewhere: isElsewhere,
    action,
    onSubscribe,
    onCancel,
    onReturn,
    onEnter,
    onRemind,
    slotProps,
    labels,
    ...rest
  } = props;
  const words = useLabels(consultQueueCardLabels, labels);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {ticket ? (
        <QueueTicketCard
          {...rest}
          slotProps={slotProps}
          room={room}
          ticket={ticket}
          words={words}
          action={action}
          onEnter={onEnter}
          onReturn={onReturn}
          onCancel={() => (ticket.state === 'missed' ? onCancel?.() : setAsking(true))}
        />
      ) : (
        <RoomCard
          {...rest}
          slotProps={slotProps}
          room={room}
          isElsewhere={isElsewhere === true}
          words={words}
          onSubscribe={onSubscribe}
          onCancel={isHere ? () => setAsking(true) : undefined}
          onRemind={onRemind}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        icon={<LogOut />}
        title={words.confirmTitle}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        onConfirm={() => onCancel?.()}
        onClose={() => setAsking(false)}
      >
        {words.confirmText}
      </ConfirmDialog>
    </>
  );
}

interface RoomCardProps extends BaseProps<HTMLElement>, Pick<ConsultQueueCardProps, 'slotProps'> {
  room: ConsultRoom;
  isElsewhere: boolean;
  words: ConsultQueueCardLabels;
  onSubscribe: (() => unknown) | undefined;
  onCancel: (() => void) | undefined;
  onRemind: (() => unknown) | undefined;
}

function RoomCard(props: RoomCardProps) {
  const { room, isElsewhere, words, onSubscribe, onCancel, onRemind, slotProps, ...rest } = props;
  const id = useId();
  const { status, waitCount, estimateMinutes, notice } = room;
  const isOpen = status === 'free' || status === 'busy';
  const reminder = status === 'closed' ? words.remind : status === 'full' ? words.remindFull : undefined;
  const count = (name: string, value: number, unit: string) => (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {unit !== '' && <small>{unit}</small>}
      </dd>
    </div>
  );
  return (
    <Room {...rest} data-status={status}>
      <span {...slot('portrait', slotProps?.portrait)} aria-hidden>
        {room.photo === undefined ? (
          <span className="initial">{initialOf(room.lecturerName)}</span>
        ) : (
          <img src={room.photo} alt="" decoding="async" />
        )}
      </span>
      <div className="body">
        <h3 {...slot('name', slotProps?.name)}>
          {room.lecturerName}
          {room.subject !== undefined && <small>{room.subject}</small>}
        </h3>
        <p {...slot('state', slotProps?.state)} id={`${id}-state`}>
          {words.states[status]}
        </p>
        {notice !== undefined && <p {...slot('notice', slotProps?.notice)}>{notice}</p>}
        {notice === undefined && waitCount !== undefined && (
          <dl {...slot('numbers', slotProps?.numbers)}>
            {count(words.waiting, waitCount, words.people)}
            {estimateMinutes !== undefined && count(words.estimate, estimateMinutes, words.minutes)}
          </dl>
        )}
        <div {...slot('go', slotProps?.actions)}>
          {onCancel ? (
            <Button block variant="outline" tone="neutral" aria-describedby={`${id}-state`} onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : reminder === undefined || isElsewhere ? (
            <Button
              block
              variant={isOpen ? 'soft' : 'outline'}
              tone={isOpen ? 'brand' : 'neutral'}
              aria-disabled={isElsewhere || !isOpen}
              aria-describedby={`${id}-state`}
              onClick={() => (isElsewhere || !isOpen ? undefined : onSubscribe?.())}
            >
              {isElsewhere ? words.elsewhere : words.subscribe}
            </Button>
          ) : (
            <Button
              block
              variant="outline"
              tone="neutral"
              aria-describedby={`${id}-state`}
              onClick={() => onRemind?.()}
            >
              {reminder}
            </Button>
          )}
        </div>
      </div>
    </Room>
  );
}
