import { MEMBER_PERCENT } from '../classes.ts';
import type { Both } from '../content.ts';
import type { SeededCoupons } from './coupons.ts';
import { addOrder } from './orders.ts';
import type { Shop } from './shop.ts';

const DAY_MS = 86_400_000;

type Benefit = readonly [icon: string, title: Both, text: Both];

interface Package {
  key: 'month' | 'term' | 'year';
  name: Both;
  days: number;
  yuan: number;
  originalYuan?: number;
  highlight?: Both;
  minutes: number;
  hasCoupon: boolean;
  benefits: readonly Benefit[];
}

const PRICE: Benefit = [
  'tag',
  ['会员价', 'Member price'],
  [`${MEMBER_PERCENT / 10}折，与活动价取更省的`, `${100 - MEMBER_PERCENT}% off, or a campaign's if that is less`],
];
const consultation = (minutes: number): Benefit => [
  'chat',
  ['答疑时长', 'Consultation'],
  [`${minutes}分钟`, `${minutes} minutes`],
];

const PACKAGES: readonly Package[] = [
  {
    key: 'month',
    name: ['月卡', 'Month'],
    days: 30,
    yuan: 98,
    minutes: 30,
    hasCoupon: false,
    benefits: [PRICE, consultation(30)],
  },
  {
    key: 'term',
    name: ['学期卡', 'Term'],
    days: 150,
    yuan: 428,
    originalYuan: 490,
    minutes: 45,
    hasCoupon: false,
    benefits: [PRICE, consultation(45)],
  },
  {
    key: 'year',
    name: ['学年卡', 'Year'],
    days: 365,
    yuan: 880,
    originalYuan: 1_176,
    highlight: ['同学选得最多', 'Most students take this'],
    minutes: 60,
    hasCoupon: true,
    benefits: [PRICE, consultation(60), ['gift', ['优惠券', 'Coupon'], ['一张¥30无门槛券', 'One of ¥30 for anything']]],
  },
];

/** Memberships on sale, the demo student's own and those of others: active, ended, refunded (product.md 4.11). */
export function addMemberships(shop: Shop, coupons: SeededCoupons): void {
  const ids = addPackages(shop, coupons);
  // In the first school the membership ends in a week, in the others much later.
  const boughtDays = shop.parts.index === 0 ? -358 : -30;
  const year = PACKAGES[2];
  const bought = shop.at(boughtDays, 18);
  if (year) addPeriod(shop, { student: shop.demo, id: ids.get('year') ?? 0, from: bought, pack: year });
  const [over, returned] = shop.others.filter((id) => rowOf(shop, id).member_until === null);
  if (over) addGift(shop, over, shop.at(-40), shop.at(-10));
  const month = PACKAGES[0];
  if (returned && month) {
    const at = shop.at(-14, 15);
    addPeriod(shop, { student: returned, id: ids.get('month') ?? 0, from: at, pack: month, isReturned: true });
  }
}

function addPackages(shop: Shop, coupons: SeededCoupons): Map<string, number> {
  const ids = new Map<string, number>();
  PACKAGES.forEach(({ key, name, days, yuan, originalYuan, highlight, minutes, hasCoupon, benefits }, sort) => {
    const id = shop.draft.nextId();
    ids.set(key, id);
    shop.draft.add('member_package', {
      id,
      name: name[0],
      name_en: name[1],
      level: sort + 1,
      days,
      price_fen: yuan * 100,
      original_fen: originalYuan ? originalYuan * 100 : null,
      benefits: JSON.stringify(
        benefits.map(([icon, title, text]) => ({
          icon,
          title: title[0],
          title_en: title[1],
          text: text[0],
          text_en: text[1],
        })),
      ),
      highlight: highlight?.[0] ?? null,
      highlight_en: highlight?.[1] ?? null,
      minutes,
      coupon_id: hasCoupon ? (coupons.ids.get('monthly') ?? null) : null,
      sort,
    });
  });
  return ids;
}

interface Period {
  student: number;
  id: number;
  from: Date;
  pack: Package;
  isReturned?: boolean;
}

/** A bought membership: order, period, and the end on the student row (I11). */
function addPeriod(shop: Shop, { student, id, from, pack, isReturned = false }: Period): void {
  const { name, days, yuan } = pack;
  const asked = new Date(from.getTime() + DAY_MS);
  const order = addOrder(shop, {
    student,
    createdAt: from,
    goods: { kind: 'membership', id, title: name, subtitle: [`${days}天`, `${days} days`], fen: yuan * 100 },
    end: isReturned
      ? { is: 'refunded', refund: { status: 'refunded', kind: 'asked', askedAt: asked, doneAt: asked } }
      : { is: 'paid' },
  });
  const ends = new Date(from.getTime() + 120_000 + days * DAY_MS);
  shop.draft.add('member_record', {
    id: shop.draft.nextId(),
    student_id: student,
    package_id: id,
    name: name[0],
    name_en: name[1],
    source: 'order',
    source_id: order.id,
    starts_at: new Date(from.getTime() + 120_000),
    ends_at: ends,
    status: isReturned ? 'refunded' : 'granted',
  });
  if (!isReturned) rowOf(shop, student).member_until = ends;
}

/** A membership granted by the school. */
function addGift(shop: Shop, student: number, starts: Date, ends: Date): void {
  shop.draft.add('member_record', {
    id: shop.draft.nextId(),
    student_id: student,
    package_id: null,
    name: '学校赠送会员',
    name_en: 'From the school',
    source: 'school',
    source_id: shop.draft.nextId(),
    starts_at: starts,
    ends_at: ends,
  });
  rowOf(shop, student).member_until = ends;
}

function rowOf(shop: Shop, student: number) {
  const row = shop.draft.rows.student?.find(({ id }) => id === student);
  if (!row) throw new RangeError('No such student.');
  return row;
}
