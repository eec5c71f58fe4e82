import type { Page } from '@shuyuan/contract';
import { type contract, type InputOf, ResultCode, type RoomItem } from '@shuyuan/contract';
import { missing, refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Addressee, Tx } from '../../platform/data/tenancy.ts';
import { toFile } from '../../platform/files/uploads.ts';
import { addUses } from '../../platform/files/uploadUses.ts';
import type { LinkSigner } from '../../platform/http/linkSigner.ts';
import type { Ctx, WithLinks } from '../../platform/http/requestContext.ts';
import { pushRoom } from './pushes.ts';
import { FILE_USE, readContent } from './roomContent.ts';
import { findConsultation } from './roomLog.ts';
import { findTicket, type RoomCtx } from './rows.ts';

/** Most things that are said, drawn and shown in one consultation. */
const ITEMS_MAX = 5_000;
const PAGE_SIZE = 50;

type Person = Pick<Addressee, 'kind' | 'id'>;

/** What was said, drawn and shown after a number, in order; also when the consultation is over. */
export async function listItems(
  { tx, links }: Pick<Ctx, 'tx'> & WithLinks,
  who: Person,
  { tempLogId, afterSeq = 0, pageSize = PAGE_SIZE }: InputOf<typeof contract.room.items>,
): Promise<Page<RoomItem>> {
  const call = await findConsultation(tx, who, tempLogId);
  const rows = await selectItems(tx, call.id).where('i.seq', '>', afterSeq).orderBy('i.seq').limit(pageSize).execute();
  return { items: rows.map((row) => toItem(row, links)), totalCount: call.last_seq, currentPage: 1, pageSize };
}

/** Says, draws or shows something while the consultation is on; with a known `clientId` the first comes again (C1). */
export async function addItem(
  { tx, companyId, now, links }: Omit<RoomCtx, 'minutes'> & WithLinks,
  who: Person,
  input: InputOf<typeof contract.room.add>,
): Promise<RoomItem> {
  const { tempLogId, clientId, kind } = input;
  await findConsultation(tx, who, tempLogId);
  const call = await tx.selectFrom('study_call').selectAll().where('id', '=', tempLogId).forUpdate().executeTakeFirst();
  if (!call) throw missing();
  const known = await selectItems(tx, tempLogId)
    .where('i.member_kind', '=', who.kind)
    .where('i.client_id', '=', clientId)
    .executeTakeFirst();
  if (known) return toItem(known, links);
  const ticket = await findTicket(tx, call.ticket_id);
  if (ticket?.status !== 'inRoom' || ticket.call_id !== call.id) throw refused(ResultCode.callOver);
  if (call.last_seq >= ITEMS_MAX) throw refused(ResultCode.stateForbids);
  const content = await readContent(tx, who, input);
  const seq = call.last_seq + 1;
  await tx.updateTable('study_call').set({ last_seq: seq }).where('id', '=', tempLogId).execute();
  const { id } = await tx
    .insertInto('room_item')
    .values({
      company_id: companyId,
      call_id: tempLogId,
      seq,
      client_id: clientId,
      member_kind: who.kind,
      kind,
      ...content,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (content.upload_id !== null) await addUses(tx, { companyId, kind: FILE_USE, refId: id }, [content.upload_id]);
  await pushRoom({ tx, companyId, now }, call, seq);
  return toItem(await selectItems(tx, tempLogId).where('i.id', '=', id).executeTakeFirstOrThrow(), links);
}

function selectItems(tx: Tx, callId: number) {
  return tx
    .selectFrom('room_item as i')
    .leftJoin('upload as u', joinTenant('u.id', 'i.upload_id'))
    .select(['i.id', 'i.seq', 'i.client_id', 'i.member_kind', 'i.kind', 'i.body', 'i.upload_id', 'i.created_at'])
    .select(['u.kind as file_kind', 'u.name', 'u.path', 'u.bytes', 'u.width', 'u.height'])
    .where('i.call_id', '=', callId);
}
type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

function toItem(row: ItemRow, links: LinkSigner): RoomItem {
  const { id, seq, client_id, member_kind, kind, body, created_at } = row;
  return {
    id,
    seq,
    clientId: client_id,
    from: member_kind,
    kind,
    body,
    file: toRoomFile(row, links),
    at: created_at.toISOString(),
  };
}

function toRoomFile(row: ItemRow, links: LinkSigner): RoomItem['file'] {
  const { upload_id: id, file_kind, name, path, bytes, width, height } = row;
  if (id === null || name === null || path === null || bytes === null) return undefined;
  return { ...toFile({ id, name, path, bytes, width, height }, links), isImage: file_kind === 'image' };
}
