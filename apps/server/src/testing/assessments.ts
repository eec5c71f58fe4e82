import { contract, GUEST_HEADER, type InputOf, type OutputOf } from '@shuyuan/contract';
import type { Insertable } from 'kysely';
import type { AssessmentLinkTable, AssessmentRuleTable, AssessmentTable } from '../modules/practice/assess/tables.ts';
import type { PaperTable } from '../modules/practice/tables.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import type { Answer, Caller } from './caller.ts';
import { BY_MACHINE, insertPaper, type TestQuestion } from './papers.ts';
import type { School } from './school.ts';
import { buildPhone } from './school.ts';

const { assessments } = contract;

/** A rule of a result with the offers that it advises. */
type TestRule = Partial<Omit<Insertable<AssessmentRuleTable>, 'company_id' | 'assessment_id'>> &
  Pick<Insertable<AssessmentRuleTable>, 'kind' | 'name'> & { offers?: readonly number[] };

interface Overrides {
  questions?: readonly TestQuestion[];
  paper?: Partial<Insertable<PaperTable>>;
  assessment?: Partial<Insertable<AssessmentTable>>;
  link?: Partial<Insertable<AssessmentLinkTable>>;
  rules?: readonly TestRule[];
  /** Offers that ask for it. */
  offers?: readonly number[];
}

/** A test assessment: of 10 points by machine, with a link of one try until 30 November. */
export interface MadeAssessment {
  id: number;
  linkId: number;
  paperId: number;
  questionIds: number[];
}

/** Makes an assessment with its paper, its rules and a link. */
export function buildAssessment(school: School, overrides: Overrides = {}): Promise<MadeAssessment> {
  return school.withTenant((tx) => insertAssessment(tx, school.id, overrides));
}

async function insertAssessment(
  tx: Tx,
  company_id: number,
  { questions = BY_MACHINE, paper = {}, assessment = {}, link = {}, rules = [], offers = [] }: Overrides,
): Promise<MadeAssessment> {
  const type = assessment.type ?? 'objective';
  const made = await insertPaper(tx, company_id, questions, { type, limit_minutes: 40, ...paper });
  const { id } = await tx
    .insertInto('assessment')
    .values({
      company_id,
      paper_id: made.paperId,
      type,
      name: '入学测评',
      name_en: 'Assessment',
      intro: null,
      intro_en: null,
      subject_id: null,
      lecturer_id: null,
      promise_hours: null,
      released_at: null,
      contact_name: '林安娜',
      contact_name_en: 'Anna Lin',
      contact_phone: '400-820-1120',
      ...assessment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [sort, { offers: advised = [], ...rule }] of rules.entries()) {
    const row = { company_id, assessment_id: id, sort, name_en: null, min_score: null, below_rate: null };
    const inserted = await tx
      .insertInto('assessment_rule')
      .values({ ...row, advice: null, advice_en: null, ...rule })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const offer_id of advised) {
      const advice = { company_id, rule_id: inserted.id, offer_id, reason: '正好补上', reason_en: 'It closes the gap' };
      await tx.insertInto('assessment_rule_offer').values(advice).execute();
    }
  }
  const linkId = await insertLink(tx, company_id, id, link);
  if (offers.length > 0) {
    await tx
      .updateTable('offer')
      .set({ assessment_link_id: linkId, needs_assessment: true })
      .where('id', 'in', offers)
      .execute();
  }
  return { id, linkId, ...made };
}

/** Inserts a link to an assessment. */
export async function insertLink(
  tx: Tx,
  company_id: number,
  assessment_id: number,
  link: Partial<Insertable<AssessmentLinkTable>> = {},
): Promise<number> {
  const row = await tx
    .insertInto('assessment_link')
    .values({
      company_id,
      assessment_id,
      ends_at: new Date('2026-11-30T14:00:00.000Z'),
      withdrawn_at: null,
      created_at: new Date('2026-11-01T00:00:00.000Z'),
      ...link,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A guest in one browser, who has started. */
export class Guest {
  readonly id: number;
  readonly token: string;
  readonly paper: OutputOf<typeof assessments.start>;
  /** What the browser sends back from now on. */
  readonly cookie: string;
  private readonly caller: Caller;

  constructor(caller: Caller, paper: OutputOf<typeof assessments.start>, cookie: string) {
    this.caller = caller;
    this.cookie = cookie;
    this.paper = paper;
    this.id = paper.id;
    this.token = paper.guestToken ?? '';
  }

  answer<C extends (typeof assessments)[keyof typeof assessments]>(call: C, input: InputOf<C>): Promise<Answer<C>> {
    return this.caller.answer(call, input, { headers: { [GUEST_HEADER]: this.token } });
  }

  ask<C extends (typeof assessments)[keyof typeof assessments]>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    return this.caller.ask(call, input, { headers: { [GUEST_HEADER]: this.token } });
  }
}

/** Starts as a guest, in a browser of its own unless it has the cookie of another guest's, in the network of all others unless it says which. */
export async function startAsGuest(
  school: School,
  { linkId }: Pick<MadeAssessment, 'linkId'>,
  { cookie, ip, ...guest }: { guestName?: string; guestPhone?: string; cookie?: string; ip?: string } = {},
): Promise<Guest> {
  const caller = school.visitor();
  const input = { linkId, guestName: '何沐阳', guestPhone: buildPhone(), ...guest };
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await caller.answer(assessments.start, input, { headers, ...(ip === undefined ? {} : { ip }) });
  if (answer.data === null) throw new Error(`a guest could not start: ${answer.text}`);
  return new Guest(caller, answer.data, cookie ?? String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '');
}

/** Answers the questions of a record in order; `who` is its student or its guest. */
export async function answerRecord(
  who: { ask: Guest['ask'] },
  id: number,
  { questionIds }: Pick<MadeAssessment, 'questionIds'>,
  values: readonly string[][],
): Promise<void> {
  for (const [place, given] of values.entries()) {
    const questionId = questionIds[place] ?? 0;
    await who.ask(assessments.saveAnswer, { id, questionId, values: given, version: 0 });
  }
}
