import multipart from '@fastify/multipart';
import {
  appendChunk,
  type Call,
  contract,
  encodeResult,
  type OutputOf,
  ResultCode,
  UPLOADS_TO,
  type UploadTo,
  uploadCalls,
  wrap,
} from '@shuyuan/contract';
import { CHUNK_MAX_BYTES, uploadPolicy } from '@shuyuan/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { renewLink } from '../../platform/files/access.ts';
import { toFile } from '../../platform/files/uploads.ts';
import { BASES } from '../../platform/http/answer.ts';
import { holderOfMember } from '../../platform/http/authentication.ts';
import { createLinkSigner } from '../../platform/http/linkSigner.ts';
import { readRequest } from '../../platform/http/readRequest.ts';
import { route } from '../../platform/http/route.ts';
import { allowSlowBody } from '../../platform/http/slowBody.ts';
import { steppedRoute } from '../../platform/http/steppedRoute.ts';
import { inTurn } from '../../platform/http/turns.ts';
import { handleChunk } from './chunks.ts';
import { finishUpload } from './finish.ts';
import { receive } from './multipart.ts';
import { discardUpload, findOpen, openUpload, toOpenUpload } from './openUploads.ts';
import { Pictures } from './pictures.ts';
import { release, reserve, underReservation } from './reservation.ts';
import { admit, insertUpload } from './service.ts';
import { deleteStored, storeFile } from './store.ts';
import { Writers } from './writers.ts';

/** Bytes of a request beside its file. */
const OVERHEAD = 65_536;

/** Uploads, an endpoint for each row of `UPLOADS_TO`; they alone read multipart bodies (§7, U1–U5). */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  const pictures = new Pictures(app.platform.config.uploads, app.log);
  app.decorate('pictures', pictures);
  app.addHook('onClose', async () => pictures.close());
  route(app, contract.files.renew, (ctx) => renewLink(app, ctx, ctx.input.url));
  const { openUploads } = contract;
  route(app, openUploads.open, (ctx) => openUpload(ctx, ctx.input, app.platform));
  route(app, openUploads.find, async ({ tx, member, input }) => toOpenUpload(await findOpen(tx, member, input.id)));
  route(app, openUploads.discard, async (ctx) => {
    await discardUpload(ctx, ctx.input.id, app.platform.config);
    return {};
  });
  steppedRoute(app, openUploads.finish, (ctx) => finishUpload(app, ctx, pictures));
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const to of Object.keys(UPLOADS_TO) as UploadTo[]) {
      takeFiles(scope, uploadCalls[to], uploadPolicy(to).maxBytes, (request) =>
        handleUpload(app, request, { slot: to, pictures }),
      );
    }
    const writers = new Writers();
    takeFiles(scope, appendChunk, CHUNK_MAX_BYTES, (request) => handleChunk(app, request, writers));
  });
}

/** Mounts a call whose body is multipart with a file of at most so many bytes. */
function takeFiles<C extends Call>(
  scope: FastifyInstance,
  call: C,
  maxBytes: number,
  handler: (request: FastifyRequest) => Promise<OutputOf<C>>,
): void {
  scope.route({
    method: 'POST',
    url: BASES.upload + call.path,
    config: { call },
    bodyLimit: maxBytes + OVERHEAD,
    handler: async (request) => wrap(call, encodeResult(call, await handler(request))),
  });
}

async function handleUpload(
  app: FastifyInstance,
  request: FastifyRequest,
  { slot, pictures }: { slot: UploadTo; pictures: Pictures },
) {
  const { kind, maxBytes } = uploadPolicy(slot);
  const { headers } = request;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const announced = isChunked ? maxBytes : Number(headers['content-length'] ?? maxBytes);
  if (announced > maxBytes + OVERHEAD) throw refused(ResultCode.fileTooBig);
  const { fields, part } = await receive(request, UPLOADS_TO[slot].part, maxBytes);
  const { config, clock, disk, logins, secrets, tenancy } = app.platform;
  try {
    // From here on the request reads as any other: the fields are its body.
    request.body = fields;
    const { company, token, now, input, device, queued } = await readRequest(app, request, uploadCalls[slot]);
    const companyId = company.id;
    const bytes = Math.min(announced, maxBytes);
    const { owner, id } = await inTurn(app, queued, async (tx) => {
      const owner = await admit(tx, token ? await logins.findMember(tx, companyId, token) : null, now);
      if (kind === 'image') pictures.expectPlace(companyId);
      return { owner, id: await reserve(tx, { companyId, owner, bytes, now }, config.uploads) };
    });
    allowSlowBody(request);
    const held = { tenancy, clock, companyId, id, announced: bytes, limits: config.uploads };
    const inOwnTurn = <T>(work: (tx: Tx) => Promise<T>) => inTurn(app, queued, work);
    return await underReservation({ ...held, inTurn: inOwnTurn }, async (onBytes) => {
      await disk.expectRoom(bytes);
      const place = { dataDir: config.dataDir, companyId };
      const file = await storeFile(part, { ...place, slot, name: input.name ?? '', pictures, onBytes });
      try {
        const row = await inOwnTurn(async (tx) => {
          await release(tx, id);
          return insertUpload(tx, { companyId, now, owner, slot, file });
        });
        return toFile(row, createLinkSigner(secrets, { companyId, holder: holderOfMember(owner, device), now }));
      } catch (error) {
        await deleteStored(place, file.stored);
        throw error;
      }
    });
  } finally {
    // What is still coming of a refused file is thrown away.
    part.file.resume();
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    pictures: Pictures;
  }
}
