import type {
  CourseCard,
  contract,
  MembershipPackage,
  MembershipRecord,
  OutputOf,
  Page,
  SentOf,
} from '@shuyuan/contract';
import { type Locale, MEMBERSHIP_ALARM_DAYS } from '@shuyuan/rules';
import { membershipOf } from '../../domain/buyers.ts';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { isForever, shownUntil } from '../../domain/membership.ts';
import { notifyOnce } from '../../domain/siteMessages/siteMessages.ts';
import { say } from '../../domain/words.ts';
import { missing } from '../../platform/core/errors.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { selectGranted } from './periods.ts';
import {
  type CoursesInput,
  type PackageRow,
  type RecordRow,
  selectMemberCourses,
  selectPackage,
  selectPackages,
  selectRecords,
  selectSaved,
  selectUntil,
} from './queries.ts';
import { endReminder } from './words.ts';

type Mine = OutputOf<typeof contract.memberships.mine>;
type Alarm = OutputOf<typeof contract.memberships.alarm>;

const DAY_MS = 86_400_000;

/** Memberships on sale; a student is told until when each would last. */
export async function listPackages(ctx: Ctx, page: PageInput): Promise<Page<MembershipPackage>> {
  const until = ctx.studentId === null ? null : await selectUntil(ctx.tx, ctx.studentId);
  return mapPage(await selectPackages(ctx, page), (row) => ({
    ...toPackage(row, ctx.locale),
    ...(ctx.studentId === null ? {} : { lastsUntil: lastsUntil(row.days, until, ctx.now) }),
  }));
}

/** Periods of the student's membership, the newest first. */
export async function listRecords(ctx: Ctx, page: PageInput): Promise<Page<MembershipRecord>> {
  return mapPage(await selectRecords(ctx, page), toRecord);
}

/** The student's membership as it stands; one that has ended keeps its name and its end. */
export async function findMine({ tx, studentId, now, locale }: StudentCtx): Promise<Mine> {
  const until = await selectUntil(tx, studentId);
  const periods = await selectGranted(tx, studentId);
  const begun = periods.filter(({ starts_at }) => starts_at <= now);
  const last = begun.at(-1);
  return {
    ...(await membershipOf(tx, { id: studentId, member_until: until }, now)),
    name: last && say({ cn: last.name, en: last.name_en }, locale),
    packageId: last?.package_id ?? undefined,
    since: sinceOf(begun)?.toISOString(),
    until: shownUntil(until),
    savedFen: await selectSaved(tx, studentId),
    serverTime: now.toISOString(),
  };
}

/** Courses with a price for members; `missing` for a membership that the school does not have (E3). */
export async function listMemberCourses(
  ctx: Ctx,
  { packageId, ...input }: CoursesInput & { packageId?: number | undefined },
): Promise<Page<SentOf<typeof CourseCard>>> {
  if (packageId !== undefined && !(await selectPackage(ctx.tx, packageId))) throw missing();
  return mapPage(await selectMemberCourses(ctx, input), toCourseCard);
}

/**
 * Writes the reminder that is due, once for each step of each end: 7, 3 and 1 days before it, and at the end. Steps that
 * nobody asked for are skipped; a new end begins them anew.
 */
export async function remindOfEnd({ tx, companyId, studentId, now }: StudentCtx): Promise<Alarm> {
  const until = await selectUntil(tx, studentId);
  if (until === null || isForever(until)) return { isAlarm: false };
  const daysLeft = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
  const step = [0, ...MEMBERSHIP_ALARM_DAYS].sort((a, b) => a - b).find((days) => daysLeft <= days);
  const isAlarm =
    step !== undefined &&
    (await notifyOnce(tx, {
      companyId,
      studentId,
      now,
      kind: 'membership',
      ...endReminder(daysLeft, until),
      link: '/equity',
      onceKey: `membership ends ${until.toISOString()} ${step}`,
    }));
  return { isAlarm, daysLeft, until: until.toISOString() };
}

function lastsUntil(days: number, until: Date | null, now: Date): string | undefined {
  if (days === 0 || isForever(until)) return undefined;
  const from = until !== null && until > now ? until : now;
  return new Date(from.getTime() + days * DAY_MS).toISOString();
}

/** Since when the student is a member without a break. */
function sinceOf(begun: readonly { starts_at: Date; ends_at: Date | null }[]): Date | undefined {
  let since: Date | undefined;
  let end: Date | null | undefined;
  for (const { starts_at, ends_at } of begun) {
    if (since === undefined || (end && end < starts_at)) since = starts_at;
    end = ends_at;
  }
  return since;
}

function toPackage(row: PackageRow, locale: Locale): MembershipPackage {
  const isEn = locale === 'en';
  return {
    id: row.id,
    name: row.name,
    level: row.level,
    days: row.days,
    priceFen: row.price_fen,
    originalFen: row.original_fen ?? undefined,
    benefits: row.benefits.map(({ icon, title, title_en, text, text_en }) => ({
      icon,
      title: (isEn && title_en) || title,
      text: (isEn && text_en) || text,
    })),
    highlight: row.highlight ?? undefined,
    courseCount: row.courses,
    minutes: row.minutes ?? undefined,
    couponFen: row.reduce_fen ?? undefined,
  };
}

function toRecord(row: RecordRow): MembershipRecord {
  return {
    id: row.id,
    name: row.name,
    source: row.source,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString(),
    status: row.state,
  };
}
