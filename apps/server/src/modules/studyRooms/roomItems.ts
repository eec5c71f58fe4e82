import type { Page } from '@shuyuan/contract';
import { type contract, type InputOf, ResultCode, type RoomItem } from '@shuyuan/contract';
import type { Selectable } from 'kysely';
import type { Addressee } from '../../platform/data/tenancy.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { pushRoom } from './pushes.ts';
import { findConsultation } from './roomLog.ts';
import { findTicket, type RoomCtx } from './rows.ts';
import type { RoomItemTable } from './tables.ts';

/** Most things that are said and drawn in one consultation. */
const ITEMS_MAX = 5_000;
const PAGE_SIZE = 50;

type Person = Pick<Addressee, 'kind' | 'id'>;

/** What was said and drawn after a number, in order; also when the consultation is over. */
export async function listItems(
  { tx }: Pick<Ctx, 'tx'>,
  who: Person,
  { tempLogId, afterSeq = 0, pageSize = PAGE_SIZE }: InputOf<typeof contract.room.items>,
): Promise<Page<RoomItem>> {
  const call = await findConsultation(tx, who, tempLogId);
  const rows = await tx
    .selectFrom('room_item')
    .selectAll()
    .where('call_id', '=', call.id)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(pageSize)
    .execute();
  return { items: rows.map(toItem), totalCount: call.last_seq, currentPage: 1, pageSize };
}

/** Says or draws something while the consultation is on; with a known `clientId` the first comes again (C1). */
export async function addItem(
  { tx, companyId, now }: Omit<RoomCtx, 'minutes'>,
  who: Person,
  { tempLogId, clientId, kind, body }: InputOf<typeof contract.room.add>,
): Promise<RoomItem> {
  await findConsultation(tx, who, tempLogId);
  const call = await tx.selectFrom('study_call').selectAll().where('id', '=', tempLogId).forUpdate().executeTakeFirst();
  if (!call) throw missing();
  const known = await tx
    .selectFrom('room_item')
    .selectAll()
    .where('call_id', '=', tempLogId)
    .where('member_kind', '=', who.kind)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (known) return toItem(known);
  const ticket = await findTicket(tx, call.ticket_id);
  if (ticket?.status !== 'inRoom' || ticket.call_id !== call.id) throw refused(ResultCode.callOver);
  if (call.last_seq >= ITEMS_MAX) throw refused(ResultCode.stateForbids);
  const seq = call.last_seq + 1;
  await tx.updateTable('study_call').set({ last_seq: seq }).where('id', '=', tempLogId).execute();
  const row = await tx
    .insertInto('room_item')
    .values({
      company_id: companyId,
      call_id: tempLogId,
      seq,
      client_id: clientId,
      member_kind: who.kind,
      kind,
      body,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await pushRoom({ tx, companyId, now }, call, seq);
  return toItem(row);
}

function toItem({ id, seq, client_id, member_kind, kind, body, created_at }: Selectable<RoomItemTable>): RoomItem {
  return { id, seq, clientId: client_id, from: member_kind, kind, body, at: created_at.toISOString() };
}
