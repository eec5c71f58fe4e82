import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { MinutesPort } from '../../domain/consultation.ts';
import { route } from '../../platform/http/route.ts';
import { addItem, listItems } from './roomItems.ts';
import { logVisit } from './roomLog.ts';
import { findSession } from './session.ts';

/** A consultation from the inside, for its student and its lecturer (product.md 4.17). */
export function roomRoutes(app: FastifyInstance, minutes: MinutesPort): void {
  const calls = contract.room;
  const { live } = app.platform.config;
  route(app, calls.log, ({ tx, now, member, company, input }) =>
    logVisit({ tx, companyId: company.id, now, minutes }, member, input),
  );
  route(app, calls.session, ({ tx, locale, now, member, company, input }) =>
    findSession(tx, member, input.tempLogId, { locale, now, liveHosts: company.live_hosts, live }),
  );
  route(app, calls.items, ({ tx, member, input }) => listItems(tx, member, input));
  route(app, calls.add, ({ tx, now, member, company, input }) =>
    addItem({ tx, companyId: company.id, now }, member, input),
  );
}
