import type { contract, InputOf, OutputOf, Page, SentOf, StudyRoomRecord, TicketStatus } from '@shuyuan/contract';
import { ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, mapPage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import { findOwnTicket } from './rows.ts';
import { commonFields, ticketFacts } from './tickets.ts';

type MinutesOrder = OutputOf<typeof contract.studyRooms.orders>['items'][number];

/** What became of the student's places, the newest first; of a state that is named, else of all that are over. */
export async function listRecords(
  ctx: StudentCtx & WithLinks,
  { status, ...page }: PageInput & { status?: TicketStatus | undefined },
): Promise<Page<SentOf<typeof StudyRoomRecord>>> {
  const query = ticketFacts(ctx)
    .where('t.student_id', '=', ctx.studentId)
    .where(status ? sql<boolean>`t.status = ${status}` : sql<boolean>`t.ended_at is not null`)
    .orderBy('t.id', 'desc');
  return mapPage(await pageOf(ctx.tx, query, page), (row) => ({
    ...commonFields(row, ctx.links),
    enteredAt: row.entered_at?.toISOString(),
    leftAt: row.entered_at ? row.ended_at?.toISOString() : undefined,
    minutes: row.minutes,
    star: row.star ?? undefined,
    comment: row.comment ?? undefined,
  }));
}

/** Stores the student's stars for a finished consultation; 1003 for a second time, 1004 for what is not finished. */
export async function score(
  { tx, studentId }: StudentCtx,
  { id, star, comment }: InputOf<typeof contract.studyRooms.score>,
): Promise<void> {
  const ticket = await findOwnTicket(tx, studentId, id);
  if (ticket.status !== 'finished') throw refused(ResultCode.stateForbids);
  const scored = await tx
    .updateTable('study_ticket')
    .set({ star, comment: comment?.trim() || null })
    .where('id', '=', id)
    .where('status', '=', 'finished')
    .where('star', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!scored) throw refused(ResultCode.submittedTwice);
}

/** The student's orders of minutes, the newest first. */
export async function listOrders(
  { tx, studentId, locale, now }: StudentCtx,
  page: PageInput,
): Promise<Page<MinutesOrder>> {
  const query = tx
    .selectFrom('trade_order as o')
    .leftJoin('minutes_package as p', joinTenant('p.id', 'o.goods_id'))
    .select(['o.id', 'o.number', 'o.pay_fen', 'o.status', 'o.created_at', 'o.expires_at', 'o.paid_at'])
    .select([
      inLanguage(locale, 'o.title').as('name'),
      sql<number>`coalesce(p.minutes + coalesce(p.gift_minutes, 0), 0)`.as('minutes'),
    ])
    .where('o.student_id', '=', studentId)
    .where('o.goods_kind', '=', 'minutes')
    .where('o.is_hidden', '=', false)
    .orderBy('o.id', 'desc');
  return mapPage(await pageOf(tx, query, page), (row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    minutes: row.minutes,
    payFen: row.pay_fen,
    status: row.status === 'unpaid' && row.expires_at <= now ? 'cancelled' : row.status,
    orderedAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString(),
  }));
}
