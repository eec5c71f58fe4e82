import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findSwitch, listMenu, listPermissions, listSideMenu, recordVisit, sumUnread } from './service.ts';

const MENU = { tag: 'menu', ttlMs: 60_000 };
const SWITCH = { tag: 'switch', ttlMs: 10_000 };

/** Menus, permissions, switches and the visit record (§7). */
export function siteRoutes(app: FastifyInstance): void {
  route(app, contract.site.menuBar, ({ tx }) => listMenu(tx), { cache: MENU });
  route(app, contract.site.sideMenu, ({ tx }) => listSideMenu(tx));
  route(app, contract.site.permissions, ({ tx, locale }) => listPermissions(tx, locale));
  route(app, contract.site.unreadSum, ({ tx, student }) => sumUnread(tx, student.id));
  route(app, contract.site.switch, ({ tx, input }) => findSwitch(tx, input.type), { cache: SWITCH });
  route(app, contract.site.recordVisit, async ({ tx, input, student, company, userAgent, ip, now }) => {
    const { platform, path, referer, sessionKey } = input;
    const studentId = student?.id ?? null;
    await recordVisit(tx, {
      companyId: company.id,
      studentId,
      platform,
      path,
      referer,
      sessionKey,
      userAgent,
      ip,
      now,
    });
    return {};
  });
}
