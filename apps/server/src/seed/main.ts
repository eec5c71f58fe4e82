import { type Kysely, sql } from 'kysely';
import { hashOfCode } from '../modules/redemptions/service.ts';
import type { Clock } from '../platform/core/clock.ts';
import { hashPassword } from '../platform/core/passwords.ts';
import type { Secrets } from '../platform/core/secrets.ts';
import type { Database } from '../platform/data/tables.ts';
import { addArchives, countReports } from './archives.ts';
import { addHeadlines } from './articles/headlines.ts';
import { indexArticles, publishArticles } from './articles/publish.ts';
import { addAttendance } from './attendance.ts';
import { beijingDay } from './calendar.ts';
import { addClasses } from './classes.ts';
import { type Content, readContent, type WrittenSchool } from './content.ts';
import { addCourses } from './courses.ts';
import { Draft, type Seeded } from './draft.ts';
import { addFaculty } from './faculty.ts';
import { addLive } from './live/live.ts';
import { LECTURER_PHONE } from './live/rooms.ts';
import { ORDER, TALK } from './order.ts';
import { addAssessments } from './papers/assessments.ts';
import { addPapers } from './papers/papers.ts';
import { addSchool } from './school.ts';
import { countSeats } from './seats.ts';
import { addStudents, phoneOf } from './students.ts';
import { Shop, type ShopParts } from './trade/shop.ts';
import { addTrade } from './trade/trade.ts';

const DEMO_PASSWORD = 'Shuyuan2026';
/** Salt of the demo password: fixed, so that the same seed writes the same bytes. */
const DEMO_SALT = Buffer.from('shuyuan demo 2026');
const ROWS_AT_ONCE = 500;

/** Demo accounts that can log in: a student and a lecturer in each school, by label. */
export const demoAccounts: readonly {
  label: string;
  school: string;
  account: string;
  lecturer: string;
  password: string;
}[] = readContent().schools.map(({ label, name }) => ({
  label,
  school: name[0],
  account: phoneOf(0),
  lecturer: LECTURER_PHONE,
  password: DEMO_PASSWORD,
}));

/**
 * Fills an empty database with five schools in Chinese and English (product.md 4.23), in one transaction, so that a start
 * that is interrupted leaves it empty. Every id and time comes from the clock's day in Beijing: the same day, the same bytes.
 * `db` is the owner's; each school's rows are written bound to it, so row-level security holds here too (T3).
 */
export async function seed(db: Kysely<Database>, clock: Clock, secrets: Secrets): Promise<void> {
  const content = readContent();
  const passwordHash = await hashPassword(DEMO_PASSWORD, DEMO_SALT);
  const now = clock.now();
  const day = beijingDay(now);
  const hashCode = (companyId: number, code: string) => hashOfCode(secrets, companyId, code);
  const drafts = content.schools.map((school, index) =>
    draftOf(new Draft(day, index, school.label), school, { content, passwordHash, index, now, hashCode }),
  );
  await db.transaction().execute(async (tx) => {
    for (const draft of drafts) {
      await sql`select set_config('app.company_id', ${String(draft.companyId)}, true)`.execute(tx);
      await write(tx, draft, ORDER);
      await publishArticles(tx, draft);
      await write(tx, draft, TALK);
      await indexArticles(tx, draft);
      await takeCoupons(tx, draft);
      await countReports(tx, draft);
    }
  });
}

/**
 * Whether somebody can log in with the demo password. The seed's hashes have one salt, which no other password has; a
 * student or lecturer who changed it does not count. Schools are asked one by one, as row-level security demands.
 */
export async function hasDemoAccounts(db: Kysely<Database>): Promise<boolean> {
  const mark = `%$${DEMO_SALT.toString('base64').replaceAll('=', '')}$%`;
  const companies = await db.selectFrom('company').select('id').execute();
  return db.transaction().execute(async (tx) => {
    for (const { id } of companies) {
      await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(tx);
      for (const table of ['student', 'lecturer'] as const) {
        const found = tx
          .selectFrom(table)
          .select('id')
          .where('company_id', '=', id)
          .where('password_hash', 'like', mark);
        if (await found.executeTakeFirst()) return true;
      }
    }
    return false;
  });
}

interface Means extends Pick<ShopParts, 'index' | 'now' | 'hashCode'> {
  content: Content;
  passwordHash: string;
}

function draftOf(draft: Draft, school: WrittenSchool, { content, passwordHash, ...means }: Means): Draft {
  const ids = addSchool(draft, school, content);
  const names = new Map(content.constants.subjects.map(({ key, name }) => [key, name]));
  const faculty = addFaculty(draft, content.lecturers.get(school.key) ?? [], ids, names);
  const courses = addCourses(draft, school.key, content, ids);
  const classes = courses.flatMap((course) => addClasses(draft, course, faculty));
  addLecturerGrades(draft);
  addStudents(draft, school, { ids, classes, content, passwordHash });
  const shop = new Shop({ draft, school, ids, classes, ...means });
  addTrade(shop, addLive(shop, { content, passwordHash }));
  addPapers(shop, content);
  addAttendance(draft, classes, shop.demo, school.key);
  addArchives(draft, { classes, demoId: shop.demo, ids });
  addAssessments(shop, content);
  addHeadlines(shop, content);
  countSeats(draft);
  return draft;
}

/** A lecturer teaches the grades of his or her courses. */
function addLecturerGrades(draft: Draft): void {
  const lecturers = new Map<number | undefined, Set<number>>();
  for (const { course_id, lecturer_id } of draft.rows.class_run ?? []) {
    const courses = lecturers.get(lecturer_id) ?? new Set();
    lecturers.set(lecturer_id, courses.add(course_id));
  }
  for (const [lecturerId, courses] of lecturers) {
    const grades = new Set(
      (draft.rows.course_grade ?? []).filter((row) => courses.has(row.course_id)).map((row) => row.grade_id),
    );
    for (const gradeId of grades)
      if (lecturerId) draft.add('lecturer_grade', { lecturer_id: lecturerId, grade_id: gradeId });
  }
}

async function write(tx: Kysely<Database>, draft: Draft, tables: readonly Seeded[]): Promise<void> {
  for (const table of tables) {
    const rows = draft.rows[table] ?? [];
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await tx
        .insertInto(table)
        .values(rows.slice(from, from + ROWS_AT_ONCE) as never)
        .execute();
    }
  }
}

/** Orders and coupons reference each other: a coupon is locked, then used, once both rows exist (I7). */
async function takeCoupons(tx: Kysely<Database>, { couponsOfOrders }: Draft): Promise<void> {
  for (const { claimId, orderId, usedAt } of couponsOfOrders) {
    const claim = tx.updateTable('coupon_claim').where('id', '=', claimId);
    await claim.set({ status: 'locked', order_id: orderId }).execute();
    if (usedAt) await claim.set({ status: 'used', used_at: usedAt }).execute();
  }
}
