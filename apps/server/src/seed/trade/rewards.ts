import type { SeededClass } from '../classes.ts';
import type { Both } from '../content.ts';
import { numberOf } from './endings.ts';
import type { Shop } from './shop.ts';

/** Courses granted to the demo student: one to choose, one chosen, one expired (product.md 4.12). */
export function addRewards(shop: Shop, choices: readonly SeededClass[], received: SeededClass): void {
  addReward(shop, {
    title: ['期末冲刺陪跑礼', 'A present for the sprint'],
    note: ['从下面的课里任选两门，选定后立即开通。', 'Choose two of these; they open at once.'],
    count: 2,
    days: [-3, 12],
    choices,
  });
  const id = addReward(shop, {
    title: ['新生见面礼', 'Welcome present'],
    note: ['学校送给新同学的一门课。', 'A course from the school for new students.'],
    count: 1,
    days: [-50, 20],
    choices: [received],
    receivedAt: shop.at(-45, 19),
  });
  addGivenClass(shop, received, id);
  addReward(shop, {
    title: ['国庆自习打卡礼', 'For studying on National Day'],
    note: ['七天打卡完成，任选一门。', 'Seven days in a row: choose one.'],
    count: 1,
    days: [-45, -15],
    choices,
  });
}

interface Reward {
  title: Both;
  note: Both;
  count: number;
  days: readonly [number, number];
  choices: readonly SeededClass[];
  receivedAt?: Date;
}

function addReward(shop: Shop, { title, note, count, days, choices, receivedAt }: Reward): number {
  const { draft } = shop;
  const id = draft.nextId();
  draft.add('course_reward', {
    id,
    student_id: shop.demo,
    source: receivedAt ? 'school' : 'activity',
    source_id: null,
    title: title[0],
    title_en: title[1],
    note: note[0],
    note_en: note[1],
    select_count: count,
    starts_at: shop.at(days[0]),
    ends_at: shop.at(days[1], 22),
    status: receivedAt ? 'received' : 'toReceive',
    number: receivedAt ? numberOf(receivedAt.getTime(), id) : null,
    received_at: receivedAt ?? null,
  });
  for (const { offerId } of choices) draft.add('course_reward_choice', { reward_id: id, offer_id: offerId });
  return id;
}

function addGivenClass(shop: Shop, { offerId, runId }: SeededClass, rewardId: number): void {
  const at = shop.at(-45, 19);
  shop.sell(offerId);
  shop.draft.add('seat', {
    id: shop.draft.nextId(),
    offer_id: offerId,
    student_id: shop.demo,
    source: 'reward',
    source_id: rewardId,
    state: 'sold',
    expires_at: null,
    held_at: at,
    settled_at: at,
  });
  shop.draft.add('enrolment', {
    id: shop.draft.nextId(),
    student_id: shop.demo,
    class_run_id: runId,
    offer_id: offerId,
    source: 'gift',
    source_id: rewardId,
    joined_at: at,
    valid_until: shop.at(400),
  });
}
