import { isMarkedByPerson } from '@shuyuan/rules';
import { between, type Random } from '../random.ts';
import type { Shop } from '../trade/shop.ts';
import { addAnswers } from './answers.ts';
import { MARKED_COMMENT, SENT_BACK_REASON } from './assessmentWords.ts';
import { handInColumns, markColumns, markingOf } from './attempts.ts';
import type { SeededPaper } from './bank.ts';
import { addMarkedPhoto, PAGES } from './photos.ts';

const MINUTE_MS = 60_000;
/** Minutes after which the answers of an open record were saved. */
const BEGUN_MINUTES = 10;
/** The rule of a gap holds below this share of the points. */
export const GAP_BELOW = 0.7;

/** What becomes of a record. */
export type Plan = 'finished' | 'awaiting' | 'expired' | 'unfinished' | 'sentBack';

/** An assessment whose rows exist. */
export interface SeededAssessment {
  id: number;
  paper: SeededPaper;
  lecturerId: number;
  /** Rules by score from the lowest, then those by knowledge. */
  rules: readonly { id: number; from?: number; knowledge?: string }[];
}

/** An attempt of a student or of a guest. */
export interface Attempt {
  assessment: SeededAssessment;
  linkId: number;
  who: { studentId: number } | { name: string; phone: string };
  plan: Plan;
  startedAt: Date;
  dueAt: Date;
  ability: number;
  /** How much better or worse than that it is in a field of knowledge. */
  bent?: ReadonlyMap<string, number>;
  attempt?: number;
}

/** An attempt with its answers, and what holds for its result. */
export function addRecord(
  shop: Shop,
  { assessment, linkId, who, plan, startedAt, dueAt, ability, bent, attempt = 1 }: Attempt,
  random: Random,
) {
  const { draft } = shop;
  const { paper } = assessment;
  const id = draft.nextId();
  const isOpen = plan === 'unfinished' || plan === 'sentBack';
  const state = isOpen ? 'unfinished' : plan;
  const minutes = plan === 'unfinished' ? BEGUN_MINUTES : between(random, 22, 37);
  const handedIn = new Date(startedAt.getTime() + minutes * MINUTE_MS);
  const count = plan === 'unfinished' ? { count: Math.ceil(paper.questions.length / 2) } : {};
  const pages = paper.questions.find(({ task }) => task?.kinds.includes('image'));
  const hasPhotos = 'studentId' in who && who.studentId === shop.demo && state !== 'expired';
  const sums = addAnswers(draft, paper, {
    recordId: id,
    at: handedIn,
    ability,
    marking: markingOf(state),
    hasPhotos,
    random,
    ...count,
    ...(bent && { bent }),
  });
  const byPerson = paper.questions.some(({ type }) => isMarkedByPerson(type));
  const marks = {
    comment: MARKED_COMMENT,
    markerId: assessment.lecturerId,
    at: new Date(handedIn.getTime() + 20 * 60 * MINUTE_MS),
  };
  const limitEndsAt = paper.limitMinutes ? new Date(startedAt.getTime() + paper.limitMinutes * MINUTE_MS) : null;
  draft.add('practice_record', {
    id,
    student_id: 'studentId' in who ? who.studentId : null,
    paper_id: paper.id,
    class_run_id: null,
    offer_id: null,
    lesson_id: null,
    assessment_id: assessment.id,
    attempt,
    state,
    published_at: startedAt,
    started_at: startedAt,
    due_at: dueAt,
    limit_ends_at: limitEndsAt,
    ...handInColumns({ state, startedAt, at: handedIn, sums }),
    ...markColumns(plan === 'finished' && byPerson ? marks : null),
    is_sent_back: plan === 'sentBack',
    sent_back_at: plan === 'sentBack' ? marks.at : null,
    send_back_reason: plan === 'sentBack' ? SENT_BACK_REASON : null,
  });
  const guest = 'phone' in who ? who : null;
  draft.add('assessment_record', {
    id,
    assessment_id: assessment.id,
    link_id: linkId,
    offer_id: null,
    who: 'phone' in who ? `guest:${who.phone}:${who.name.toLowerCase()}` : `student:${who.studentId}`,
    attempt,
    guest_name: guest?.name ?? null,
    guest_phone: guest?.phone ?? null,
    // No browser holds the token of a seeded guest: an account with the phone takes the record over.
    token_hash: guest ? `seed ${id}` : null,
    token_ends_at: guest ? handedIn : null,
    ip_hash: null,
    created_at: startedAt,
  });
  if (pages && hasPhotos) {
    const page = {
      recordId: id,
      questionId: pages.id,
      at: handedIn,
      isMarked: state === 'finished' || plan === 'sentBack',
    };
    addMarkedPhoto(shop, page, PAGES);
  }
  if (isOpen) {
    draft.add('due_work', { id: draft.nextId(), kind: 'practiceEnd', ref_id: id, due_at: limitEndsAt ?? dueAt });
  }
  if (plan === 'finished') addOutcome(shop, assessment, { recordId: id, score: sums.objective + sums.subjective });
}

/** The rules that hold for a result, as the server finds them. */
function addOutcome(
  { draft }: Shop,
  { id, paper, rules }: SeededAssessment,
  { recordId, score }: { recordId: number; score: number },
): void {
  const level = rules.findLast(({ from }) => from !== undefined && from <= score);
  const own = (draft.rows.practice_answer ?? []).filter((row) => row.record_id === recordId);
  const given = new Map(own.map((row) => [row.question_id, Number(row.score ?? 0)]));
  const rateOf = (field: string) => {
    const asked = paper.questions.filter(({ knowledge }) => knowledge.includes(field));
    const total = asked.reduce((sum, question) => sum + question.score, 0);
    return total > 0 ? asked.reduce((sum, { id: question }) => sum + (given.get(question) ?? 0), 0) / total : 1;
  };
  const gaps = rules.filter(({ knowledge }) => knowledge !== undefined && rateOf(knowledge) < GAP_BELOW);
  for (const rule of [...(level ? [level] : []), ...gaps]) {
    draft.add('assessment_outcome', { record_id: recordId, assessment_id: id, rule_id: rule.id });
  }
}
