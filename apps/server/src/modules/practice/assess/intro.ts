import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { ResultCode } from '@shuyuan/contract';
import { CLASS_MIN_STUDENTS, type Locale } from '@shuyuan/rules';
import { sql } from 'kysely';
import { isShown } from '../../../domain/assessments.ts';
import { missing } from '../../../platform/core/errors.ts';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import { inLanguage } from '../../../platform/data/select.ts';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { theRow } from '../../../platform/data/theRow.ts';
import { selectQuestions } from '../questions.ts';
import { findPaper } from '../rows.ts';
import { findContact } from './contact.ts';
import { nameOfStudent } from './guests.ts';
import { selectCourses, selectLevelCourses } from './offers.ts';
import {
  type AssessmentRow,
  findAssessment,
  findLink,
  isOwn,
  type LinkRow,
  type ReaderCtx,
  selectRecords,
} from './rows.ts';
import { closedCodeOf, countTries } from './start.ts';
import { toRecord } from './toRecord.ts';

type Call = (typeof contract)['assessments']['intro'];
type Intro = OutputOf<Call>;

const LINK_STATES: Record<number, Intro['linkState']> = {
  [ResultCode.linkWithdrawn]: 'withdrawn',
  [ResultCode.linkEnded]: 'ended',
  [ResultCode.linkUsedUp]: 'usedUp',
};

/** What an assessment is, its link's state for the reader, and the reader's latest record from it. */
export async function readIntro(ctx: ReaderCtx, { linkId, saleId }: InputOf<Call>): Promise<Intro> {
  const { tx, now, locale } = ctx;
  const link = await findLink(tx, linkId);
  const assessment = await findAssessment(tx, link.assessment_id);
  const paper = await findPaper(tx, assessment.paper_id);
  const latest = await findLatest(ctx, link);
  const used = await triesOf(ctx, link);
  const closed = paper.status === 'open' ? closedCodeOf(link, { now, used }) : ResultCode.linkWithdrawn;
  const isEn = locale === 'en';
  return {
    linkId: link.id,
    title: (isEn && assessment.name_en) || assessment.name,
    type: assessment.type,
    intro: (isEn && assessment.intro_en) || (assessment.intro ?? undefined),
    ...(await describePaper(tx, paper.id, locale)),
    totalScore: paper.total_score,
    limitMinutes: paper.limit_minutes ?? undefined,
    levels: await selectLevels(tx, assessment.id, { locale, totalScore: paper.total_score }),
    levelCourses: await selectLevelCourses(ctx, assessment.id),
    linkState: closed === null ? 'live' : (LINK_STATES[closed] ?? 'withdrawn'),
    endsAt: link.ends_at.toISOString(),
    tries: link.tries,
    triesUsed: used,
    takesGuests: assessment.type === 'objective',
    promiseHours: assessment.promise_hours ?? undefined,
    ...(await selectNames(tx, assessment, locale)),
    ...(await findContact(ctx, assessment)),
    ...(await selectTaken(ctx, assessment.id)),
    latest: latest && toRecord(latest, now),
    course: saleId === undefined ? undefined : await findCourse(ctx, saleId),
    serverTime: now.toISOString(),
  };
}

