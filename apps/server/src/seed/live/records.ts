import type { StateOf } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S, CALL_RETURN_MINUTES } from '@shuyuan/rules';
import type { Both, Content } from '../content.ts';
import { pick } from '../random.ts';
import type { LedgerLine } from '../trade/ledger.ts';
import type { Shop } from '../trade/shop.ts';
import { boardOf } from './board.ts';
import type { SeededRoom } from './rooms.ts';
import { addNote, addUse } from './uploads.ts';

type Outcome = Exclude<StateOf<'consultation'>, 'waiting' | 'calling' | 'inRoom'>;

interface RecordPlan {
  /** Place of the room. */
  room: number;
  outcome: Outcome;
  /** Days from the day of seeding, and the hour in Beijing. */
  days: number;
  hour: number;
  /** Minutes held on entering, and minutes used. */
  held?: number;
  minutes?: number;
  star?: number;
  hasPictures?: boolean;
}

/** The demo student's consultations; their cost equals the ledger of minutes. */
const RECORDS: readonly RecordPlan[] = [
  { room: 0, outcome: 'finished', days: -52, hour: 20, held: 20, minutes: 14, star: 5 },
  { room: 4, outcome: 'cancelled', days: -30, hour: 20 },
  { room: 4, outcome: 'finished', days: -21, hour: 20, held: 366, minutes: 22, star: 4 },
  { room: 1, outcome: 'failed', days: -16, hour: 21, held: 374 },
  { room: 3, outcome: 'roomClosed', days: -11, hour: 19 },
  { room: 4, outcome: 'missed', days: -8, hour: 20 },
  { room: 0, outcome: 'withdrawn', days: -6, hour: 21 },
  { room: 3, outcome: 'finished', days: -4, hour: 19, held: 374, minutes: 17, hasPictures: true },
];
const WAIT_MINUTES = 6;
const ANSWER_S = 7;
/** Seconds by which a consultation ends before its last full minute. */
const SHORT_S = 20;
/** Seconds that a student waited for an absent lecturer. */
const ALONE_S = 180;

/** Eight consultations of the demo student, each outcome once; returns the minutes they charged (product.md 4.23). */
export function addRecords(shop: Shop, rooms: readonly SeededRoom[], written: Content['studyRooms']): LedgerLine[] {
  return RECORDS.flatMap((plan, place) => {
    const room = rooms[plan.room];
    return room ? addRecord(shop, room, plan, { written, place }) : [];
  });
}

const CALL_END: Partial<Record<Outcome, StateOf<'call'>>> = {
  finished: 'entered',
  failed: 'entered',
  cancelled: 'cancelled',
  missed: 'expired',
  withdrawn: 'withdrawn',
};

function addRecord(
  shop: Shop,
  room: SeededRoom,
  plan: RecordPlan,
  { written, place }: { written: Content['studyRooms']; place: number },
): LedgerLine[] {
  const { draft } = shop;
  const { outcome, held = 0, minutes = 0, star } = plan;
  const subscribed = shop.at(plan.days, plan.hour);
  const later = (seconds: number) => new Date(subscribed.getTime() + seconds * 1_000);
  const callStatus = CALL_END[outcome];
  const called = later(WAIT_MINUTES * 60);
  const answered = later(WAIT_MINUTES * 60 + (outcome === 'missed' ? CALL_COUNTDOWN_S : ANSWER_S));
  const isEntered = callStatus === 'entered';
  const stay = outcome === 'finished' ? minutes * 60 - SHORT_S : ALONE_S;
  const endedAt = isEntered ? new Date(answered.getTime() + stay * 1_000) : answered;
  const id = draft.idAt(subscribed.getTime());
  const callId = callStatus ? draft.idAt(called.getTime()) : null;
  const images = plan.hasPictures ? [1, 2].map((note) => addNote(shop, note, shop.demo, subscribed)) : [];
  for (const image of images) addUse(shop, image, 'studyTicket', id);
  draft.add('study_ticket', {
    id,
    room_id: room.id,
    lecturer_id: room.lecturerId,
    student_id: shop.demo,
    subject_id: room.subjectId,
    question: pick(written.asked[room.subject] ?? [''], place),
    images,
    status: outcome,
    queued_at: subscribed,
    subscribed_at: subscribed,
    missed: outcome === 'missed' ? 1 : 0,
    return_by: outcome === 'missed' ? new Date(endedAt.getTime() + CALL_RETURN_MINUTES * 60_000) : null,
    called_at: callStatus ? called : null,
    call_id: callId,
    entered_at: isEntered ? answered : null,
    ended_at: endedAt,
    held_minutes: held,
    minutes,
    star: star ?? null,
    comment: star ? pick(written.thanks, place) : null,
  });
  if (callId && callStatus) {
    const texts = written.said.map(([member, body]) => [member, 'text', body] as const);
    const board = boardOf({ subject: room.subject, photos: images.length });
    const items = outcome === 'finished' ? [...texts, ...board] : [];
    draft.add('study_call', {
      id: callId,
      ticket_id: id,
      room_id: room.id,
      student_id: shop.demo,
      lecturer_id: room.lecturerId,
      status: callStatus,
      called_at: called,
      ends_at: new Date(called.getTime() + CALL_COUNTDOWN_S * 1_000),
      answered_at: answered,
      last_seq: items.length,
    });
    if (isEntered) addStay(shop, { callId, from: answered, to: endedAt, isAlone: outcome === 'failed' }, items);
  }
  const title: Both = [`${room.lecturer[0]}老师的答疑`, `Consultation with ${room.lecturer[1]}`];
  return minutes > 0 ? [{ amount: -minutes, reason: 'consume', refId: id, title, at: endedAt }] : [];
}

interface Stay {
  callId: number;
  from: Date;
  to: Date;
  /** The lecturer was absent. */
  isAlone: boolean;
}

/** Who, what, and its body. */
type Item = readonly ['student' | 'lecturer', 'text' | 'mark' | 'page', string];

/** Presence in the room, its messages and its board. */
function addStay({ draft }: Shop, { callId, from, to, isAlone }: Stay, items: readonly Item[]): void {
  for (const member of isAlone ? (['student'] as const) : (['lecturer', 'student'] as const)) {
    draft.add('room_log', { id: draft.nextId(), call_id: callId, member_kind: member, joined_at: from, left_at: to });
  }
  items.forEach(([member, kind, body], place) => {
    draft.add('room_item', {
      id: draft.nextId(),
      call_id: callId,
      seq: place + 1,
      client_id: `${kind} ${place + 1}`,
      member_kind: member,
      kind,
      body,
      created_at: new Date(from.getTime() + (place + 1) * 20_000),
    });
  });
}
