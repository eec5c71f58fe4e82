import { RECEIPT_DAYS } from '@shuyuan/rules';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import { missing } from '../../platform/core/errors.ts';
import type { Tenancy, Tx } from '../../platform/data/tenancy.ts';
import { type DueHandler, remember } from '../../platform/work/dueWork.ts';
import { moveExchange } from './queries.ts';
import { goodsSent } from './words.ts';

const DAY_MS = 86_400_000;

/** What the school says when it has sent goods. */
export interface Sending {
  companyId: number;
  number: string;
  express: { name: string; number: string };
  now: Date;
}

/** The school has sent an exchanged good: the student is notified, and ten days later it counts as received (product.md 4.12). */
export async function sendGoods(tx: Tx, { companyId, number, express, now }: Sending): Promise<void> {
  const found = await tx.selectFrom('exchange_order').select('id').where('number', '=', number).executeTakeFirst();
  const row =
    found && (await moveExchange(tx, found.id, 'send', { express_name: express.name, express_number: express.number }));
  if (!row) throw missing();
  const dueAt = new Date(now.getTime() + RECEIPT_DAYS * DAY_MS);
  await remember(tx, { companyId, kind: 'receipt', refId: row.id, dueAt });
  await notifyStudent(tx, {
    companyId,
    studentId: row.student_id,
    kind: 'order',
    ...goodsSent(express),
    link: `/exchange/success/${number}`,
    onceKey: `exchange ${row.id} sent`,
    now,
  });
}

/** Goods that nobody has confirmed count as received. */
export function receiveSilently(tenancy: Tenancy): DueHandler {
  return async ({ companyId, refId, now }) => {
    await tenancy.withTenant(companyId, (tx) => moveExchange(tx, refId, 'receive', { ended_at: now }));
  };
}
