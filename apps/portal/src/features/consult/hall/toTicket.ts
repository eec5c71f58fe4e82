import type { QueueTicket as Ticket } from '@shuyuan/contract';
import type { ConsultRoom, QueueTicket } from '@shuyuan/ui';
import type { TFunction } from 'i18next';

/** People before the student who are named; the rest is a number. */
const NAMED = 3;

type Translate = TFunction<'hall'>;
interface View {
  t: Translate;
  /** When an instant of the server comes on the kit's clock. */
  here(instant: string): number;
  /** The time of day of an instant. */
  timeOf(instant: string): string;
}

/** The lecturer of a place, as the kit's ticket shows one; no wait is not counted. */
export function toTicketRoom({ roomId, lecturerName, portrait, estimateMinutes }: Ticket): ConsultRoom {
  const wait = estimateMinutes !== undefined && estimateMinutes > 0 ? { estimateMinutes } : {};
  return { studyRoomId: String(roomId), lecturerName, photo: portrait, status: 'busy', ...wait };
}

/** A place of the contract as the kit's ticket (product.md 4.17). */
export function toTicket(ticket: Ticket, { t, here, timeOf }: View): QueueTicket {
  const { status, position = 1, calledAt, returnBy } = ticket;
  if (status === 'missed' && returnBy !== undefined) {
    const called =
      calledAt === undefined ? [] : [{ label: t('calledAt', { time: timeOf(calledAt) }), state: 'inRoom' as const }];
    return { state: 'missed', endsAt: here(returnBy), ahead: called };
  }
  const question = questionLine(ticket, t);
  if (status === 'calling') return { state: 'called', position };
  if (status === 'inRoom') return { state: 'inRoom', position };
  return { state: position === 1 ? 'next' : 'queued', position, question, ahead: aheadOf(ticket, t) };
}

function questionLine({ question, images }: Ticket, t: Translate): string {
  const words = question ? t('yourQuestion', { question }) : t('noQuestion');
  return images.length === 0 ? words : words + t('withPictures', { count: images.length });
}

/** Who is ahead in the queue, from the student in the room; a long queue ends in a number. */
function aheadOf({ ahead }: Ticket, t: Translate) {
  const isNext = (index: number) => index === ahead.findIndex(({ isInRoom }) => !isInRoom);
  const steps = ahead.map(({ name, isInRoom }, index) => ({
    label: isInRoom ? t('withLecturer', { name }) : isNext(index) ? t('nextOne', { name }) : name,
    state: isInRoom ? ('inRoom' as const) : ('waiting' as const),
  }));
  if (steps.length <= NAMED + 1) return steps;
  return [...steps.slice(0, NAMED), { label: t('others', { count: steps.length - NAMED }), state: 'waiting' as const }];
}
