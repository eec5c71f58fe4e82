import type { contract, OutputOf } from '@shuyuan/contract';
import { CLASS_MIN_STUDENTS, isMarkedByPerson, type Locale } from '@shuyuan/rules';
import { sql } from 'kysely';
import type { PriceOffer } from '../../../domain/trade.ts';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import { inLanguage, listInLanguage } from '../../../platform/data/select.ts';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { theRow } from '../../../platform/data/theRow.ts';
import { readAnswers, type SentAnswer } from '../answers.ts';
import { type SentQuestion, selectQuestions } from '../questions.ts';
import { findCommentAudio, findMarker } from '../result.ts';
import { findContact } from './contact.ts';
import { selectLevels, selectTaken } from './intro.ts';
import { selectAdvised } from './offers.ts';
import { findAssessment, findHandedIn, type ReaderCtx, type ShownRecord } from './rows.ts';
import { toRecord } from './toRecord.ts';

type Calls = (typeof contract)['assessments'];
type Result = OutputOf<Calls['result']>;

/** Below this share of its points a field of knowledge counts as weak. */
const WEAK_BELOW = 0.7;
/** Most gaps whose advice is read out; the table of knowledge has all. */
const GAPS_TOLD = 3;
/** Averages by knowledge are those of so many of the latest results. */
const COMPARED = 200;

/** What came of a record: all of it while the school shows results, before that only when and by whom it is marked. */
export async function readAssessmentResult(ctx: ReaderCtx, id: number, price: PriceOffer): Promise<Result> {
  const { tx, locale, now } = ctx;
  const row = await findHandedIn(ctx, id);
  const isShown = row.is_shown;
  return {
    ...toRecord(row, now),
    levels: await selectLevels(tx, row.assessment_id, { locale, totalScore: row.total_score }),
    advice: isShown ? await findAdvice(tx, id, locale) : undefined,
    radar: isShown ? await selectRadar(tx, row, locale) : [],
    parts: isShown ? await selectParts(ctx, row) : [],
    offers: isShown ? await selectAdvised(ctx, id, price) : [],
    ...(await compare(ctx, row)),
    isBeingMarked: row.state === 'awaiting' && row.claimed_until !== null && row.claimed_until > now,
    isHeld: row.state === 'finished' && !isShown,
    aheadCount: row.state === 'awaiting' ? await countAhead(tx, row) : undefined,
    comment: isShown ? (row.comment ?? undefined) : undefined,
    commentAudio: isShown ? await findCommentAudio(ctx, row) : undefined,
    ...(await markerOf(ctx, row)),
    ...(await findContact(ctx, await findAssessment(tx, row.assessment_id))),
    serverTime: now.toISOString(),
  };
}

/** Who has marked it; before that, who will. */
async function markerOf(ctx: ReaderCtx, { is_shown, marker_id, lecturer_id }: ShownRecord) {
  const { graderName, graderPortrait } = await findMarker(ctx, is_shown ? marker_id : lecturer_id);
  return { lecturerName: graderName, lecturerPortrait: graderPortrait };
}

/** The words of the level, then those of the widest gaps: a list of all would help nobody who has many. */
async function findAdvice(tx: Tx, recordId: number, locale: Locale): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('assessment_outcome as u')
    .innerJoin('assessment_rule as x', joinTenant('x.id', 'u.rule_id'))
    .select(inLanguage<string | null>(locale, 'x.advice').as('advice'))
    .select('x.kind')
    .where('u.record_id', '=', recordId)
    .orderBy('x.kind', 'desc')
    .orderBy('x.sort')
    .execute();
  const gaps = rows.filter(({ kind }) => kind === 'knowledge').slice(0, GAPS_TOLD);
  return (
    [...rows.filter(({ kind }) => kind === 'score'), ...gaps].flatMap(({ advice }) => advice ?? []).join('\n\n') ||
    undefined
  );
}

