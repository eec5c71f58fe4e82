import multipart from '@fastify/multipart';
import { encodeResult, ResultCode, UPLOADS_TO, type UploadTo, uploadCalls, wrap } from '@shuyuan/contract';
import { type UploadSlot, uploadPolicy } from '@shuyuan/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Member } from '../../domain/logins/session.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { contentTypeOf } from '../../platform/files/files.ts';
import { toFile } from '../../platform/files/uploads.ts';
import { begin, findMember, type Start } from '../../platform/http/begin.ts';
import { loggedOut, refused } from '../../platform/http/errors.ts';
import { BASES } from '../../platform/http/route.ts';
import { receive } from './multipart.ts';
import { dropFile, type Kept, keepFile } from './store.ts';

/** By which rules of §5 each endpoint judges what comes. */
const SLOTS = { image: 'exercisePicture', file: 'attachDoc' } as const satisfies Record<UploadTo, UploadSlot>;
/** Bytes of a request beside its file. */
const OVERHEAD = 65_536;
/** Files that somebody may upload in an hour, so that nobody fills the disk. */
const PER_HOUR = 200;
const HOUR_MS = 3_600_000;

type UploadCall = (typeof uploadCalls)[UploadTo];

/** Uploads of pictures and documents; they alone read multipart bodies (§7, U1–U5). */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const to of ['image', 'file'] as const) {
      const call = uploadCalls[to];
      scope.route({
        method: 'POST',
        url: BASES.upload + call.path,
        config: { call },
        bodyLimit: uploadPolicy(SLOTS[to]).maxBytes + OVERHEAD,
        handler: async (request) => wrap(call, encodeResult(call, await take(app, request, { to, call }))),
      });
    }
  });
}

async function take(app: FastifyInstance, request: FastifyRequest, { to, call }: { to: UploadTo; call: UploadCall }) {
  const { maxBytes } = uploadPolicy(SLOTS[to]);
  if (Number(request.headers['content-length']) > maxBytes + OVERHEAD) throw refused(ResultCode.fileTooBig);
  const { fields, part } = await receive(request, UPLOADS_TO[to].part, maxBytes);
  try {
    // From here on the request reads as any other: the fields are its body.
    request.body = fields;
    const start = await begin(app, request, call);
    const member = await inSchool(app, start, (tx) => admit(app, tx, start));
    const { dataDir } = app.platform.config;
    const companyId = start.company.id;
    const kept = await keepFile(part, { dataDir, companyId, slot: SLOTS[to], name: start.input.name ?? '' });
    try {
      return toFile(await inSchool(app, start, (tx) => insertUpload(tx, start, { to, member, kept })));
    } catch (error) {
      await dropFile(dataDir, companyId, kept.stored);
      throw error;
    }
  } finally {
    // What is still coming of a refused file is thrown away.
    part.file.resume();
  }
}

function inSchool<T>(app: FastifyInstance, { company }: Start, work: (tx: Tx) => Promise<T>): Promise<T> {
  return app.platform.tenancy.withTenant(company.id, work);
}

/** Who uploads, before any byte of the file is kept; 1005 for who has sent too many. */
async function admit(app: FastifyInstance, tx: Tx, { token, company, now }: Start): Promise<Member> {
  const member = token && (await findMember(app, tx, company.id, token));
  if (!member) throw loggedOut();
  const { count } = await tx
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_kind', '=', member.kind)
    .where('owner_id', '=', member.id)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  if (Number(count) >= PER_HOUR) throw refused(ResultCode.tooFrequent);
  return member;
}

function insertUpload(
  tx: Tx,
  { company, now }: Start,
  { to, member, kept }: { to: UploadTo; member: Member; kept: Kept },
) {
  const { stored, ...file } = kept;
  return tx
    .insertInto('upload')
    .values({
      company_id: company.id,
      owner_kind: member.kind,
      owner_id: member.id,
      kind: to,
      ...file,
      path: `u/${stored}`,
      media_type: contentTypeOf(stored) ?? 'application/octet-stream',
      created_at: now,
    })
    .returning(['id', 'name', 'path', 'bytes', 'width', 'height'])
    .executeTakeFirstOrThrow();
}
