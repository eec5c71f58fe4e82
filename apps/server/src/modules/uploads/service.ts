import { ResultCode } from '@shuyuan/contract';
import type { UploadSlot } from '@shuyuan/rules';
import { sql } from 'kysely';
import { loggedOut, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Member } from '../../platform/http/login.ts';
import type { StoredFile } from './store.ts';

/** Files and bytes that somebody may upload in an hour, so that nobody fills the disk. */
const FILES_PER_HOUR = 200;
const BYTES_PER_HOUR = 2_147_483_648;
const HOUR_MS = 3_600_000;

/** Who may upload, found before any byte of the file is stored; 1005 for who has sent too many (E1). */
export async function admit(tx: Tx, member: Member | null, now: Date): Promise<Member> {
  if (!member) throw loggedOut();
  const { files, bytes } = await tx
    .selectFrom('upload')
    .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes')])
    .where('owner_kind', '=', member.kind)
    .where('owner_id', '=', member.id)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  if (files >= FILES_PER_HOUR || bytes >= BYTES_PER_HOUR) throw refused(ResultCode.tooFrequent);
  return member;
}

/** What is known of an upload once its bytes are in the store. */
interface Upload {
  companyId: number;
  now: Date;
  owner: Member;
  slot: UploadSlot;
  file: StoredFile;
}

/** Writes down a stored file; until something uses it, it is its uploader's for a day (U10). */
export function insertUpload(tx: Tx, { companyId, now, owner, slot, file }: Upload) {
  const { stored, mediaType, ...rest } = file;
  return tx
    .insertInto('upload')
    .values({
      company_id: companyId,
      owner_kind: owner.kind,
      owner_id: owner.id,
      kind: slot,
      ...rest,
      path: `u/${stored}`,
      media_type: mediaType,
      created_at: now,
    })
    .returning(['id', 'name', 'path', 'bytes', 'width', 'height'])
    .executeTakeFirstOrThrow();
}
