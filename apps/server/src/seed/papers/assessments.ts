import type { Both, Content, WrittenQuestion } from '../content.ts';
import type { Shop } from '../trade/shop.ts';
import { GAP_BELOW, type SeededAssessment } from './assessmentRecords.ts';
import { addLink, addTakers } from './assessmentTakers.ts';
import { ASSESSMENT_WORDS, CONTACT, gapWords, LEVELS, type RuleWords, tasksOf } from './assessmentWords.ts';
import { ASSESSMENT_SECTIONS, insertPaper } from './bank.ts';

const LIMIT_MINUTES = 40;
const PROMISE_HOURS = 72;
/** The assessments of a school, objective and subjective: links that live, have ended, are used up and withdrawn, and records in every state. */
export function addAssessments(shop: Shop, content: Content): void {
  const { draft, parts } = shop;
  const asking = parts.classes.filter(({ offerId }) => shop.offer(offerId).needs_assessment);
  const [first] = asking;
  const bank = first && content.assessments.get(first.course.written.subject);
  if (!first || !bank)
    throw new RangeError(`The school ${parts.school.key} has no course that asks for an assessment.`);
  const subject = (draft.rows.subject ?? []).find(({ id }) => id === subjectOf(shop, first.course.id));
  const named: Both = [subject?.name ?? '', subject?.name_en ?? ''];
  const of = { named, offerId: first.offerId };
  const seeded = {
    objective: addAssessment(shop, 'objective', { bank, ...of }),
    placement: addAssessment(shop, 'placement', { bank: bank.filter(({ type }) => type !== 'group'), ...of }),
    subjective: addAssessment(shop, 'subjective', { bank: tasksOf(named), ...of }),
  };
  const course = addLink(shop, seeded.objective, shop.at(60));
  for (const { offerId } of asking) {
    const offer = shop.offer(offerId);
    offer.assessment_link_id = course;
    offer.question_bank_id = seeded.objective.paper.id;
  }
  addTakers(shop, seeded, course);
}

function subjectOf({ draft }: Shop, courseId: number): number | undefined {
  return (draft.rows.course ?? []).find(({ id }) => id === courseId)?.subject_id;
}

interface Subject {
  bank: WrittenQuestion[];
  named: Both;
  offerId: number;
}

function addAssessment(
  shop: Shop,
  kind: keyof typeof ASSESSMENT_WORDS,
  { bank: written, named, offerId }: Subject,
): SeededAssessment {
  const { draft } = shop;
  const byPerson = kind === 'subjective';
  const type = byPerson ? 'subjective' : 'objective';
  const words = ASSESSMENT_WORDS[kind];
  const [name, name_en] = words.name(named);
  const offer = shop.offer(offerId);
  const run = draft.rows.class_run?.find(({ id }) => id === offer.class_run_id);
  // The lecturer who can log in marks, so that the demo can be played through.
  const lecturerId = Number(draft.rows.lecturer?.[0]?.id ?? run?.lecturer_id);
  const paper = insertPaper(
    draft,
    written,
    {
      course_id: null,
      lesson_id: null,
      type,
      name,
      name_en,
      limit_minutes: byPerson ? null : LIMIT_MINUTES,
      max_attempts: 1,
      is_shuffled: false,
      may_make_up: false,
      show_answer: 'afterGrading',
    },
    ASSESSMENT_SECTIONS,
  );
  const id = draft.nextId();
  draft.add('assessment', {
    id,
    paper_id: paper.id,
    type,
    name,
    name_en,
    intro: words.intro[0],
    intro_en: words.intro[1],
    subject_id: subjectOf(shop, offer.course_id) ?? null,
    grade_ids: (draft.rows.course_grade ?? [])
      .filter((row) => row.course_id === offer.course_id)
      .map((row) => row.grade_id),
    lecturer_id: lecturerId,
    promise_hours: byPerson ? PROMISE_HOURS : null,
    // Where the school releases the results, it has not yet.
    shows_result: kind === 'placement' ? 'afterRelease' : 'afterMarking',
    released_at: null,
    ...contactOf(kind, lecturerId),
    contact_phone: draft.rows.company?.[0]?.phone ?? null,
  });
  // Levels advise courses of their subject: an easier or a harder one beside the own, as far as the school has them.
  const { written: own } = shop.parts.classes.find((one) => one.offerId === offerId)?.course ?? {};
  const [near = offerId, far = near] = shop.parts.classes
    .filter((one) => one.isListed && one.offerId !== offerId && one.course.written.subject === own?.subject)
    .map((one) => one.offerId);
  const advised = [
    [near, offerId],
    [offerId, near],
    [far, offerId],
  ].map((offers) => [...new Set(offers)]);
  const rules = LEVELS.map((level, place) => {
    const points = Math.ceil(level.from * paper.total);
    return {
      from: points,
      id: addRule(shop, id, { words: level, place, offers: advised[place] ?? [] }, { min_score: points }),
    };
  });
  const fields = new Map(
    written.flatMap(({ knowledge, parts = [] }) => [knowledge, ...parts.map((part) => part.knowledge)]).flat(),
  );
  const gaps = [...fields].map(([cn, en], place) => {
    const gap = { words: gapWords([cn, en]), place: LEVELS.length + place, offers: [offerId] };
    return { id: addRule(shop, id, gap, { below_rate: GAP_BELOW }), knowledge: cn };
  });
  return { id, paper, lecturerId, rules: [...rules, ...gaps] };
}

/** Whom to ask: somebody of the office for the placement, for the others the lecturer who can log in, by the chat too. */
function contactOf(kind: keyof typeof ASSESSMENT_WORDS, lecturerId: number) {
  if (kind !== 'placement') return { contact_lecturer_id: lecturerId, contact_name: null, contact_name_en: null };
  return { contact_lecturer_id: null, contact_name: CONTACT[0], contact_name_en: CONTACT[1] };
}

function addRule(
  { draft }: Shop,
  assessmentId: number,
  { words, place, offers }: { words: RuleWords; place: number; offers: readonly number[] },
  when: { min_score: number } | { below_rate: number },
): number {
  const id = draft.nextId();
  draft.add('assessment_rule', {
    id,
    assessment_id: assessmentId,
    kind: 'min_score' in when ? 'score' : 'knowledge',
    name: words.name[0],
    name_en: words.name[1],
    min_score: 'min_score' in when ? when.min_score : null,
    below_rate: 'below_rate' in when ? when.below_rate : null,
    advice: words.advice[0],
    advice_en: words.advice[1],
    sort: place,
  });
  offers.forEach((offer_id, sort) => {
    const reason = (sort > 0 ? words.beside : undefined) ?? words.reason;
    draft.add('assessment_rule_offer', {
      rule_id: id,
      offer_id,
      reason: reason[0],
      reason_en: reason[1],
      sort,
    });
  });
  return id;
}
