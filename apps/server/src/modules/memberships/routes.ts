import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findMine, listMemberCourses, listPackages, listRecords, remindOfEnd } from './ownMembership.ts';

const CACHE = { tag: 'membership', ttlMs: 5_000 };

/** Memberships: what they bring, how one's own stands (§7). */
export function membershipRoutes(app: FastifyInstance): void {
  const { packages, records, mine, alarm, courses } = contract.memberships;
  route(app, packages, (ctx) => listPackages(ctx, ctx.input), { cache: CACHE });
  // Its parameters travel in the body, so that no answer is cached under its address.
  route(app, courses, (ctx) => listMemberCourses(ctx, ctx.input));
  route(app, records, (ctx) => listRecords(ctx, ctx.input));
  route(app, mine, (ctx) => findMine(ctx));
  route(app, alarm, (ctx) => remindOfEnd(ctx));
}
