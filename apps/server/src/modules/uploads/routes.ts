import multipart from '@fastify/multipart';
import { contract, encodeResult, ResultCode, UPLOADS_TO, type UploadTo, uploadCalls, wrap } from '@shuyuan/contract';
import { uploadPolicy } from '@shuyuan/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { renewLink } from '../../platform/files/fileReaders.ts';
import { toFile } from '../../platform/files/uploads.ts';
import { BASES } from '../../platform/http/answer.ts';
import { holderOfMember } from '../../platform/http/authentication.ts';
import { refused } from '../../platform/http/errors.ts';
import { readRequest } from '../../platform/http/readRequest.ts';
import { route } from '../../platform/http/route.ts';
import { allowSlowBody } from '../../platform/http/slowBody.ts';
import { receive } from './multipart.ts';
import { Pictures } from './pictures.ts';
import { release, reserve, underReservation } from './reservation.ts';
import { admit, insertUpload } from './service.ts';
import { deleteStored, storeFile } from './store.ts';

/** Bytes of a request beside its file. */
const OVERHEAD = 65_536;

/** Uploads, an endpoint for each row of `UPLOADS_TO`; they alone read multipart bodies (§7, U1–U5). */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  const pictures = new Pictures(app.platform.config.uploads, app.log);
  app.decorate('pictures', pictures);
  app.addHook('onClose', async () => pictures.close());
  route(app, contract.files.renew, (ctx) => renewLink(app, ctx, ctx.input.url));
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const to of Object.keys(UPLOADS_TO) as UploadTo[]) {
      const call = uploadCalls[to];
      scope.route({
        method: 'POST',
        url: BASES.upload + call.path,
        config: { call },
        bodyLimit: uploadPolicy(to).maxBytes + OVERHEAD,
        handler: async (request) =>
          wrap(call, encodeResult(call, await handleUpload(app, request, { slot: to, pictures }))),
      });
    }
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
    const { company, token, now, input, device } = await readRequest(app, request, uploadCalls[slot]);
    const companyId = company.id;
    const bytes = Math.min(announced, maxBytes);
    const { owner, id } = await tenancy.withTenant(companyId, async (tx) => {
      const owner = await admit(tx, token ? await logins.findMember(tx, companyId, token) : null, now);
      if (kind === 'image') pictures.expectPlace(companyId);
      return { owner, id: await reserve(tx, { companyId, owner, bytes, now }, config.uploads) };
    });
    allowSlowBody(request);
    return await underReservation({ tenancy, clock, companyId, id }, async () => {
      await disk.expectRoom(bytes);
      const place = { dataDir: config.dataDir, companyId };
      const file = await storeFile(part, { ...place, slot, name: input.name ?? '', pictures });
      try {
        const row = await tenancy.withTenant(companyId, async (tx) => {
          await release(tx, id);
          return insertUpload(tx, { companyId, now, owner, slot, file });
        });
        return toFile(row, createFileLinks(secrets, { companyId, holder: holderOfMember(owner, device), now }));
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
