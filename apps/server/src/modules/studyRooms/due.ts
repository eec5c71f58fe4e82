import type { MinutesPort } from '../../domain/consultation.ts';
import type { Tenancy } from '../../platform/data/tenancy.ts';
import type { DueHandler, DueWork } from '../../platform/work/dueWork.ts';
import { expireCall } from './calls.ts';
import { checkAlone, checkLimit } from './consultation.ts';
import { openAgain } from './desk.ts';
import { checkAbsence } from './roomLog.ts';
import type { RoomCtx } from './rows.ts';

/** Due work of study rooms, independent of any browser (product.md 4.17). */
export function studyRoomDueWork(dueWork: DueWork, tenancy: Tenancy, minutes: MinutesPort): void {
  const inSchool =
    (work: (ctx: RoomCtx, refId: number) => Promise<void>): DueHandler =>
    ({ companyId, refId, now }) =>
      tenancy.withTenant(companyId, (tx) => work({ tx, companyId, now, minutes }, refId));
  dueWork.on('callExpiry', inSchool(expireCall));
  dueWork.on('roomAlone', inSchool(checkAlone));
  dueWork.on('roomLimit', inSchool(checkLimit));
  dueWork.on('roomAbsence', inSchool(checkAbsence));
  dueWork.on('roomBack', inSchool(openAgain));
}
