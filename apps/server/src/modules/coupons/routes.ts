import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listCouponCourses } from './couponCourses.ts';
import { claim, countOwn, findCoupon, listCentre, listOwn } from './couponLists.ts';

/** Short: how many are left changes with every claim. */
const CACHE = { tag: 'coupon', ttlMs: 5_000 };

/** Coupons: claim, keep, look where they count. */
export function couponRoutes(app: FastifyInstance): void {
  const calls = contract.coupons;
  route(app, calls.center, (ctx) => listCentre(ctx, ctx.input), { cache: CACHE });
  route(app, calls.claim, (ctx) => claim(ctx, ctx.input.id));
  route(app, calls.mine, (ctx) => listOwn(ctx, ctx.input));
  route(app, calls.counts, (ctx) => countOwn(ctx));
  route(app, calls.detail, (ctx) => findCoupon(ctx, ctx.input.id));
  route(app, calls.courses, (ctx) => listCouponCourses(ctx, ctx.input));
}
