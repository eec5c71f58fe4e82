import type { CourseDetail } from '@shuyuan/contract';
import { rowsHere } from '../../../core/known.ts';
import { trialPath } from '../../../shared/course/learnPaths.ts';
import { type BestOffer, bestOffer } from './bestOffer.ts';
import type { CourseStore } from './CourseStore.ts';
import type { CoursePrice } from './coursePrice.ts';
import type { MainAction } from './mainAction.ts';

/** What stands below the price: why it is that, until when, and what would take more off. */
export interface PurchaseFacts {
  campaign: { id: number | undefined; name: string | undefined; endsAt: string } | null;
  isMemberPrice: boolean;
  /** When the sale begins, if it has not. */
  saleStartsAt: string | null;
  best: BestOffer | null;
  /** A lesson that anybody can try (product.md 5.5). */
  trial: { title: string; href: string } | null;
}

/** States in which a coupon can be used, now or after a step. */
const TAKES_COUPON: readonly MainAction[] = ['buy', 'login', 'assessment'];

/** The facts below the price; null where there are none, so that nothing stands in their place. */
export function purchaseFacts(
  store: Pick<CourseStore, 'lessons' | 'now' | 'offers'>,
  course: CourseDetail,
  price: CoursePrice,
  action: MainAction,
): PurchaseFacts | null {
  if (action === 'owned' || action === 'refunding') return null;
  const { campaignId: id, campaignName: name, campaignEndsAt: endsAt } = course;
  const campaign = price.kind === 'campaign' && endsAt !== undefined ? { id, name, endsAt } : null;
  const isMemberPrice = price.kind === 'member';
  const saleStartsAt = (action === 'saleAhead' && course.saleStartsAt) || null;
  const best = TAKES_COUPON.includes(action) ? bestOffer(rowsHere(store.offers.value?.items), price, store.now) : null;
  const lesson = store.lessons.value?.find(({ isTrial }) => isTrial);
  const trial = lesson ? { title: lesson.title, href: trialPath(course, lesson.id) } : null;
  const hasAny = trial !== null || campaign !== null || isMemberPrice || saleStartsAt !== null || best !== null;
  return hasAny ? { campaign, isMemberPrice, saleStartsAt, best, trial } : null;
}
