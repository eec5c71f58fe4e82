import type { AnswerOf, Coupon, contract } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { CouponCourseFilters } from './couponAddress.ts';

/** Course cards on a page: three rows of four. */
const PAGE_SIZE = 12;

/** A course with its price after the coupon. */
export type CouponCourse = AnswerOf<(typeof contract)['coupons']['courses']>['items'][number];

/** `/coupon/course`: one coupon and the courses it counts for. */
export class CouponCoursesStore {
  readonly coupon: Query<Coupon, [id: number]>;
  readonly courses: PagedQuery<CouponCourse, { id: number; page: number }>;

  constructor(api: Pick<Api, 'coupons'>) {
    this.coupon = new Query((id) => api.coupons.detail({ id }));
    this.courses = new PagedQuery((question) => api.coupons.courses(question), { pageSize: PAGE_SIZE });
    makeAutoObservable(this, { coupon: false, courses: false }, { autoBind: true });
  }

  /** Another coupon, or another page of its courses. */
  show({ claimId, page }: CouponCourseFilters) {
    if (claimId === undefined) return;
    this.coupon.show(claimId);
    this.courses.show({ id: claimId, page });
  }

  refresh() {
    void this.coupon.reload();
    void this.courses.reload();
  }

  dispose() {
    this.coupon.dispose();
    this.courses.dispose();
  }
}
