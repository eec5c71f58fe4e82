import type { contract, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { beijingDay } from '../../platform/core/beijing.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, listInLanguage } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';

/** The boards in the school's order, with what was published on each, and today. */
export async function listPlates(ctx: Ctx): Promise<OutputOf<(typeof contract)['articles']['plates']>> {
  const { tx, locale, now, studentId } = ctx;
  const today = new Date(`${beijingDay(now)}T00:00:00+08:00`);
  const readable = studentId === null ? sql`and a.is_public` : sql``;
  const countOf = (also = sql``) => sql<number>`(select count(*)::int from article a
    where a.company_id = p.company_id and a.plate_id = p.id and a.is_shown ${readable} ${also})`;
  const rows = await tx
    .selectFrom('plate as p')
    .select(['p.id', 'p.picture', 'p.is_student_post'])
    .select([
      inLanguage(locale, 'p.name').as('name'),
      inLanguage<string | null>(locale, 'p.intro').as('intro'),
      listInLanguage(locale, 'p.rules').as('rules'),
      countOf().as('posts'),
      countOf(sql`and a.published_at >= ${today}`).as('today'),
    ])
    .orderBy('p.sort')
    .orderBy('p.id')
    .execute();
  const lecturers = await selectLecturers(ctx);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    intro: row.intro ?? undefined,
    rules: row.rules,
    picture: row.picture ?? undefined,
    postCount: row.posts,
    todayCount: row.today,
    lecturers: lecturers.filter(({ plate_id }) => plate_id === row.id).map(toAuthor),
    mayPost: row.is_student_post,
  }));
}

/** Lecturers who look after the boards; who has left no longer does. */
function selectLecturers({ tx, locale }: Ctx) {
  return tx
    .selectFrom('plate_lecturer as r')
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .select(['r.plate_id', 'l.id', 'l.portrait'])
    .select([inLanguage(locale, 'l.name').as('name'), inLanguage<string | null>(locale, 'l.title').as('title')])
    .where('l.has_left', '=', false)
    .orderBy('r.sort')
    .orderBy('l.id')
    .execute();
}

type LecturerRow = Awaited<ReturnType<typeof selectLecturers>>[number];

const toAuthor = ({ id, name, portrait, title }: LecturerRow) => ({
  kind: 'lecturer' as const,
  id,
  name,
  portrait: portrait ?? undefined,
  title: title ?? undefined,
});
