import { createHash } from 'node:crypto';
import { contract } from '@shuyuan/contract';
import { DEFAULT_TIME_ZONE, knownTimeZone, type Locale } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { fromDatedLessons } from '../../domain/datedLessons.ts';
import { type LocalizedText, say } from '../../domain/words.ts';
import { missing } from '../../platform/core/errors.ts';
import type { Secrets } from '../../platform/core/secrets.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { BASES } from '../../platform/http/answer.ts';
import { companyOfHost } from '../../platform/http/hostCompany.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { route } from '../../platform/http/route.ts';
import { inTurn, queuedCaller } from '../../platform/http/turns.ts';
import { schoolOrigin } from '../../platform/payments/addresses.ts';
import { audit } from '../../platform/work/audit.ts';
import { writeCalendarText } from './calendarText.ts';
import { calendarName } from './words.ts';

const DAY_MS = 86_400_000;
/** Lessons of the last two months and of the coming year. */
const PAST_DAYS = 62;
const COMING_DAYS = 366;
/** How often a calendar program asks again. */
const TTL_S = 3_600;
const LIMITED = { config: { rate: 'read' } } as const;

/** The student's timetable as iCalendar, at an address that the student can renew (product.md 4.3). */
export function calendarRoutes(app: FastifyInstance): void {
  const { calendar, renewCalendar } = contract.learning;
  const { secrets, clock, config } = app.platform;
  const urlOf = (company: CompanyRow, token: string) =>
    `${config.publicOrigin.replace('{label}', company.label)}${BASES.student}/calendar/${token}.ics`;
  route(app, calendar, async (ctx) => ({ url: urlOf(ctx.company, await findToken(ctx, secrets)) }));
  route(app, renewCalendar, async (ctx) => ({ url: urlOf(ctx.company, await renewToken(ctx, secrets)) }));
  app.get<{ Params: { file: string } }>(`${BASES.student}/calendar/:file`, LIMITED, async (request, reply) => {
    const token = /^([\w.-]{1,80})\.ics$/.exec(request.params.file)?.[1];
    const company = token === undefined ? null : await companyOfHost(app, request);
    if (token === undefined || !company) throw missing();
    const guess = { secret: `${company.id} ${token}`, refusal: 'missing' } as const;
    await app.limiter(request, 'read', { companyId: company.id, login: null, guess });
    const text = await inTurn(app, queuedCaller(request, company.id), (tx) =>
      writeCalendar(
        { tx, now: clock.now(), company, keys: secrets, origin: schoolOrigin(company, config.publicOrigin) },
        token,
      ),
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

interface Link {
  version: number;
  language: Locale;
}

async function selectLink(tx: Tx, studentId: number): Promise<Link> {
  const row = await tx
    .selectFrom('calendar_link')
    .select(['version', 'language'])
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row ?? { version: 1, language: 'cn' };
}

/** The address; its calendar is in the language in which the student asks for it. */
async function findToken({ tx, companyId, studentId, locale }: StudentCtx, keys: Keys): Promise<string> {
  const { version, language } = await selectLink(tx, studentId);
  if (language !== locale) {
    await tx
      .insertInto('calendar_link')
      .values({ company_id: companyId, student_id: studentId, version, language: locale })
      .onConflict((conflict) => conflict.columns(['company_id', 'student_id']).doUpdateSet({ language: locale }))
      .execute();
  }
  return tokenOf(keys, companyId, studentId, version);
}

async function renewToken(ctx: StudentCtx & { ip: string }, keys: Keys): Promise<string> {
  const { tx, companyId, studentId, locale, ip, now } = ctx;
  const { version } = await tx
    .insertInto('calendar_link')
    .values({ company_id: companyId, student_id: studentId, version: 2, language: locale })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'student_id'])
        .doUpdateSet({ version: sql`calendar_link.version + 1`, language: locale }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await audit(tx, { companyId, event: 'calendar link renewed', studentId, ip, now });
  return tokenOf(keys, companyId, studentId, version);
}

interface CalendarCtx {
  tx: Tx;
  now: Date;
  company: CompanyRow;
  keys: Keys;
  /** Origin of the school's portal. */
  origin: string;
}

async function writeCalendar({ tx, now, company, keys, origin }: CalendarCtx, token: string): Promise<string> {
  const studentId = Number.parseInt(token.split('.')[0] ?? '', 36);
  if (!Number.isSafeInteger(studentId)) throw missing();
  const { version, language } = await selectLink(tx, studentId);
  if (tokenOf(keys, company.id, studentId, version) !== token) throw missing();
  const student = await tx
    .selectFrom('student as s')
    .leftJoin('time_zone as z', joinTenant('z.id', 's.time_zone_id'))
    .select(['s.status', 'z.iana'])
    .where('s.id', '=', studentId)
    .executeTakeFirst();
  if (student?.status !== 'normal') throw missing();
  const span = {
    from: new Date(now.getTime() - PAST_DAYS * DAY_MS),
    until: new Date(now.getTime() + COMING_DAYS * DAY_MS),
  };
  const lessons = await selectLessons(tx, studentId, { now, ...span });
  const changes = await noteChanges(tx, lessons, now);
  return writeCalendarText({
    ...{ ...span, now, ttlS: TTL_S },
    name: say(calendarName({ cn: company.name, en: company.name_en ?? undefined }), language),
    language: language === 'en' ? 'EN' : 'ZH',
    timeZone: knownTimeZone(student.iana ?? DEFAULT_TIME_ZONE.id),
    events: lessons.map((row) => ({
      uid: `${row.id}@${company.label}.shuyuan`,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      title: [row.course, row.title].map((words) => say(words, language)).join(' '),
      lecturer: say(row.lecturer, language),
      isCancelled: row.is_cancelled,
      sequence: changes.get(row.id)?.sequence ?? row.calendar_sequence,
      changedAt: changes.get(row.id)?.changedAt ?? row.calendar_changed_at ?? now,
      url: `${origin}/web/learn/scheduledetail/${row.id}/notStarted/live`,
    })),
  });
}

/**
 * Compares the lessons with what calendars were told before: each that differs gets the next SEQUENCE, which is stored; of two readers
 * at once, one counts (RFC 5545 3.8.7.4).
 */
async function noteChanges(tx: Tx, lessons: readonly LessonRow[], now: Date) {
  const found = new Map<number, { sequence: number; changedAt: Date }>();
  for (const row of lessons) {
    const told = toldOf(row);
    if (told === row.calendar_told) continue;
    const isFirst = row.calendar_told === null;
    const written = await tx
      .updateTable('dated_lesson')
      .set((eb) => ({
        calendar_told: told,
        calendar_sequence: isFirst ? eb.ref('calendar_sequence') : eb('calendar_sequence', '+', 1),
        calendar_changed_at: now,
      }))
      .where('id', '=', row.id)
      .where(sql<boolean>`calendar_told is distinct from ${told}`)
      .returning(['calendar_sequence', 'calendar_changed_at'])
      .executeTakeFirst();
    const sequence = written?.calendar_sequence ?? row.calendar_sequence + (isFirst ? 0 : 1);
    found.set(row.id, { sequence, changedAt: written?.calendar_changed_at ?? now });
  }
  return found;
}

/** All that a calendar tells of a lesson, in a short form; a lesson that begins or ends by its plan is no change. */
function toldOf({ starts_at, ends_at, is_cancelled, course, title, lecturer }: LessonRow): string {
  const all = JSON.stringify([starts_at, ends_at, is_cancelled, course, title, lecturer]);
  return createHash('sha256').update(all).digest('base64url');
}

type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

function selectLessons(tx: Tx, studentId: number, { now, from, until }: { now: Date; from: Date; until: Date }) {
  return fromDatedLessons(tx)
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .select(['d.id', 'd.starts_at', 'd.ends_at'])
    .select(['d.calendar_told', 'd.calendar_sequence', 'd.calendar_changed_at'])
    .select([
      inBoth('c.title', 'c.title_en').as('course'),
      inBoth('x.title', 'x.title_en').as('title'),
      inBoth('l.name', 'l.name_en').as('lecturer'),
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
    .where('d.starts_at', '>=', from)
    .where('d.starts_at', '<', until)
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .execute();
}

/** A text in both languages, since a change of either is a change. */
function inBoth(cn: string, en: string): RawBuilder<LocalizedText> {
  return sql<LocalizedText>`json_build_object('cn', ${sql.ref(cn)}, 'en', ${sql.ref(en)})`;
}
