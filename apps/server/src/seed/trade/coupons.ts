import type { Insertable } from 'kysely';
import type { CouponTable } from '../../modules/coupons/tables.ts';
import type { Both } from '../content.ts';
import { randomOf } from '../random.ts';
import type { Shop } from './shop.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RULES: Both = [
  '每单限用一张，与学分同享；取消订单后券会退回，超过有效期不再退还。',
  'One coupon an order, credits count beside it. A cancelled order gives it back while it lasts.',
];

type Coupon = Partial<Insertable<CouponTable>>;

/** Coupons of a school by a short name, and the demo student's claims. */
export interface SeededCoupons {
  ids: Map<string, number>;
  /** Claims of the demo student by the same names. */
  claims: Map<string, number>;
}

/** Each state that a coupon can be in for the demo student, and a claim centre with every state of an offer (product.md 4.8). */
export function addCoupons(shop: Shop): SeededCoupons {
  const ids = new Map<string, number>();
  const claims = new Map<string, number>();
  const rows = new Map<string, Insertable<CouponTable>>();
  for (const { key, name, words, ...coupon } of templates(shop)) {
    const id = shop.draft.nextId();
    ids.set(key, id);
    const row: Insertable<CouponTable> = {
      company_id: shop.draft.companyId,
      id,
      name: name[0],
      name_en: name[1],
      kind: 'fullReduction',
      reduce_fen: null,
      percent: null,
      max_reduce_fen: null,
      scope_kind: null,
      scope_text: words[0],
      scope_text_en: words[1],
      rule_text: RULES[0],
      rule_text_en: RULES[1],
      total: null,
      claimed: 0,
      used: 0,
      claim_starts_at: shop.at(-120),
      claim_ends_at: null,
      use_starts_at: null,
      use_ends_at: null,
      valid_days: coupon.use_ends_at ? null : 30,
      sort: ids.size,
      ...coupon,
    };
    rows.set(key, row);
    shop.draft.addRow('coupon', row);
  }
  for (const [key, starts, ends] of CLAIMED) {
    const id = addClaim(shop, rows.get(key), shop.demo, { claimed: shop.at(starts), ends: shop.at(ends, 24) });
    claims.set(key, id);
  }
  addOthers(shop, rows);
  return { ids, claims };
}

/** Claims of the demo student: name, days from the seed's day to its first and last day. */
const CLAIMED: readonly (readonly [string, number, number])[] = [
  ['senior', -12, 2],
  ['renewal', -8, 25],
  ['newcomer', -20, 10],
  ['weekend', -6, 20],
  ['large', -3, 41],
  ['final', -5, 2],
  ['science', 5, 41],
  ['gift', -25, 5],
  ['autumn', -88, -60],
  ['deskmate', -20, 8],
  ['birthday', -170, -150],
  ['poems', -40, -2],
  ['holiday', -60, -43],
  ['signIn', -70, -51],
];

/** Marks a claim as used in the counts of its coupon. */
export function countUse(shop: Shop, couponId: number | undefined): void {
  const row = shop.draft.rows.coupon?.find(({ id }) => id === couponId);
  if (row) row.used = Number(row.used) + 1;
}

function addOthers(shop: Shop, rows: Map<string, Insertable<CouponTable>>): void {
  const claim = (key: string, count: number) => {
    for (let place = 0; place < count; place += 1) {
      const times = { claimed: shop.at(-2, place), ends: shop.at(40, 24) };
      addClaim(shop, rows.get(key), shop.other(place), times);
    }
  };
  claim('winter', 6);
  claim('earlyBird', 8);
  claim('newcomer', 4);
}

