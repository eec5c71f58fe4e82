import type { UploadSlot } from '@shuyuan/rules';
import { sql } from 'kysely';
import { missing } from '../core/errors.ts';
import type { MemberKind } from '../data/tables.ts';
import type { Tx } from '../data/tenancy.ts';

/** How long an unused file is kept (S11). */
const UNUSED_MS = 86_400_000;

/** A use of a file: a kind chosen by the using module, and the id of its row. */
export interface FileUse {
  companyId: number;
  kind: string;
  refId: number;
}

/**
 * Records that a row uses files, in the same transaction: each is served and kept until `endUses` (U10).
 * Files of a student or a lecturer are locked by `lockOwnFiles` before.
 */
export async function addUses(tx: Tx, { companyId, kind, refId }: FileUse, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .insertInto('upload_use')
    .values(fileIds.map((id) => ({ company_id: companyId, upload_id: id, kind, ref_id: refId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Ends the uses of a row, in the transaction that ends them. A file that nothing uses then is served to nobody from the
 * commit on; the sweep deletes it.
 */
export async function endUses(tx: Tx, { kind, refId }: FileUse, now: Date): Promise<void> {
  const ended = await tx
    .deleteFrom('upload_use')
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .returning('upload_id')
    .execute();
  if (ended.length === 0) return;
  // Locks every file, used elsewhere or not: two last uses that end concurrently would each see the other as remaining.
  await tx
    .updateTable('upload')
    .set({ ended_at: now })
    .where(
      'id',
      'in',
      ended.map(({ upload_id }) => upload_id),
    )
    .execute();
}

/** Result of `lockOwnFiles` for one file. */
export interface OwnFile {
  id: number;
  name: string;
}

/**
 * Own files of the wanted kinds, in the order of `ids`, locked against the sweep until the transaction ends; `missing` when
 * one belongs to another person, is of another kind, or was deleted (Z1).
 */
export async function lockOwnFiles(
  tx: Tx,
  owner: { kind: MemberKind; id: number },
  { ids, kind }: { ids: readonly number[]; kind: UploadSlot | readonly UploadSlot[] },
): Promise<OwnFile[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const own = await tx
    .selectFrom('upload')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .where('kind', 'in', typeof kind === 'string' ? [kind] : [...kind])
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .forKeyShare()
    .execute();
  if (own.length < wanted.length) throw missing();
  return own.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
}

/**
 * Keeps own files of the wanted kinds until an instant although nothing uses them; gives the ids of those that are there. One whose
 * last use has ended is not: it is served to nobody any more.
 */
export async function keepOwnFiles(
  tx: Tx,
  owner: { kind: MemberKind; id: number },
  { ids, kinds, until }: { ids: readonly number[]; kinds: readonly UploadSlot[]; until: Date },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update upload u set stored_until = greatest(u.stored_until, ${until})
    where u.id = any (${[...ids]}::bigint[]) and u.kind = any (${[...kinds]}::text[])
      and u.owner_kind = ${owner.kind} and u.owner_id = ${owner.id} and (u.ended_at is null or ${isUsed})
    returning u.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whether any row uses the upload `u`. */
const isUsed = sql<boolean>`exists (
  select 1 from upload_use x where x.company_id = u.company_id and x.upload_id = u.id)`;

/** Whether a draft keeps the upload `u`, of which no use has ended yet. */
function isInDraft(now: Date) {
  return sql<boolean>`(u.ended_at is null and coalesce(u.stored_until > ${now}, false))`;
}

/** Whether the upload `u` is older than a day, and nothing uses or keeps it. */
export function isUnused(now: Date) {
  return sql<boolean>`(u.created_at < ${new Date(now.getTime() - UNUSED_MS)} and not ${isUsed} and not ${isInDraft(now)})`;
}

/**
 * Whether the upload `u` may be served: something uses it, or it is new or kept by a draft and nothing has used it yet. Of such a
 * file nobody but its uploader knows the random name.
 */
export function isServed(now: Date) {
  const since = new Date(now.getTime() - UNUSED_MS);
  return sql<boolean>`(${isUsed} or (u.ended_at is null and u.created_at > ${since}) or ${isInDraft(now)})`;
}
