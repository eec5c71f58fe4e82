import { sql } from 'kysely';
import { selectCards } from '../../domain/courseCards/courseCards.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';

/** The card of a class: by its listed offer, else by its oldest. */
export function selectCard(ctx: Ctx, classId: number) {
  return selectCards(ctx).where('r.id', '=', classId).orderBy(sql`o.is_listed desc, o.id`).limit(1).executeTakeFirst();
}

/** Name and code with which a student invites. */
export function selectInviter(tx: Tx, studentId: number) {
  return tx
    .selectFrom('student')
    .select(['nickname', 'invite_code'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow();
}

/** Whether the school rewards inviting now; enabled by default. */
export async function isInvitingOpen(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('part_switch').select('status').where('type', '=', 'invite').executeTakeFirst();
  return row?.status !== 'closed';
}
