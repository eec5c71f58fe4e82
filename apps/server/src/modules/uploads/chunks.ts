import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { appendChunk, CHUNK_PART, ResultCode } from '@shuyuan/contract';
import { CHUNK_MAX_BYTES } from '@shuyuan/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codeOf } from '../../platform/core/errorCode.ts';
import { loggedOut, missing, refused } from '../../platform/core/errors.ts';
import type { Member } from '../../platform/http/login.ts';
import { readRequest } from '../../platform/http/readRequest.ts';
import type { QueuedCaller } from '../../platform/http/requestQueue.ts';
import { allowSlowBody } from '../../platform/http/slowBody.ts';
import { inTurn } from '../../platform/http/turns.ts';
import { receive } from './multipart.ts';
import { deleteOpen, findOpen, type OpenRow, partOf, toOpenUpload } from './openUploads.ts';
import { expectRoomForChunk } from './reservation.ts';
import { type IncomingPart, openFolder, type Place, randomName, writeTo } from './store.ts';
import type { Writers } from './writers.ts';

/**
 * Takes one chunk: its bytes go to a file of their own, are compared with their checksum, and are added at the row's offset under its
 * lock, so that of two writers one is told 1011 and no byte of theirs mixes. Whatever goes wrong, the offset stays (I21, U2, U11).
 */
export async function handleChunk(app: FastifyInstance, request: FastifyRequest, writers: Writers) {
  const { fields, part } = await receive(request, CHUNK_PART, CHUNK_MAX_BYTES);
  const { config, clock, disk, logins } = app.platform;
  try {
    // From here on the request reads as any other: the fields are its body.
    request.body = fields;
    const { company, token, input, queued } = await readRequest(app, request, appendChunk);
    const place = { dataDir: config.dataDir, companyId: company.id };
    const { member, row } = await inTurn(app, queued, async (tx) => {
      const member = token ? await logins.findMember(tx, company.id, token) : null;
      if (!member) throw loggedOut();
      return { member, row: await findOpen(tx, member, input.id) };
    });
    expectOffset(row, input.offset);
    const writer = writers.begin(`${company.id} ${member.kind} ${member.id}`, () => request.raw.destroy());
    const incoming = join(await openFolder(place), `${randomName()}.incoming`);
    try {
      await disk.expectRoom(Math.min(CHUNK_MAX_BYTES, row.bytes - row.arrived));
      allowSlowBody(request);
      const { bytes, checksum } = await storeChunk(incoming, part, writer.received);
      if (input.checksum !== '' && input.checksum !== checksum) throw refused(ResultCode.chunkElsewhere);
      if (part.file.truncated || input.offset + bytes > row.bytes) throw refused(ResultCode.fileTooBig);
      const chunk = { id: input.id, offset: input.offset, bytes, incoming, now: clock.now() };
      return await addChunk(app, { queued, member, place, chunk });
    } finally {
      writer.end();
      await rm(incoming, { force: true });
    }
  } finally {
    // What is still coming of a refused chunk is thrown away.
    part.file.resume();
  }
}

function expectOffset({ arrived, upload_id }: OpenRow, offset: number): void {
  if (arrived !== offset || upload_id !== null) throw refused(ResultCode.chunkElsewhere);
}

/** Writes a chunk to a file of its own; its size, and its SHA-256 in hex. */
async function storeChunk(path: string, part: IncomingPart, received: () => void) {
  const hash = createHash('sha256');
  let bytes = 0;
  await writeTo(path, part.file, (piece) => {
    hash.update(piece);
    bytes += piece.length;
    received();
  });
  return { bytes, checksum: hash.digest('hex') };
}

interface Added {
  queued: QueuedCaller;
  member: Member;
  place: Place;
  chunk: { id: number; offset: number; bytes: number; incoming: string; now: Date };
}

/** Adds a chunk at the offset of the row, if it still begins there, and moves the offset on. */
async function addChunk(app: FastifyInstance, { queued, member, place, chunk }: Added) {
  const { row, isLost } = await inTurn(app, queued, async (tx) => {
    const row = await findOpen(tx, member, chunk.id, true);
    expectOffset(row, chunk.offset);
    const { companyId } = place;
    const wanted = { companyId, owner: member, bytes: chunk.bytes, now: chunk.now };
    await expectRoomForChunk(tx, wanted, app.platform.config.uploads);
    if (!(await copyInto(partOf(place, row), chunk))) {
      await deleteOpen(tx, place, row);
      return { row, isLost: true };
    }
    const arrived = chunk.offset + chunk.bytes;
    await tx.updateTable('open_upload').set({ arrived, touched_at: chunk.now }).where('id', '=', chunk.id).execute();
    return { row: { ...row, arrived }, isLost: false };
  });
  if (isLost) throw missing();
  return toOpenUpload(row);
}

/** Copies a chunk to its place and waits for the disk (I21); false where what arrived before is not there any more. */
async function copyInto(
  path: string,
  { offset, incoming }: Pick<Added['chunk'], 'offset' | 'incoming'>,
): Promise<boolean> {
  const flags = constants.O_RDWR | (offset === 0 ? constants.O_CREAT : 0);
  const file = await open(path, flags, 0o600).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (!file) return false;
  try {
    if ((await file.stat()).size < offset) return false;
    let at = offset;
    for await (const piece of createReadStream(incoming) as AsyncIterable<Buffer>)
      at += await writeAll(file, piece, at);
    await file.datasync();
    return true;
  } finally {
    await file.close();
  }
}

/** Writes a piece whole, also where the system takes it in parts; its length. */
async function writeAll(file: FileHandle, piece: Buffer, position: number): Promise<number> {
  let done = 0;
  while (done < piece.length) {
    done += (await file.write(piece, done, piece.length - done, position + done)).bytesWritten;
  }
  return done;
}
