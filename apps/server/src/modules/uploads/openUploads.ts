import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { contract, InputOf, OpenUpload } from '@shuyuan/contract';
import type { Selectable } from 'kysely';
import type { Config } from '../../platform/core/config/config.ts';
import type { Disk } from '../../platform/core/disk.ts';
import { missing, tooMany } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { folderOf } from '../../platform/files/uploads.ts';
import type { Member } from '../../platform/http/login.ts';
import { expectStorage, lockStorage } from './reservation.ts';
import { admit } from './service.ts';
import { judgeName, judgeSize, nameOf, type Place, randomName } from './store.ts';
import type { OpenUploadTable } from './tables.ts';

/** Most files of one person that are on their way in chunks (product.md 4.21). */
export const OPEN_MAX = 10;
/** How long nothing of a file must have arrived before a newer one may take its place, in ms. */
const IDLE_MS = 60_000;

/** Who asks, in the transaction of the request. */
interface MemberCtx {
  tx: Tx;
  companyId: number;
  now: Date;
  member: Member;
}

/** The row of a file that arrives in chunks. */
export type OpenRow = Selectable<OpenUploadTable>;

/** How much of a file has arrived, as its owner is told. */
export const toOpenUpload = ({ id, arrived }: Pick<OpenRow, 'id' | 'arrived'>): OpenUpload => ({ id, offset: arrived });

/** Where the bytes of an unfinished file are. */
export function partOf({ dataDir, companyId }: Place, { stored }: Pick<OpenRow, 'stored'>): string {
  return join(folderOf(dataDir, companyId), `${stored}.part`);
}

/** The row of an own upload; 404 for every other and for one that was swept (Z1). */
export async function findOpen(tx: Tx, member: Member, id: number, lock = false): Promise<OpenRow> {
  const query = tx
    .selectFrom('open_upload')
    .selectAll()
    .where('id', '=', id)
    .where('owner_kind', '=', member.kind)
    .where('owner_id', '=', member.id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/**
 * Announces a file: the unfinished upload of the same file where there is one, else a new one whose bytes are reserved. 1005, 1006,
 * 1007, 1009 and 1010 as for a file in one request, 429 for the eleventh at a time, 503 where the disk has no room (§5, U2, U11).
 */
export async function openUpload(
  { tx, companyId, now, member }: MemberCtx,
  input: InputOf<(typeof contract)['openUploads']['open']>,
  { config, disk }: { config: Config; disk: Disk },
): Promise<OpenUpload> {
  const { slot, mime, bytes, fingerprint } = input;
  const name = nameOf(input.name);
  judgeName({ slot, name, mime });
  judgeSize({ slot, name, mime }, bytes);
  // Also two tabs that announce the same file at once.
  await lockStorage(tx, companyId);
  const known = await tx
    .updateTable('open_upload')
    .set({ touched_at: now })
    .where('owner_kind', '=', member.kind)
    .where('owner_id', '=', member.id)
    .where('kind', '=', slot)
    .where('fingerprint', '=', fingerprint)
    .where('bytes', '=', bytes)
    .where('name', '=', name)
    .where('upload_id', 'is', null)
    .returning(['id', 'arrived'])
    .executeTakeFirst();
  if (known) return toOpenUpload(known);
  await admit(tx, member, now);
  await makePlace({ tx, companyId, now, member }, config);
  await expectStorage(tx, { companyId, owner: member, bytes, now, reserved: 0 }, config.uploads);
  await disk.expectRoom(bytes);
  const owner = { owner_kind: member.kind, owner_id: member.id };
  const file = { kind: slot, name, media_type: mime, fingerprint, stored: randomName(), bytes };
  const made = await tx
    .insertInto('open_upload')
    .values({ company_id: companyId, ...owner, ...file, touched_at: now })
    .returning(['id', 'arrived'])
    .executeTakeFirstOrThrow();
  return toOpenUpload(made);
}

/** Ends the upload that was left alone longest, where its owner has as many as may be open; 429 where all of them move. */
async function makePlace(
  { tx, companyId, now, member }: MemberCtx,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  const open = await tx
    .selectFrom('open_upload')
    .select(['id', 'stored', 'touched_at'])
    .where('owner_kind', '=', member.kind)
    .where('owner_id', '=', member.id)
    .where('upload_id', 'is', null)
    .orderBy('touched_at')
    .orderBy('id')
    .execute();
  const [oldest] = open;
  if (!oldest || open.length < OPEN_MAX) return;
  const idleMs = now.getTime() - oldest.touched_at.getTime();
  if (idleMs < IDLE_MS) throw tooMany(Math.ceil((IDLE_MS - idleMs) / 1000));
  await deleteOpen(tx, { dataDir, companyId }, oldest);
}

/** Deletes an own upload with what has arrived of it; the file of a finished one stays (U2). */
export async function discardUpload(
  { tx, companyId, member }: MemberCtx,
  id: number,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  const row = await findOpen(tx, member, id, true);
  if (row.upload_id === null) await deleteOpen(tx, { dataDir, companyId }, row);
}

/** Deletes a row and its bytes; where the transaction fails after all, the next chunk finds them gone and says so. */
export async function deleteOpen(tx: Tx, place: Place, row: Pick<OpenRow, 'id' | 'stored'>): Promise<void> {
  await tx.deleteFrom('open_upload').where('id', '=', row.id).execute();
  await rm(partOf(place, row), { force: true });
}
