import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';

/** What students are compared by (product.md 4.19). */
export type RankType = 'learning' | 'practice' | 'articles' | 'invitations';

/** Days in Beijing, `YYYY-MM-DD`: from the first, before the last; all time without a first. */
export interface Span {
  from: string | null;
  before: string;
}

/** A student's value and place; equal values share a place: 1, 1, 3. */
export interface Ranked {
  student_id: number;
  value: number;
  rank: number;
}

const within = (day: RawBuilder<unknown>, { from, before }: Span) =>
  from === null ? sql`${day} < ${before}::date` : sql`${day} >= ${from}::date and ${day} < ${before}::date`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Shanghai')::date`;

/** Whole minutes in live classes and with recordings, in seconds: who reads the same minutes as another one has the same place. */
const learning = (span: Span, now: Date) => sql`
  select student_id, floor(sum(seconds) / 60)::bigint * 60 as value from (
    select g.student_id, greatest(0, extract(epoch from
        least(coalesce(g.left_at, ${now}), d.ends_at) - greatest(g.joined_at, d.starts_at))) as seconds
      from class_log g join dated_lesson d on d.company_id = g.company_id and d.id = g.dated_lesson_id
      where g.joined_at <= ${now} and ${within(dayOf('g.joined_at'), span)}
    union all select student_id, seconds from learn_day where ${within(sql`day`, span)}) learnt
  group by student_id`;

/** Points of the best attempt at each paper of a class; attempts made up later do not count. */
const practice = (span: Span) => sql`
  select student_id, sum(score) as value from (
    select student_id, max(score) as score from practice_record
      where state = 'finished' and class_run_id is not null and not is_make_up
        and ${within(dayOf('submitted_at'), span)}
      group by student_id, class_run_id, paper_id) best
  group by student_id`;

/** Likes that others gave the student's public articles. */
const articles = (span: Span) => sql`
  select a.student_id, count(*) as value from article_like k
    join article a on a.company_id = k.company_id and a.id = k.article_id
    where a.is_shown and a.student_id is not null and k.student_id <> a.student_id
      and ${within(dayOf('k.created_at'), span)}
    group by a.student_id`;

/** Students who registered with the student's code. */
const invitations = (span: Span) => sql`
  select inviter_id as student_id, count(*) as value from student
    where inviter_id is not null and ${within(dayOf('created_at'), span)} group by inviter_id`;

const VALUES: Record<RankType, (span: Span, now: Date) => RawBuilder<unknown>> = {
  learning,
  practice,
  articles,
  invitations,
};

/** The same in one of several spans, by its index. */
interface RankedIn extends Ranked {
  span: number;
}

/** A span with the instant at which it is looked at: a lesson under way counts up to it. */
export interface SpanAt extends Span {
  at: Date;
}

/** Every student with a value in each span, the best first; closed and frozen accounts have no place. */
export async function selectRanked(tx: Tx, type: RankType, spans: readonly SpanAt[]): Promise<Ranked[][]> {
  const parts = spans.map(
    (span, index) => sql`
      select ${index}::int as span, v.student_id, v.value::double precision as value,
        (rank() over (order by v.value desc))::int as rank
      from (${VALUES[type](span, span.at)}) v
      where v.value > 0 and exists (select 1 from student u where u.id = v.student_id and u.status = 'normal')`,
  );
  const { rows } = await sql<RankedIn>`
    select * from (${sql.join(parts, sql` union all `)}) r order by span, rank, student_id`.execute(tx);
  return spans.map((_, index) => rows.filter(({ span }) => span === index));
}

/** Names of students, and who of them hides. */
export function selectNames(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('student as u')
    .select(['u.id', 'u.nickname', 'u.portrait'])
    .select(
      sql<boolean>`exists (select 1 from ranking_hidden h where h.company_id = u.company_id and h.student_id = u.id)`.as(
        'is_hidden',
      ),
    )
    .where(sql<boolean>`u.id = any (${ids}::bigint[])`)
    .execute();
}
