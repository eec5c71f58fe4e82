import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findSwitch, listMenu, listPermissions, listSideMenu, recordVisit, sumUnread } from './service.ts';

const MENU = { tag: 'menu', ttlMs: 60_000 };
const SWITCH = { tag: 'switch', ttlMs: 10_000 };

/** Menus, permissions, switches and the visit record (§7). */
export function siteRoutes(app: FastifyInstance): void {
  route(app, contract.site.menuBar, (ctx) => listMenu(ctx), { cache: MENU });
  route(app, contract.site.sideMenu, (ctx) => listSideMenu(ctx));
  route(app, contract.site.permissions, (ctx) => listPermissions(ctx));
  route(app, contract.site.unreadSum, (ctx) => sumUnread(ctx));
  route(app, contract.site.switch, (ctx) => findSwitch(ctx, ctx.input.type), { cache: SWITCH });
  route(app, contract.site.recordVisit, async (ctx) => {
    const { input, userAgent, ip } = ctx;
    await recordVisit(ctx, { ...input, userAgent, ip });
    return {};
  });
}
