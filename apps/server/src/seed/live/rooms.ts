import type { OpenTime } from '../../modules/studyRooms/tables.ts';
import type { Both, Content } from '../content.ts';
import type { Shop } from '../trade/shop.ts';

/** The phone with which the first lecturer of every demo school logs in at `/talk/login`. */
export const LECTURER_PHONE = '13900000001';
/** Most students waiting for one lecturer. */
export const MAX_WAIT = 6;

/** A room whose row exists. */
export interface SeededRoom {
  id: number;
  lecturerId: number;
  lecturer: Both;
  subjectId: number;
  /** Key of the subject that students ask about. */
  subject: string;
}

interface RoomPlan {
  /** Place of the lecturer; the second and the last have no room. */
  lecturer: number;
  state: 'closed' | 'open' | 'paused';
  averageMinutes: number;
  times: readonly OpenTime[];
}

/** The longest pause allowed, so that one is visible in the demo. */
const BACK_IN_MINUTES = 240;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const at = (weekdays: readonly number[], start: string, end: string): OpenTime[] =>
  weekdays.map((weekday) => ({ weekday, start, end }));

/** Rooms in the order of the page: open with a short queue, open idle, in session, paused, full, closed. */
const ROOMS: readonly RoomPlan[] = [
  { lecturer: 0, state: 'open', averageMinutes: 6, times: at(EVERY_DAY, '09:00', '22:00') },
  { lecturer: 3, state: 'open', averageMinutes: 9, times: at(EVERY_DAY, '09:00', '22:00') },
  { lecturer: 4, state: 'open', averageMinutes: 8, times: at(EVERY_DAY, '14:00', '22:00') },
  { lecturer: 2, state: 'paused', averageMinutes: 10, times: at(EVERY_DAY, '16:00', '22:00') },
  { lecturer: 5, state: 'open', averageMinutes: 8, times: at(EVERY_DAY, '09:00', '21:30') },
  { lecturer: 6, state: 'closed', averageMinutes: 7, times: at([6, 7], '19:00', '21:00') },
];

/** The first lecturer can log in with the demo password, and answers in a study room. */
export function addLecturerLogin({ draft }: Shop, passwordHash: string): void {
  const first = draft.rows.lecturer?.[0];
  if (!first) return;
  first.phone = LECTURER_PHONE;
  first.password_hash = passwordHash;
}

/** The rules of the study room and six lecturers' rooms in the four states (product.md 4.17, 4.23). */
export function addRooms(shop: Shop, written: Content['studyRooms']): SeededRoom[] {
  const { draft } = shop;
  draft.add('study_setting', {
    rules: written.rules.map(([cn]) => cn).join('\n\n'),
    rules_en: written.rules.map(([, en]) => en).join('\n\n'),
    open_time: written.openTime[0],
    open_time_en: written.openTime[1],
    max_wait: MAX_WAIT,
    questions: JSON.stringify(
      written.questions.map(({ question, answer }) => ({
        question: question[0],
        question_en: question[1],
        answer: answer[0],
        answer_en: answer[1],
      })),
    ),
  });
  return ROOMS.map((plan, sort) => addRoom(shop, plan, sort, written.notices.paused));
}

function addRoom({ draft, ...shop }: Shop, plan: RoomPlan, sort: number, notice: Both): SeededRoom {
  const lecturer = draft.rows.lecturer?.[plan.lecturer];
  const taught = draft.rows.lecturer_subject?.find(({ lecturer_id }) => lecturer_id === lecturer?.id);
  const subject = draft.rows.subject?.find(({ id }) => id === taught?.subject_id);
  if (!lecturer || !subject) throw new RangeError('Too few lecturers for the study rooms.');
  const name: Both = [lecturer.name, lecturer.name_en ?? lecturer.name];
  const id = draft.nextId();
  const isPaused = plan.state === 'paused';
  const backAt = isPaused ? new Date(shop.parts.now.getTime() + BACK_IN_MINUTES * 60_000) : null;
  draft.add('study_room', {
    id,
    lecturer_id: Number(lecturer.id),
    name: `${name[0]}老师的答疑室`,
    name_en: `${name[1]}'s study room`,
    state: plan.state,
    notice: isPaused ? notice[0] : null,
    notice_en: isPaused ? notice[1] : null,
    back_at: backAt,
    open_times: JSON.stringify(plan.times),
    average_minutes: plan.averageMinutes,
    sort,
  });
  if (backAt) draft.add('due_work', { id: draft.nextId(), kind: 'roomBack', ref_id: id, due_at: backAt });
  return { id, lecturerId: Number(lecturer.id), lecturer: name, subjectId: Number(subject.id), subject: subject.key };
}
