import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type contract, ResultCode } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { codeOf } from '../../platform/core/errorCode.ts';
import { AppError, missing, refused, tooMany } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { type FileRow, folderOf, toFile } from '../../platform/files/uploads.ts';
import { holderOfMember } from '../../platform/http/authentication.ts';
import { createLinkSigner } from '../../platform/http/linkSigner.ts';
import type { Answered, SteppedContext } from '../../platform/http/requestContext.ts';
import { deleteOpen, findOpen, type OpenRow, partOf } from './openUploads.ts';
import type { Pictures } from './pictures.ts';
import { insertUpload } from './service.ts';
import { deleteStored, type Place, placeFile, randomName, type StoredFile } from './store.ts';

/** How long a request that finishes a file has it alone; a process that dies leaves it free after that, in ms. */
const CLOSING_MS = 60_000;

type FinishContext = SteppedContext<(typeof contract)['openUploads']['finish']>;

/**
 * Judges a file that has arrived whole as one that came in a single request, and stores it; the same answer when asked again. A file
 * that is refused is deleted with its upload. 1011 while bytes are missing, 429 while another request finishes it (U1–U5, I21).
 */
export async function finishUpload(app: FastifyInstance, ctx: FinishContext, pictures: Pictures): Promise<Answered> {
  const { config, secrets } = app.platform;
  const { companyId, now, member, device, input } = ctx;
  const holder = holderOfMember(member, device);
  const links = createLinkSigner(secrets, { companyId, holder, now });
  const answer = (find: (tx: Tx) => Promise<FileRow>) => ctx.answerOnce(async (tx) => toFile(await find(tx), links));
  const row = await ctx.inSchool((tx) => claim(tx, ctx));
  const { upload_id: uploadId } = row;
  if (uploadId !== null) return answer((tx) => selectStored(tx, uploadId));
  const place = { dataDir: config.dataDir, companyId };
  const part = partOf(place, row);
  let file: StoredFile | null = null;
  try {
    file = await placeFile(part, { ...announcedOf(row), random: randomName() }, { ...place, pictures });
    const stored = file;
    return await answer(async (tx) => {
      const upload = await insertUpload(tx, { companyId, now, owner: member, slot: row.kind, file: stored });
      await close(tx, row, upload.id);
      return upload;
    });
  } catch (error) {
    if (file) await takeBack(place, file, part);
    const isOver = (error instanceof AppError && error.kind === 'refused') || codeOf(error) === 'ENOENT';
    await ctx.inSchool((tx) => (isOver ? deleteOpen(tx, place, row) : free(tx, input.id)));
    throw codeOf(error) === 'ENOENT' ? missing() : error;
  }
}

/** What was moved to its place comes back, so that it can be finished later; a redrawn picture is drawn again. */
async function takeBack(place: Place, { stored, width }: StoredFile, part: string): Promise<void> {
  if (width !== null) return deleteStored(place, stored);
  await rename(join(folderOf(place.dataDir, place.companyId), stored), part);
}

const announcedOf = ({ kind, name, media_type }: OpenRow) => ({ slot: kind, name, mime: media_type });

/** Takes an own upload to finish it alone, or finds it finished. */
async function claim(tx: Tx, { member, input, now }: FinishContext): Promise<OpenRow> {
  const row = await findOpen(tx, member, input.id, true);
  if (row.upload_id !== null) return row;
  if (row.arrived < row.bytes) throw refused(ResultCode.chunkElsewhere);
  if (row.closing_until && row.closing_until > now) throw tooMany(1);
  const until = new Date(now.getTime() + CLOSING_MS);
  await tx.updateTable('open_upload').set({ closing_until: until, touched_at: now }).where('id', '=', row.id).execute();
  return row;
}

/** Names the stored file; 404 where the upload was deleted meanwhile. */
async function close(tx: Tx, { id }: OpenRow, uploadId: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('open_upload')
    .set({ upload_id: uploadId, closing_until: null })
    .where('id', '=', id)
    .where('upload_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw missing();
}

async function free(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('open_upload').set({ closing_until: null }).where('id', '=', id).execute();
}

function selectStored(tx: Tx, id: number): Promise<FileRow> {
  return tx
    .selectFrom('upload')
    .select(['id', 'name', 'path', sql<number>`bytes`.as('bytes'), 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(missing);
}
