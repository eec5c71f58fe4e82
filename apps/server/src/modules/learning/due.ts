import type { Tenancy } from '../../platform/data/tenancy.ts';
import type { DueWork } from '../../platform/work/dueWork.ts';
import { followClock, type LearningPorts } from './changes.ts';

/** Due work of lessons: their states are written when the clock changes them (product.md 4.3). */
export function learningDueWork(dueWork: DueWork, tenancy: Tenancy, ports: LearningPorts): void {
  dueWork.on('lessonClock', ({ companyId, refId, now }) =>
    tenancy.withTenant(companyId, (tx) => followClock({ tx, companyId, now, ports }, refId)),
  );
}
