import type { Insertable } from 'kysely';
import type { GiftTable } from '../../modules/exchange/tables.ts';
import type { SeededClass } from '../classes.ts';
import type { Both } from '../content.ts';
import type { SeededCoupons } from './coupons.ts';
import type { Shop } from './shop.ts';

/** Short names of the gifts. */
export type GiftKey = 'bag' | 'mug' | 'notebook' | 'pens' | 'bookmarks' | 'coupon' | 'course' | 'minutes' | 'old';
/** A gift's row. */
export type Gift = Insertable<GiftTable>;

type WrittenGift = Omit<
  Gift,
  'company_id' | 'id' | 'name' | 'detail' | 'starts_at' | 'ends_at' | 'goods_id' | 'amount' | 'per_student'
> &
  Partial<Pick<Gift, 'ends_at' | 'goods_id' | 'amount' | 'per_student'>> & {
    key: GiftKey;
    name: Both;
    detail: Both;
    picture?: string;
  };

/** The gifts of a school: goods, a coupon, a course, minutes; one is sold out, one has ended. */
export function giftsOf(shop: Shop, coupons: SeededCoupons, course: SeededClass): WrittenGift[] {
  const goods = { kind: 'goods' as const };
  return [
    {
      key: 'bag',
      name: ['帆布书包', 'Canvas bag'],
      detail: [
        '厚帆布，装得下A4讲义和一瓶水。邮费自付。',
        'Thick canvas, room for handouts and a bottle. Postage is paid by you.',
      ],
      picture: 'canvasBag',
      ...goods,
      credits: 480,
      postage_fen: 1_200,
      stock: 36,
    },
    {
      key: 'mug',
      name: ['课间马克杯', 'Break-time mug'],
      detail: ['350毫升，可进微波炉。', '350 ml, fit for the microwave.'],
      picture: 'mug',
      ...goods,
      credits: 360,
      postage_fen: 800,
      stock: 20,
    },
    {
      key: 'notebook',
      name: ['方格错题本', 'Squared notebook'],
      detail: [
        '一本160页，页码和目录都印好了。包邮。',
        '160 numbered pages with a table of contents. Free of postage.',
      ],
      picture: 'notebook',
      ...goods,
      credits: 260,
      stock: 120,
      per_student: 3,
    },
    {
      key: 'pens',
      name: ['三色笔套装', 'Three pens'],
      detail: ['黑、蓝、红各一支。包邮。', 'Black, blue and red. Free of postage.'],
      picture: 'pens',
      ...goods,
      credits: 120,
      stock: 80,
    },
    {
      key: 'coupon',
      name: ['¥20无门槛券', '¥20 coupon'],
      detail: ['兑换后放进“我的优惠券”，30天内有效。', 'Goes to My Coupons and lasts for 30 days.'],
      kind: 'coupon',
      goods_id: coupons.ids.get('gift') ?? null,
      credits: 200,
      stock: 500,
      per_student: 2,
    },
    {
      key: 'course',
      name: course.course.written.title,
      detail: ['兑换后立即开通，在“我的班级”里学习。', 'Opens at once and is found under My Classes.'],
      kind: 'course',
      goods_id: course.offerId,
      credits: 900,
      stock: 30,
      per_student: 1,
    },
    {
      key: 'minutes',
      name: ['答疑时长30分钟', '30 minutes of consultation'],
      detail: ['兑换后立即到账，答疑室任一老师可用。', 'Added at once, good with every teacher of the study room.'],
      kind: 'minutes',
      amount: 30,
      credits: 300,
      stock: 200,
    },
    {
      key: 'bookmarks',
      name: ['金属书签', 'Metal bookmarks'],
      detail: ['一套四枚，刻着四季。', 'A set of four, one for each season.'],
      picture: 'bookmarks',
      ...goods,
      credits: 80,
      stock: 2,
    },
    {
      key: 'old',
      name: ['校园明信片', 'Campus postcards'],
      detail: ['秋季限定，已下架。', 'For autumn only; it is over.'],
      picture: 'postcards',
      ...goods,
      credits: 60,
      stock: 50,
      ends_at: shop.at(-6),
    },
  ];
}
