import { CouponCard } from '@shuyuan/ui/commerce';
import { CourseCard } from '@shuyuan/ui/course';
import type { Item } from './subject.ts';

/** A course card of the kit. */
export const OurCard = ({ item }: { item: Item }) => (
  <CourseCard
    course={{
      id: item.id,
      href: `/${item.id}`,
      title: item.title,
      cover: item.cover,
      kind: 'live',
      status: 'notStarted',
      priceFen: item.fen,
      originalFen: 329_900,
      lessonCount: 24,
      lecturer: { name: '周砚秋', portrait: item.cover },
      subject: '数学',
      startsAt: '2026-11-23T11:30:00Z',
      learners: 1_000,
    }}
  />
);

/** A coupon of the kit. */
export const OurCoupon = ({ item }: { item: Item }) => (
  <CouponCard
    status="toUse"
    size="lg"
    coupon={{
      id: item.id,
      kind: 'fullReduction',
      reduceFen: item.fen,
      thresholdFen: 59_900,
      title: item.title,
      scope: '全部直播课',
      endsAt: '2026-12-31T15:59:59Z',
    }}
  />
);
