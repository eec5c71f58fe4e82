import type { contract, OutputOf, Page, SentOf, StudyRoom } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S, type Locale } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, likePatterns, mapPage, matches, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { endOfToday, nextOpening } from './openTimes.ts';
import { isSwitchedOn, readSetting } from './rows.ts';

type RoomInput = PageInput & { subjectId?: number | undefined; keyword?: string | undefined };

const COLUMNS = ['r.name', 'r.name_en', 'l.name', 'l.name_en', 'l.title', 'l.title_en'];

function countTickets(condition: RawBuilder<boolean>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from study_ticket t
    where t.company_id = r.company_id and t.room_id = r.id and ${condition})`;
}

function selectRooms({ tx, locale, studentId }: Ctx, { subjectId, keyword, ...page }: RoomInput) {
  let query = tx
    .selectFrom('study_room as r')
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .select(['r.id', 'r.lecturer_id', 'r.state', 'r.back_at', 'r.open_times', 'r.average_minutes', 'l.portrait'])
    .select([
      inLanguage(locale, 'r.name').as('name'),
      inLanguage<string | null>(locale, 'r.notice').as('notice'),
      inLanguage(locale, 'l.name').as('lecturer'),
      inLanguage(locale, 'l.title').as('title'),
      countTickets(sql`t.status = 'waiting'`).as('waiting'),
      countTickets(sql`t.status in ('calling', 'inRoom')`).as('current'),
      sql<number[]>`array(select ls.subject_id::int8 from lecturer_subject ls
        where ls.company_id = l.company_id and ls.lecturer_id = l.id order by ls.sort, ls.subject_id)`.as(
        'subject_ids',
      ),
      sql<boolean>`exists (select 1 from room_reminder m where m.company_id = r.company_id
        and m.room_id = r.id and m.student_id = ${studentId ?? 0})`.as('is_reminded'),
    ])
    .where('l.has_left', '=', false)
    .where(matches(likePatterns(keyword), COLUMNS));
  if (subjectId !== undefined) {
    query = query.where(
      sql<boolean>`exists (select 1 from lecturer_subject ls where ls.company_id = l.company_id
        and ls.lecturer_id = l.id and ls.subject_id = ${subjectId})`,
    );
  }
  return pageOf(tx, query.orderBy('r.sort').orderBy('r.id'), page);
}
type Row = Awaited<ReturnType<typeof selectRooms>>['rows'][number];

/** The school's rooms in its order, with their queues as they are now (product.md 4.17). */
export async function listRooms(ctx: Ctx, input: RoomInput): Promise<Page<SentOf<typeof StudyRoom>>> {
  const { max_wait } = await readSetting(ctx.tx);
  const isOn = await isSwitchedOn(ctx.tx);
  return mapPage(await selectRooms(ctx, input), (row) =>
    toRoom(isOn ? row : { ...row, state: 'closed' }, ctx, max_wait),
  );
}

function toRoom(row: Row, { now, studentId }: Ctx, maxWait: number): SentOf<typeof StudyRoom> {
  return {
    id: row.id,
    name: row.name,
    lecturerId: row.lecturer_id,
    lecturerName: row.lecturer,
    portrait: row.portrait ?? undefined,
    about: row.title,
    subjectIds: row.subject_ids.map(Number),
    openTimes: row.open_times,
    status: row.state === 'open' && row.current > 0 ? 'inSession' : row.state,
    isFull: row.waiting >= maxWait,
    notice: row.notice ?? undefined,
    backAt: row.state === 'paused' ? row.back_at?.toISOString() : undefined,
    opensAt: row.state === 'closed' ? nextOpening(row.open_times, now)?.toISOString() : undefined,
    waitCount: row.waiting,
    averageMinutes: row.average_minutes,
    estimateMinutes: (row.waiting + row.current) * row.average_minutes,
    isReminded: studentId === null ? undefined : row.is_reminded,
  };
}

/** Rules and numbers of the school's study room, and how much of it is open now. */
export async function findBasics({ tx, locale, now }: Ctx): Promise<OutputOf<typeof contract.studyRooms.basics>> {
  const setting = await readSetting(tx);
  const open = (await isSwitchedOn(tx)) ? await selectOpen(tx) : [];
  const times = open.flatMap(({ open_times }) => open_times);
  const isEnglish = locale === 'en';
  return {
    rules: (isEnglish && setting.rules_en) || (setting.rules ?? undefined),
    openTimeText: (isEnglish && setting.open_time_en) || (setting.open_time ?? undefined),
    openUntil: endOfToday(times, now)?.toISOString(),
    onlineCount: open.length,
    minCallMinutes: setting.min_minutes,
    chargeUnitMinutes: setting.unit_minutes,
    maxWaitCount: setting.max_wait,
    callCountdownS: CALL_COUNTDOWN_S,
    subjects: await selectSubjects(tx, locale),
    questions: setting.questions.map(({ question, question_en, answer, answer_en }) => ({
      question: (isEnglish && question_en) || question,
      answer: (isEnglish && answer_en) || answer,
    })),
    serverTime: now.toISOString(),
  };
}

function selectOpen(tx: Tx) {
  return tx
    .selectFrom('study_room as r')
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .select('r.open_times')
    .where('r.state', '=', 'open')
    .where('l.has_left', '=', false)
    .execute();
}

/** Subjects that somebody with a room teaches. */
function selectSubjects(tx: Tx, locale: Locale): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('subject as s')
    .select(['s.id', inLanguage(locale, 's.name').as('name')])
    .where(
      sql<boolean>`exists (select 1 from lecturer_subject ls
        join study_room r on r.company_id = ls.company_id and r.lecturer_id = ls.lecturer_id
        join lecturer l on l.company_id = r.company_id and l.id = r.lecturer_id and not l.has_left
        where ls.company_id = s.company_id and ls.subject_id = s.id)`,
    )
    .orderBy('s.sort')
    .orderBy('s.id')
    .execute();
}