function addClaim(
  shop: Shop,
  row: Insertable<CouponTable> | undefined,
  student: number,
  { claimed, ends }: { claimed: Date; ends: Date },
): number {
  if (!row) throw new RangeError('No such coupon.');
  const { draft } = shop;
  const id = draft.idAt(Math.min(claimed.getTime(), draft.day));
  row.claimed = Number(row.claimed) + 1;
  const random = randomOf(`coupon ${id}`);
  draft.add('coupon_claim', {
    id,
    coupon_id: Number(row.id),
    student_id: student,
    number: Array.from({ length: 12 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join(''),
    nth: 1,
    claimed_at: new Date(Math.min(claimed.getTime(), draft.day)),
    starts_at: claimed,
    ends_at: ends,
    order_id: null,
    used_at: null,
  });
  return id;
}

type Template = Omit<Coupon, 'name'> & { key: string; name: Both; words: Both };

const ALL = { words: ['全部课程', 'All courses'] as Both };
const LIVE = { words: ['全部直播课', 'All live courses'] as Both, scope: 'courseKind', scope_kind: 'live' } as const;
const RECORDED = {
  words: ['全部录播课', 'All recorded courses'] as Both,
  scope: 'courseKind',
  scope_kind: 'recorded',
} as const;

function templates(shop: Shop): Template[] {
  return [...centre(shop), ...fromSchool(shop), ...over(shop)];
}

/** The claim centre: available, not yet, fully claimed, claimed. */
function centre(shop: Shop): Template[] {
  const lab = subjects(shop, ['物理、化学、生物', 'Physics, chemistry, biology'], 'physics', 'chemistry', 'biology');
  return [
    { key: 'winter', name: ['寒假预报名券', 'Winter early enrolment'], ...off(800, 120), ...ALL, total: 9 },
    {
      key: 'lab',
      name: ['实验课专享', 'For experiments'],
      ...part(80, 180),
      ...lab,
      ...opens(shop.at(1, 10)),
      total: 32,
    },
    { key: 'earlyBird', name: ['周末早鸟券', 'Weekend early bird'], ...off(399, 50), ...ALL, total: 8 },
    { key: 'newcomer', name: ['新同学见面礼', 'Welcome present'], ...free(30), ...ALL, works_with_member: false },
  ];
}

function fromSchool(shop: Shop): Template[] {
  const source = 'school' as const;
  const [soon, year] = [ends(shop, 2), ends(shop, 41)];
  const science = subjects(
    shop,
    ['数学、物理、化学、生物', 'Mathematics, physics, chemistry, biology'],
    'math',
    'physics',
    'chemistry',
    'biology',
  );
  return [
    { key: 'senior', name: ['学长学姐券', 'From older students'], ...off(399, 50), ...ALL, source },
    { key: 'renewal', name: ['续班折扣券', 'For going on'], ...part(75, 300), ...ALL, source },
    { key: 'weekend', name: ['周末班专享券', 'For weekend classes'], ...off(500, 70), ...LIVE, source },
    { key: 'large', name: ['大额满减券', 'Large order'], ...off(1_000, 180), ...ALL, ...year, source },
    { key: 'final', name: ['期末冲刺券', 'Exam sprint'], ...off(399, 100), ...LIVE, ...soon, source },
    { key: 'science', name: ['理科联报券', 'Science together'], ...part(85, 200), ...science, ...year, source },
    { key: 'deskmate', name: ['同桌推荐券', 'From your desk mate'], ...part(88, 150), ...ALL, source },
    { key: 'monthly', name: ['会员月礼券', 'Members of the month'], ...free(30), ...ALL, source },
    { key: 'gift', name: ['学分兑换券', 'For credits'], ...free(20), ...ALL, source: 'exchange' },
    { key: 'code', name: ['兑换码专享券', 'By code'], ...off(199, 40), ...ALL, source: 'redemption' },
  ];
}

/** Expired coupons. */
function over(shop: Shop): Template[] {
  const source = 'school' as const;
  const poems = subjects(shop, ['语文课程', 'Chinese courses'], 'chinese');
  return [
    { key: 'autumn', name: ['开学季满减券', 'Back to school'], ...off(299, 60), ...LIVE, ...ends(shop, -60), source },
    { key: 'birthday', name: ['生日礼', 'Birthday present'], ...free(20), ...ALL, ...ends(shop, -150), source },
    { key: 'poems', name: ['中秋诗会券', 'Mid-autumn poems'], ...off(300, 40), ...poems, ...ends(shop, -2), source },
    { key: 'holiday', name: ['国庆自习券', 'National Day'], ...part(90, 100), ...RECORDED, ...ends(shop, -43), source },
    { key: 'signIn', name: ['签到礼', 'Sign-in present'], ...free(15), ...ALL, ...ends(shop, -51), source },
  ];
}

function subjects(shop: Shop, words: Both, ...keys: string[]) {
  return {
    words,
    scope: 'subjects' as const,
    scope_ids: keys.flatMap((key) => shop.parts.ids.subjects.get(key) ?? []),
  };
}

const ends = (shop: Shop, days: number) => ({ use_ends_at: shop.at(days, 24) });
const opens = (claim_starts_at: Date) => ({ claim_starts_at });
const off = (fullYuan: number, yuan: number) => ({ threshold_fen: fullYuan * 100, reduce_fen: yuan * 100 });
const free = (yuan: number) => ({ kind: 'noThreshold' as const, reduce_fen: yuan * 100 });
const part = (percent: number, maxYuan: number) => ({
  kind: 'discount' as const,
  percent,
  max_reduce_fen: maxYuan * 100,
});
