import type { AnswerOf, Coupon, contract } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { CouponCourseFilters } from './couponAddress.ts';

/** Course cards on a page: three rows of four. */
const PAGE_SIZE = 12;

/** A course with its price after the coupon. */
export type CouponCourse = AnswerOf<(typeof contract)['coupons']['courses']>['items'][number];

/** `/coupon/course`: one coupon and the courses it counts for. */
export class CouponCoursesStore extends PageStore {
  readonly coupon: Query<Coupon, [id: number]>;
  readonly courses: PagedQuery<CouponCourse, { id: number; page: number }>;

  constructor(api: Pick<Api, 'coupons'>) {
    super();
    this.coupon = this.query((id) => api.coupons.detail({ id }));
    this.courses = this.paged((question) => api.coupons.courses(question), { pageSize: PAGE_SIZE });
    this.observe();
  }

  /** Another coupon, or another page of its courses. */
  show({ claimId, page }: CouponCourseFilters) {
    if (claimId === undefined) return;
    this.coupon.show(claimId);
    this.courses.show({ id: claimId, page });
  }
}
