import multipart from '@fastify/multipart';
import { encodeResult, ResultCode, UPLOADS_TO, type UploadTo, uploadCalls, wrap } from '@shuyuan/contract';
import { uploadPolicy } from '@shuyuan/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toFile } from '../../platform/files/uploads.ts';
import { BASES } from '../../platform/http/answer.ts';
import { refused } from '../../platform/http/errors.ts';
import { readRequest } from '../../platform/http/readRequest.ts';
import { allowSlowBody } from '../../platform/http/slowBody.ts';
import { receive } from './multipart.ts';
import { admit, insertUpload } from './service.ts';
import { deleteStored, storeFile } from './store.ts';

/** Bytes of a request beside its file. */
const OVERHEAD = 65_536;

/** Uploads, an endpoint for each row of `UPLOADS_TO`; they alone read multipart bodies (§7, U1–U5). */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const to of Object.keys(UPLOADS_TO) as UploadTo[]) {
      const call = uploadCalls[to];
      scope.route({
        method: 'POST',
        url: BASES.upload + call.path,
        config: { call },
        bodyLimit: uploadPolicy(to).maxBytes + OVERHEAD,
        handler: async (request) => wrap(call, encodeResult(call, await handleUpload(app, request, to))),
      });
    }
  });
}

async function handleUpload(app: FastifyInstance, request: FastifyRequest, slot: UploadTo) {
  const { maxBytes } = uploadPolicy(slot);
  if (Number(request.headers['content-length']) > maxBytes + OVERHEAD) throw refused(ResultCode.fileTooBig);
  const { fields, part } = await receive(request, UPLOADS_TO[slot].part, maxBytes);
  const { config, logins, tenancy } = app.platform;
  try {
    // From here on the request reads as any other: the fields are its body.
    request.body = fields;
    const { company, token, now, input } = await readRequest(app, request, uploadCalls[slot]);
    const owner = await tenancy.withTenant(company.id, async (tx) =>
      admit(tx, token ? await logins.findMember(tx, company.id, token) : null, now),
    );
    allowSlowBody(request);
    const place = { dataDir: config.dataDir, companyId: company.id };
    const file = await storeFile(part, { ...place, slot, name: input.name ?? '' });
    try {
      const row = await tenancy.withTenant(company.id, (tx) =>
        insertUpload(tx, { companyId: company.id, now, owner, slot, file }),
      );
      return toFile(row);
    } catch (error) {
      await deleteStored(place, file.stored);
      throw error;
    }
  } finally {
    // What is still coming of a refused file is thrown away.
    part.file.resume();
  }
}
