import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

interface Told {
  companyId: number;
  studentId: number;
  team: { id: number };
  now: Date;
}

/** Tells a member that the group came to nothing and the money goes back (product.md 4.14). */
export async function tellFailure(tx: Tx, { team, ...told }: Told): Promise<void> {
  await notifyStudent(tx, {
    ...told,
    kind: 'order',
    title: { cn: '拼团未成功', en: 'Your group did not fill up' },
    body: {
      cn: '到时仍未凑满人数，支付的金额将原路全额退回。',
      en: 'The deadline passed with seats left. Your payment goes back in full the way it came.',
    },
    link: `/groupon/success/${team.id}`,
    onceKey: `team ${team.id} failure`,
  });
}
