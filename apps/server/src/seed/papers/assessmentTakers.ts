import { DAY_MS } from '../calendar.ts';
import { between, type Random, randomOf } from '../random.ts';
import type { Shop } from '../trade/shop.ts';
import { type Attempt, addRecord, type Plan, type SeededAssessment } from './assessmentRecords.ts';
import { GUEST_NAMES } from './assessmentWords.ts';

/** What the demo student is good at and what not, by place of the field in the paper. */
const OWN_BENT = [0.2, 0.12, 0.08, -0.3, 0.05, -0.1];
/** How far others are better or worse in a field than on the whole. */
const BENT = 0.2;
const OWN_ABILITY = 0.78;
/** Minutes that the demo student has sat over the paper that is open. */
const BEGUN_MINUTES = 12;

interface Seeded {
  objective: SeededAssessment;
  /** Its results wait until the school releases them. */
  placement: SeededAssessment;
  subjective: SeededAssessment;
}

/** The links of the assessments beside that of the course, and what the demo student, the others and guests have made of them. */
export function addTakers(shop: Shop, { objective, placement, subjective }: Seeded, course: number): void {
  const random = randomOf(`assessments of ${shop.parts.school.key}`);
  const link = (of: SeededAssessment, days: number, more: { tries?: number; withdrawn_at?: Date } = {}) =>
    addLink(shop, of, shop.at(days), more);
  const [open, begun, usedUp, ended] = [
    link(objective, 21, { tries: 2 }),
    link(placement, 21, { tries: 2 }),
    link(objective, 14),
    link(objective, -1),
  ];
  const withdrawn = link(objective, 14, { withdrawn_at: shop.at(-2) });
  const later = link(placement, 14);
  const [back, work, draftWork, before] = [
    link(subjective, 21),
    link(subjective, 21, { tries: 2 }),
    link(subjective, 28, { tries: 2 }),
    link(subjective, -1),
  ];
  const add = (attempt: Attempt) => addRecord(shop, attempt, random);
  const who = { studentId: shop.demo };
  const own = (assessment: SeededAssessment) => ({
    ability: OWN_ABILITY,
    bent: bentOf(assessment, (place) => OWN_BENT[place] ?? 0),
  });
  const mine = (
    assessment: SeededAssessment,
    linkId: number,
    plan: Plan,
    [day, due]: readonly [number, number],
    attempt = 1,
  ) =>
    add({
      assessment,
      linkId,
      plan,
      attempt,
      who,
      ...own(assessment),
      startedAt: shop.at(day, 19),
      dueAt: shop.at(due),
    });
  mine(placement, later, 'finished', [-6, 14]);
  mine(objective, ended, 'finished', [-9, -1]);
  mine(objective, usedUp, 'finished', [-3, 14]);
  mine(objective, withdrawn, 'finished', [-4, 14]);
  mine(objective, open, 'finished', [-12, 21]);
  // Of an assessment whose results wait: an open attempt hides the marks of the others (Z4), which are to be seen.
  const sitting = { startedAt: shop.soon(-BEGUN_MINUTES), dueAt: shop.at(21) };
  add({ assessment: placement, linkId: begun, plan: 'unfinished', who, ...own(placement), ...sitting });
  mine(subjective, back, 'sentBack', [-4, 21]);
  mine(subjective, work, 'finished', [-5, 21]);
  mine(subjective, work, 'awaiting', [-1, 21], 2);
  mine(subjective, draftWork, 'unfinished', [-1, 28]);
  mine(subjective, before, 'expired', [-6, -1]);
  // All of them, so that averages, shares and places are shown.
  shop.others.forEach((studentId, place, { length }) => {
    const other = { studentId };
    const dated = { startedAt: shop.at(-4 - (place % 9), 17 + (place % 4)), dueAt: shop.at(60) };
    const taker = { who: other, plan: 'finished', ability: abilityOf(place / length), ...dated } as const;
    add({ assessment: objective, linkId: course, bent: someBent(objective, random), ...taker });
    if (place % 4 === 0) add({ assessment: placement, linkId: later, ...taker });
  });
  GUEST_NAMES.forEach((name, place) => {
    const phone = place < 2 ? '13612340001' : '13612340002';
    const dated = { startedAt: shop.at(-2, 17 + place), dueAt: shop.at(21), ability: 0.6 };
    add({ assessment: objective, linkId: open, who: { name, phone }, plan: 'finished', ...dated });
  });
}

/** Share of right answers by place among all: most are near the middle, few at the ends. */
function abilityOf(share: number): number {
  const spread = ((share * 7) % 1) - 0.5;
  return 0.68 + spread * Math.abs(spread) * 1.1;
}

function someBent(assessment: SeededAssessment, random: Random) {
  return bentOf(assessment, () => (between(random, -10, 10) / 10) * BENT);
}

function bentOf({ paper }: SeededAssessment, of: (place: number) => number): ReadonlyMap<string, number> {
  const fields = [...new Set(paper.questions.flatMap(({ knowledge }) => knowledge))];
  return new Map(fields.map((field, place) => [field, of(place)]));
}

/** A link that leads to an assessment; `tries` for each person. */
export function addLink(
  { draft }: Shop,
  { id: assessment_id }: SeededAssessment,
  ends_at: Date,
  { tries = 1, withdrawn_at }: { tries?: number; withdrawn_at?: Date } = {},
): number {
  const id = draft.nextId();
  const row = { id, assessment_id, ends_at, tries, withdrawn_at: withdrawn_at ?? null };
  draft.add('assessment_link', { ...row, created_at: new Date(draft.day - 30 * DAY_MS) });
  return id;
}
