import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { GROUP_FAILED } from './words.ts';

interface Failure {
  companyId: number;
  studentId: number;
  team: { id: number };
  now: Date;
}

/** Notifies a member that the group failed and is refunded (product.md 4.14). */
export async function notifyOfFailure(tx: Tx, { team, ...student }: Failure): Promise<void> {
  await notifyStudent(tx, {
    ...student,
    kind: 'order',
    ...GROUP_FAILED,
    link: `/groupon/success/${team.id}`,
    onceKey: `team ${team.id} failure`,
  });
}