/** Whether a text has a formula, in one of the spellings that are set as such; a lone `$` is money. */
const hasFormula = (text: string) => /\$[^$]+\$|\\[([]/.test(text);

async function findCourse(ctx: ReaderCtx, saleId: number): Promise<Intro['course']> {
  const [course] = await selectCourses(ctx, [saleId]);
  if (!course) throw missing();
  return course;
}

function findLatest(ctx: ReaderCtx, { id }: LinkRow) {
  return selectRecords(ctx)
    .where('e.link_id', '=', id)
    .where(isOwn(ctx))
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Tries of the reader; of a guest those of the person whose token was sent. */
async function triesOf(ctx: ReaderCtx, link: LinkRow): Promise<number> {
  if (ctx.studentId !== null) return countTries(ctx, link, nameOfStudent(ctx.studentId));
  const found = await ctx.tx
    .selectFrom('practice_record as p')
    .innerJoin('assessment_record as e', joinTenant('e.id', 'p.id'))
    .select('e.who')
    .where('e.link_id', '=', link.id)
    .where(isOwn(ctx))
    .executeTakeFirst();
  return found ? countTries(ctx, link, found.who) : 0;
}

/** Sections, fields of knowledge and number of questions of a paper, and what is needed to answer them. */
async function describePaper(tx: Tx, paperId: number, locale: Locale) {
  const questions = await selectQuestions(tx, { paperId }, { locale, withAnswers: false });
  const leaves = questions.filter(({ type }) => type !== 'group');
  const tops = new Map(questions.map(({ id, section }) => [id, section]));
  const nameOf = (one: (typeof leaves)[number]) => one.section ?? tops.get(one.parentId ?? 0) ?? '';
  const names = [...new Set(leaves.map(nameOf))];
  return {
    questionCount: leaves.length,
    sections: names.map((name) => {
      const own = leaves.filter((one) => nameOf(one) === name);
      return { name, count: own.length, score: own.reduce((sum, { score }) => sum + score, 0) };
    }),
    knowledge: [...new Set(leaves.flatMap(({ knowledge }) => knowledge))],
    hasSound: questions.some(({ files }) => files.some(({ type }) => type === 'audio' || type === 'video')),
    hasFormulas: questions.some(({ stem, options }) => [stem, ...options.map(({ html }) => html)].some(hasFormula)),
  };
}

/** The levels of an assessment, the lowest first, each up to just below the next one; whoever has fewer points than any asks for is in the lowest. */
export async function selectLevels(
  tx: Tx,
  assessmentId: number,
  { locale, totalScore }: { locale: Locale; totalScore: number },
): Promise<Intro['levels']> {
  const rows = await tx
    .selectFrom('assessment_rule')
    .select(['min_score', inLanguage(locale, 'name').as('name')])
    .where('assessment_id', '=', assessmentId)
    .where('kind', '=', 'score')
    .orderBy('min_score')
    .execute();
  return rows.map(({ name, min_score }, place) => {
    const next = rows[place + 1]?.min_score;
    return { name, minScore: place === 0 ? 0 : (min_score ?? 0), maxScore: next == null ? totalScore : next };
  });
}

async function selectNames(tx: Tx, { subject_id, grade_ids, lecturer_id }: AssessmentRow, locale: Locale) {
  const { rows } = await sql<{
    subject: string | null;
    grades: string[];
    lecturer: string | null;
    portrait: string | null;
    motto: string | null;
  }>`
    select (select ${inLanguage(locale, 's.name')} from subject s where s.id = ${subject_id}) as subject,
      array(select ${inLanguage(locale, 'g.name')} from grade g where g.id = any(${grade_ids}::bigint[]) order by g.sort, g.id) as grades,
      (select ${inLanguage(locale, 'l.name')} from lecturer l where l.id = ${lecturer_id}) as lecturer,
      (select l.portrait from lecturer l where l.id = ${lecturer_id}) as portrait,
      (select ${inLanguage<string | null>(locale, 'l.motto')} from lecturer l where l.id = ${lecturer_id}) as motto`.execute(
    tx,
  );
  const [row] = rows;
  return {
    subject: row?.subject ?? undefined,
    grades: row?.grades ?? [],
    lecturerName: row?.lecturer ?? undefined,
    lecturerPortrait: row?.portrait ?? undefined,
    lecturerMotto: row?.motto ?? undefined,
  };
}

/** How many persons have handed it in, and the average of the points that the school shows of each one's latest, from five persons on. */
export async function selectTaken({ tx, now }: Pick<ReaderCtx, 'tx' | 'now'>, assessmentId: number) {
  const { rows } = await sql<{ taken: number; marked: number; average: number | null }>`
    with latest as (
      select distinct on (person) p.score, ${isShown(now)} as is_shown, coalesce('student:' || p.student_id, e.who) as person
        from practice_record p join assessment s on s.company_id = p.company_id and s.id = p.assessment_id
          join assessment_record e on e.company_id = p.company_id and e.id = p.id
        where p.assessment_id = ${assessmentId} and p.state in ('submitted', 'awaiting', 'finished')
        order by person, p.submitted_at desc, p.id desc)
    select count(*)::int as taken, count(score) filter (where is_shown)::int as marked,
        round((avg(score) filter (where is_shown))::numeric, 1)::double precision as average from latest`.execute(tx);
  const { taken, marked, average } = theRow(rows);
  return { takenCount: taken, averageScore: marked >= CLASS_MIN_STUDENTS ? (average ?? undefined) : undefined };
}
