import { isMarkedByPerson } from '@shuyuan/rules';
import { DAY_MS } from '../calendar.ts';
import type { Both, Content } from '../content.ts';
import { randomOf } from '../random.ts';
import type { Shop } from '../trade/shop.ts';
import { type Attempt, addRecord, GAP_BELOW, type Plan, type SeededAssessment } from './assessmentRecords.ts';
import {
  ASSESSMENT_WORDS,
  CONTACT,
  GUEST_NAMES,
  gapWords,
  LEVELS,
  type RuleWords,
  tasksOf,
} from './assessmentWords.ts';
import { insertPaper } from './bank.ts';

const LIMIT_MINUTES = 40;
const PROMISE_HOURS = 72;
/** Others who have handed it in, so that averages are shown. */
const TAKERS = 7;

/** The objective and the subjective assessment of a school: links that live, have ended, are used up and withdrawn, and records in every state. */
export function addAssessments(shop: Shop, content: Content): void {
  const { draft, parts, demo } = shop;
  const asking = parts.classes.filter(({ offerId }) => shop.offer(offerId).needs_assessment);
  const [first] = asking;
  const bank = first && content.papers[first.course.written.subject];
  if (!first || !bank)
    throw new RangeError(`The school ${parts.school.key} has no course that asks for an assessment.`);
  const subject = (draft.rows.subject ?? []).find(({ id }) => id === subjectOf(shop, first.course.id));
  const named: Both = [subject?.name ?? '', subject?.name_en ?? ''];
  const random = randomOf(`assessments of ${parts.school.key}`);
  const objective = addAssessment(shop, 'objective', { bank, named, offerId: first.offerId });
  const subjective = addAssessment(shop, 'subjective', { bank, named, offerId: first.offerId });
  const link = (of: SeededAssessment, endsAt: Date, more: { tries?: number; withdrawn_at?: Date } = {}) =>
    addLink(shop, of, endsAt, more);
  const course = link(objective, shop.at(60));
  for (const { offerId } of asking) {
    const offer = shop.offer(offerId);
    offer.assessment_link_id = course;
    offer.question_bank_id = objective.paper.id;
  }
  const [open, usedUp, ended, withdrawn] = [
    link(objective, shop.at(21), { tries: 2 }),
    link(objective, shop.at(14)),
    link(objective, shop.at(-1)),
    link(objective, shop.at(14), { withdrawn_at: shop.at(-2) }),
  ];
  const [work, draftWork, before] = [
    link(subjective, shop.at(21), { tries: 2 }),
    link(subjective, shop.at(28), { tries: 2 }),
    link(subjective, shop.at(-1)),
  ];
  const add = (attempt: Attempt) => addRecord(shop, attempt, random);
  const mine = (
    assessment: SeededAssessment,
    linkId: number,
    plan: Plan,
    [day, due]: readonly [number, number],
    attempt = 1,
  ) =>
    add({
      ...{ assessment, linkId, plan, attempt, who: { studentId: demo }, ability: 0.7 },
      startedAt: shop.at(day, 19),
      dueAt: shop.at(due),
    });
  mine(objective, ended, 'finished', [-9, -1]);
  mine(objective, usedUp, 'finished', [-3, 14]);
  mine(objective, withdrawn, 'finished', [-4, 14]);
  mine(subjective, work, 'finished', [-5, 21]);
  mine(subjective, work, 'awaiting', [-1, 21], 2);
  mine(subjective, draftWork, 'unfinished', [-1, 28]);
  mine(subjective, before, 'expired', [-6, -1]);
  for (let place = 0; place < TAKERS; place++) {
    const who = { studentId: shop.other(place) };
    const dated = { startedAt: shop.at(-7, 18 + (place % 4)), dueAt: shop.at(60), ability: 0.4 + place * 0.08 };
    add({ assessment: objective, linkId: course, who, plan: 'finished', ...dated });
  }
  GUEST_NAMES.forEach((name, place) => {
    const phone = place < 2 ? '13612340001' : '13612340002';
    const dated = { startedAt: shop.at(-2, 17 + place), dueAt: shop.at(21), ability: 0.6 };
    add({ assessment: objective, linkId: open, who: { name, phone }, plan: 'finished', ...dated });
  });
}

function subjectOf({ draft }: Shop, courseId: number): number | undefined {
  return (draft.rows.course ?? []).find(({ id }) => id === courseId)?.subject_id;
}

interface Subject {
  bank: Content['papers'][string];
  named: Both;
  offerId: number;
}

function addAssessment(
  shop: Shop,
  type: 'objective' | 'subjective',
  { bank, named, offerId }: Subject,
): SeededAssessment {
  const { draft } = shop;
  const byPerson = type === 'subjective';
  const own = bank.filter((one) => isMarkedByPerson(one.type) === byPerson);
  const written = byPerson ? [...own, ...tasksOf(named)] : own;
  const words = ASSESSMENT_WORDS[type];
  const [name, name_en] = words.name(named);
  const offer = shop.offer(offerId);
  const run = draft.rows.class_run?.find(({ id }) => id === offer.class_run_id);
  // The lecturer who can log in marks, so that the demo can be played through.
  const lecturerId = Number(draft.rows.lecturer?.[0]?.id ?? run?.lecturer_id);
  const paper = insertPaper(draft, written, {
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
  });
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
    released_at: null,
    contact_name: CONTACT[0],
    contact_name_en: CONTACT[1],
    contact_phone: draft.rows.company?.[0]?.phone ?? null,
  });
  const others = shop.parts.classes.filter((one) => one.isListed && one.offerId !== offerId).map((one) => one.offerId);
  const advised = (place: number) => (place === 1 ? [offerId, ...others.slice(0, 1)] : others.slice(place, place + 2));
  const rules = LEVELS.map((level, place) => {
    const points = Math.ceil(level.from * paper.total);
    return {
      from: points,
      id: addRule(shop, id, { words: level, place, offers: advised(place) }, { min_score: points }),
    };
  });
  const topic = written.find(({ knowledge }) => knowledge.length > 0)?.knowledge[0];
  if (!topic) return { id, paper, lecturerId, rules };
  const gap = { words: gapWords([topic[0], topic[1]]), place: LEVELS.length, offers: [offerId] };
  const gapId = addRule(shop, id, gap, { below_rate: GAP_BELOW });
  return { id, paper, lecturerId, rules: [...rules, { id: gapId, knowledge: topic[0] }] };
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
    draft.add('assessment_rule_offer', {
      rule_id: id,
      offer_id,
      reason: words.reason[0],
      reason_en: words.reason[1],
      sort,
    });
  });
  return id;
}

function addLink(
  { draft }: Shop,
  { id: assessment_id }: SeededAssessment,
  ends_at: Date,
  { tries = 1, withdrawn_at }: { tries?: number; withdrawn_at?: Date },
): number {
  const id = draft.nextId();
  const row = { id, assessment_id, ends_at, tries, withdrawn_at: withdrawn_at ?? null };
  draft.add('assessment_link', { ...row, created_at: new Date(draft.day - 30 * DAY_MS) });
  return id;
}
