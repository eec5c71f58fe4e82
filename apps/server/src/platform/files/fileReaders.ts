import type { FastifyInstance } from 'fastify';
import { missing } from '../http/errors.ts';
import type { Member } from '../http/login.ts';
import type { Ctx, WithLinks } from '../http/requestContext.ts';
import { selectUses } from './publicUses.ts';
import { isServed } from './uses.ts';

/** Who asks for the address of a file. */
export interface ReaderCtx extends Ctx, WithLinks {
  member: Member;
}

/** Whether somebody may read the files of a row now, by the id of that row. */
export type IsReader = (ctx: ReaderCtx, refId: number) => Promise<boolean>;

/** Who reads files, by the kind of their use: a module that uses files says so here (U6, U10). */
export type FileReaders = Map<string, IsReader>;

const TOLD = /^\/files\/private\/[0-9a-z]+\/[\w.-]+\/(u\/[0-9a-f]{32}\.[0-9a-z]+)$/;

/**
 * A new address of a file, as asked for by its former one, ended or not; `missing` unless the caller uploaded it, or one of its
 * uses lets them read it now: who has lost the right gets no new link (U6, Z1).
 */
export async function renewLink(app: FastifyInstance, ctx: ReaderCtx, url: string): Promise<{ url: string }> {
  const path = TOLD.exec(url)?.[1] ?? '';
  const { tx, member, links, now } = ctx;
  const file = await tx
    .selectFrom('upload as u')
    .select(['u.id', 'u.owner_kind', 'u.owner_id'])
    .where('u.path', '=', path)
    .where(isServed(now))
    .executeTakeFirst();
  if (!file) throw missing();
  const isOwn = file.owner_kind === member.kind && file.owner_id === member.id;
  if (!isOwn && !(await isReaderOf(app, ctx, file.id))) throw missing();
  return { url: links.urlOf(path) };
}

async function isReaderOf({ fileReaders }: FastifyInstance, ctx: ReaderCtx, fileId: number): Promise<boolean> {
  for (const { kind, ref_id } of await selectUses(ctx.tx, fileId)) {
    if (await fileReaders.get(kind)?.(ctx, ref_id)) return true;
  }
  return false;
}

declare module 'fastify' {
  interface FastifyInstance {
    fileReaders: FileReaders;
  }
}
