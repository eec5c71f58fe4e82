import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { sql } from 'kysely';
import { fromDatedLessons } from '../../domain/datedLessons.ts';
import { say } from '../../domain/words.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { BASES } from '../../platform/http/answer.ts';
import { missing } from '../../platform/http/errors.ts';
import { companyOfHost } from '../../platform/http/hostCompany.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { route } from '../../platform/http/route.ts';
import type { Secrets } from '../../platform/ops/secrets.ts';
import { calendarName } from './words.ts';

const DAY_MS = 86_400_000;
/** Lessons of the last two months and of the coming year. */
const PAST_DAYS = 62;
const COMING_DAYS = 366;
/** How often a calendar program asks again. */
const TTL_S = 3_600;

/** The student's timetable as iCalendar, at an address that the student can renew (product.md 4.3). */
export function calendarRoutes(app: FastifyInstance): void {
  const { calendar, renewCalendar } = contract.learning;
  const { secrets, tenancy, clock, config } = app.platform;
  const urlOf = (company: CompanyRow, token: string) =>
    `${config.publicOrigin.replace('{label}', company.label)}${BASES.student}/calendar/${token}.ics`;
  route(app, calendar, async (ctx) => ({ url: urlOf(ctx.company, await findToken(ctx, secrets)) }));
  route(app, renewCalendar, async (ctx) => ({ url: urlOf(ctx.company, await renewToken(ctx, secrets)) }));
  app.get<{ Params: { file: string } }>(`${BASES.student}/calendar/:file`, async (request, reply) => {
    const token = /^([\w.-]{1,80})\.ics$/.exec(request.params.file)?.[1];
    const company = token === undefined ? null : await companyOfHost(app, request);
    if (token === undefined || !company) throw missing();
    const text = await tenancy.withTenant(company.id, (tx) =>
      writeCalendar({ tx, now: clock.now(), company, keys: secrets }, token),
    );
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

type Keys = Pick<Secrets, 'hash'>;

/** The number of the student in the open, then a keyed hash of it and the version, so that nothing of an address is stored. */
function tokenOf(keys: Keys, companyId: number, studentId: number, version: number): string {
  return `${studentId.toString(36)}.${keys.hash('calendar', companyId, `${studentId}:${version}`)}`;
}

async function selectVersion(tx: Tx, studentId: number): Promise<number> {
  const row = await tx
    .selectFrom('calendar_link')
    .select('version')
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row?.version ?? 1;
}

async function findToken({ tx, companyId, studentId }: StudentCtx, keys: Keys): Promise<string> {
  return tokenOf(keys, companyId, studentId, await selectVersion(tx, studentId));
}

async function renewToken({ tx, companyId, studentId }: StudentCtx, keys: Keys): Promise<string> {
  const { version } = await tx
    .insertInto('calendar_link')
    .values({ company_id: companyId, student_id: studentId, version: 2 })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'student_id']).doUpdateSet({ version: sql`calendar_link.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return tokenOf(keys, companyId, studentId, version);
}

interface CalendarCtx {
  tx: Tx;
  now: Date;
  company: CompanyRow;
  keys: Keys;
}

async function writeCalendar({ tx, now, company, keys }: CalendarCtx, token: string): Promise<string> {
  const studentId = Number.parseInt(token.split('.')[0] ?? '', 36);
  if (!Number.isSafeInteger(studentId)) throw missing();
  if (tokenOf(keys, company.id, studentId, await selectVersion(tx, studentId)) !== token) throw missing();
  const student = await tx
    .selectFrom('student as s')
    .leftJoin('time_zone as z', (join) =>
      join.onRef('z.company_id', '=', 's.company_id').onRef('z.id', '=', 's.time_zone_id'),
    )
    .select(['s.status', 'z.iana'])
    .where('s.id', '=', studentId)
    .executeTakeFirst();
  if (student?.status !== 'normal') throw missing();
  const calendar = ical({
    // One name for every reader: who asks is a program without a language.
    name: oneLine(say(calendarName(company.name), 'cn')),
    prodId: { company: 'Shuyuan', product: 'timetable', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_S,
    // Instants are written in UTC, which every program converts; the zone is what the calendar is shown in.
    x: [{ key: 'X-WR-TIMEZONE', value: oneLine(student.iana ?? 'Asia/Shanghai') }],
  });
  for (const row of await selectLessons(tx, studentId, now)) {
    calendar.createEvent({
      id: `${row.id}@${company.label}.shuyuan`,
      start: row.starts_at,
      end: row.ends_at,
      stamp: now,
      summary: oneLine(`${row.course} ${row.title}`),
      description: oneLine(row.lecturer),
      status: row.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      sequence: row.is_cancelled ? 1 : 0,
    });
  }
  // Each line ends, the last one too (RFC 5545 3.1).
  return `${calendar.toString()}\r\n`;
}

/** Signs that no text of a calendar may have, and breaks of lines: a name is one line (RFC 5545 3.3.11, X8). */
const UNSHOWN = /[\p{Cc}\u2028\u2029]+/gu;

function oneLine(text: string): string {
  return text.replaceAll(UNSHOWN, ' ').trim();
}

function selectLessons(tx: Tx, studentId: number, now: Date) {
  return fromDatedLessons(tx)
    .innerJoin('lecturer as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.lecturer_id'),
    )
    .select(['d.id', 'd.starts_at', 'd.ends_at'])
    .select([
      inLanguage('cn', 'c.title').as('course'),
      inLanguage('cn', 'x.title').as('title'),
      inLanguage('cn', 'l.name').as('lecturer'),
      sql<boolean>`(d.state = 'cancelled' or r.is_cancelled)`.as('is_cancelled'),
    ])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('enrolment as e')
          .select('e.id')
          .whereRef('e.company_id', '=', 'd.company_id')
          .whereRef('e.class_run_id', '=', 'd.class_run_id')
          .where('e.student_id', '=', studentId)
          .where('e.status', '=', 'active')
          .where(sql<boolean>`coalesce(e.valid_until > ${now}, true)`),
      ),
    )
    .where('d.starts_at', '>=', new Date(now.getTime() - PAST_DAYS * DAY_MS))
    .where('d.starts_at', '<', new Date(now.getTime() + COMING_DAYS * DAY_MS))
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .execute();
}
