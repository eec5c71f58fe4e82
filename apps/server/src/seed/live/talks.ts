import { DAY_MS } from '../calendar.ts';
import type { Content } from '../content.ts';
import type { Shop } from '../trade/shop.ts';
import { addNote, addUse } from './uploads.ts';

type From = { kind: 'student' | 'lecturer'; id: number };

/** A message before it has its number. */
interface Line {
  from: From;
  kind: 'text' | 'image' | 'notice';
  body: string;
}

const SINGLES = 2;
const MINUTES_BETWEEN = 7;
const IMAGE = /^\[image:(\d)\]$/;
/** Members of a class who write. */
const WRITERS = 3;
const JOINED_DAYS_AGO = 40;

/**
 * The demo student's chats: with the first lecturer, the last messages unread; with the second, ending with a picture; and
 * with a class (product.md 4.18, 4.23). All messages are older than the day of seeding.
 */
export function addTalks(shop: Shop, { singles, group }: Content['talks']): void {
  for (const [place, lecturer] of (shop.draft.rows.lecturer ?? []).slice(0, SINGLES).entries()) {
    const lecturerId = Number(lecturer.id);
    const taught = shop.draft.rows.lecturer_subject?.find(({ lecturer_id }) => lecturer_id === lecturerId);
    const subject = shop.draft.rows.subject?.find(({ id }) => id === taught?.subject_id);
    const members: From[] = [
      { kind: 'student', id: shop.demo },
      { kind: 'lecturer', id: lecturerId },
    ];
    const lines = (singles[subject?.key ?? ''] ?? []).map(([kind, body]) => lineOf(kind, lecturerId, shop.demo, body));
    const id = shop.draft.nextId();
    const start = shop.at(place === 0 ? -1 : -2, place === 0 ? 20 : 18);
    const last = addMessages(shop, id, lines, start);
    shop.draft.add('conversation', {
      id,
      kind: 'single',
      student_id: shop.demo,
      lecturer_id: lecturerId,
      last_seq: lines.length,
      last_at: last,
    });
    // In the first chat the last two messages are unread; the second ends with the student's own.
    const read = place === 0 ? lines.length - 2 : lines.length;
    addMembers(shop, id, members, {
      demo: read,
      others: place === 0 ? lines.length : lines.length - 2,
      isPinned: place === 0,
    });
  }
  addClassTalk(shop, group);
}

function lineOf(kind: From['kind'], lecturerId: number, studentId: number, body: string): Line {
  const from: From = { kind, id: kind === 'lecturer' ? lecturerId : studentId };
  return { from, kind: IMAGE.test(body) ? 'image' : 'text', body };
}

/** The class that the demo student is in the middle of, with everybody who is in it. */
function addClassTalk(shop: Shop, group: Content['talks']['group']): void {
  const { draft } = shop;
  const enrolled = draft.rows.enrolment ?? [];
  const one = shop.parts.classes.find(
    ({ runId, course }) =>
      course.written.kind === 'live' &&
      course.listing.state === 'inProgress' &&
      enrolled.some((row) => row.student_id === shop.demo && row.class_run_id === runId),
  );
  const run = draft.rows.class_run?.find(({ id }) => id === one?.runId);
  if (!one || !run?.lecturer_id) return;
  const lecturer: From = { kind: 'lecturer', id: run.lecturer_id };
  const students = matesOf(shop, one.runId, one.offerId).map((id): From => ({ kind: 'student', id }));
  const lines = group.map(([who, kind, body]): Line => {
    const [, place] = who.split(':');
    return { from: place === undefined ? lecturer : (students[Number(place)] ?? lecturer), kind, body };
  });
  const id = draft.nextId();
  const last = addMessages(shop, id, lines, shop.at(-3, 19));
  const { title, subtitle } = { title: one.course.written.title, subtitle: [run.name, run.name_en] as const };
  draft.add('conversation', {
    id,
    kind: 'group',
    class_run_id: one.runId,
    title: `${title[0]}·${subtitle[0]}`,
    title_en: `${title[1]}, ${subtitle[1]}`,
    last_seq: lines.length,
    last_at: last,
  });
  addMembers(shop, id, [...students, lecturer], { demo: lines.length, others: lines.length, isPinned: false });
}

/** Members of a class, the demo student first; others are enrolled until there are enough for a chat. */
function matesOf({ draft, demo, others }: Shop, runId: number, offerId: number): number[] {
  const rows = draft.rows.enrolment?.filter((row) => row.class_run_id === runId) ?? [];
  const mates = new Set([demo, ...rows.map(({ student_id }) => student_id)]);
  for (const id of others) {
    if (mates.size >= WRITERS) break;
    if (mates.has(id)) continue;
    mates.add(id);
    draft.add('enrolment', {
      id: draft.nextId(),
      student_id: id,
      class_run_id: runId,
      offer_id: offerId,
      source: 'school',
      source_id: null,
      joined_at: new Date(draft.day - JOINED_DAYS_AGO * DAY_MS),
      valid_until: null,
    });
  }
  return [...mates];
}

/** Adds the messages in order, some minutes apart; returns the time of the last. */
function addMessages(shop: Shop, conversationId: number, lines: readonly Line[], start: Date): Date {
  let at = start;
  lines.forEach(({ from, kind, body }, place) => {
    at = new Date(start.getTime() + place * MINUTES_BETWEEN * 60_000);
    const note = Number(IMAGE.exec(body)?.[1]);
    const upload = note ? addNote(shop, note, from.id, at) : null;
    const name = shop.draft.rows.upload?.find(({ id }) => id === upload)?.name;
    const id = shop.draft.idAt(at.getTime());
    if (upload !== null) addUse(shop, upload, 'chatMessage', id);
    shop.draft.add('chat_message', {
      id,
      conversation_id: conversationId,
      seq: place + 1,
      client_id: null,
      from_kind: from.kind,
      from_id: from.id,
      kind,
      body: name ?? body,
      upload_id: upload,
      sent_at: at,
    });
  });
  return at;
}

function addMembers(
  shop: Shop,
  conversationId: number,
  members: readonly From[],
  { demo, others, isPinned }: { demo: number; others: number; isPinned: boolean },
): void {
  for (const { kind, id } of members) {
    const isDemo = kind === 'student' && id === shop.demo;
    shop.draft.add('conversation_member', {
      conversation_id: conversationId,
      member_kind: kind,
      member_id: id,
      read_seq: isDemo ? demo : others,
      is_pinned: isDemo && isPinned,
    });
  }
}
