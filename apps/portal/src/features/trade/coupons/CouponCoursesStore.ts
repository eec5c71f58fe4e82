import type { Coupon, contract, OutputOf } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

/** Course cards on a page: three rows of four. */
export const COURSES_PAGE_SIZE = 12;

type Courses = OutputOf<(typeof contract)['coupons']['courses']>;
/** A course with its price after the coupon. */
export type CouponCourse = Courses['items'][number];

/** `/coupon/course`: one coupon and the courses it counts for. */
export class CouponCoursesStore {
  readonly coupon: Query<Coupon, [id: number]>;
  readonly courses: Query<Courses, [id: number, page: number]>;

  constructor(api: Pick<Api, 'coupons'>) {
    this.coupon = new Query((id) => api.coupons.detail({ id }));
    this.courses = new Query((id, page) => api.coupons.courses({ id, page, pageSize: COURSES_PAGE_SIZE }));
    makeAutoObservable(this, { coupon: false, courses: false }, { autoBind: true });
  }

  /** Another coupon, or another page of its courses. */
  show(id: number, page: number) {
    if (this.coupon.value?.id !== id) {
      this.coupon.clear();
      this.courses.clear();
    }
    void this.coupon.load(id);
    void this.courses.load(id, page);
  }

  refresh() {
    void this.coupon.reload();
    void this.courses.reload();
  }
}