/** Shares of the points by knowledge, with the average of the latest results of other persons, from five of them on. */
export async function selectRadar(tx: Tx, row: ShownRecord, locale: Locale): Promise<Result['radar']> {
  const { rows } = await sql<{ name: string; score: number; total: number; average: number | null; people: number }>`
    with persons as (
      select distinct on (person) r.id, r.submitted_at, coalesce('student:' || r.student_id, e.who) as person
        from practice_record r join assessment_record e on e.company_id = r.company_id and e.id = r.id
        where r.assessment_id = ${row.assessment_id} and (r.state = 'finished' or r.id = ${row.id})
        order by person, r.submitted_at desc, r.id desc),
    compared as (
      select o.id from persons o where o.person <> (select coalesce('student:' || r.student_id, e.who)
          from practice_record r join assessment_record e on e.company_id = r.company_id and e.id = r.id where r.id = ${row.id})
        order by o.submitted_at desc limit ${sql.lit(COMPARED)}),
    topics as (
      select k.name, q.id, q.score, q.sort, q.company_id
        from question q cross join lateral unnest(${listInLanguage(locale, 'q.knowledge')}) as k (name)
        where q.paper_id = ${row.paper_id} and q.type <> 'group' and q.score > 0),
    own as (
      select t.name, min(t.sort) as sort, sum(coalesce(a.score, 0)) as score, sum(t.score) as total
        from topics t left join practice_answer a
          on a.company_id = t.company_id and a.question_id = t.id and a.record_id = ${row.id} group by t.name)
    select o.name, o.score, o.total, (select count(*)::int from compared) as people,
        (select round((sum(coalesce(a.score, 0)) / nullif(o.total * (select count(*) from compared), 0))::numeric, 2)::double precision
          from topics t cross join compared c join practice_answer a
            on a.company_id = t.company_id and a.question_id = t.id and a.record_id = c.id
          where t.name = o.name) as average
      from own o order by o.sort, o.name`.execute(tx);
  return rows.map(({ name, score, total, average, people }) => {
    const rate = Math.round((score / total) * 100) / 100;
    return {
      name,
      rate,
      score,
      totalScore: total,
      average: people >= CLASS_MIN_STUDENTS ? (average ?? undefined) : undefined,
      isWeak: score / total < WEAK_BELOW,
    };
  });
}

/** Points by section of the paper. */
async function selectParts(ctx: ReaderCtx, { id, paper_id }: ShownRecord): Promise<Result['parts']> {
  const { tx, locale } = ctx;
  const questions = await selectQuestions(tx, { paperId: paper_id }, { locale, withAnswers: false });
  const answers = await readAnswers(ctx, id, { marks: true, criteria: false, words: false });
  const sections = new Map<string, SentQuestion[]>();
  const tops = new Map(questions.map((one) => [one.id, one.section]));
  for (const one of questions.filter(({ type }) => type !== 'group')) {
    const name = one.section ?? tops.get(one.parentId ?? 0) ?? '';
    sections.set(name, [...(sections.get(name) ?? []), one]);
  }
  return [...sections].map(([name, own]) => ({
    name,
    count: own.length,
    score: sumOf(own, answers),
    totalScore: own.reduce((sum, { score }) => sum + score, 0),
  }));
}

/** Points of questions; undefined while a person has not marked all of them. */
function sumOf(questions: readonly SentQuestion[], answers: readonly SentAnswer[]): number | undefined {
  const given = questions.map(({ id, type }) => {
    const score = answers.find(({ questionId }) => questionId === id)?.score;
    return score ?? (isMarkedByPerson(type) ? undefined : 0);
  });
  if (given.some((score) => score === undefined)) return undefined;
  return given.reduce<number>((sum, score) => sum + (score ?? 0), 0);
}

/** How many persons have taken it; with the result its place among the latest results of all others, from five persons on. */
async function compare(ctx: ReaderCtx, row: ShownRecord) {
  const { tx } = ctx;
  const taken = await selectTaken(ctx, row.assessment_id);
  if (!row.is_shown || row.score === null) return { takenCount: taken.takenCount };
  const { rows } = await sql<{ better: number; others: number }>`
    with persons as (
      select distinct on (person) r.score, coalesce('student:' || r.student_id, e.who) as person
        from practice_record r join assessment_record e on e.company_id = r.company_id and e.id = r.id
        where r.assessment_id = ${row.assessment_id} and r.state = 'finished'
        order by person, r.submitted_at desc, r.id desc)
    select count(*) filter (where o.score > ${row.score})::int as better, count(*)::int as "others"
      from persons o where o.person <> (select coalesce('student:' || r.student_id, e.who)
        from practice_record r join assessment_record e on e.company_id = r.company_id and e.id = r.id where r.id = ${row.id})`.execute(
    tx,
  );
  const { better, others } = theRow(rows);
  const all = others + 1;
  return { ...taken, ...(all >= CLASS_MIN_STUDENTS ? { rank: better + 1, rankTotal: all } : {}) };
}

async function countAhead(tx: Tx, { lecturer_id, submitted_at }: ShownRecord): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from practice_record p join assessment s on s.company_id = p.company_id and s.id = p.assessment_id
      where s.lecturer_id = ${lecturer_id} and p.state = 'awaiting' and p.submitted_at < ${submitted_at}`.execute(tx);
  return theRow(rows).count;
}
