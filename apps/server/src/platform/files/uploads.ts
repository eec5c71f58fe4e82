import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { Tx } from '../data/tenancy.ts';
import type { LinkSigner } from '../http/linkSigner.ts';
import type { QueuedCaller } from '../http/requestQueue.ts';
import { inTurn } from '../http/turns.ts';
import { contentTypeOf, isShown, isStoredName } from './mediaTypes.ts';
import type { UploadTable } from './tables.ts';
import { isServed } from './uploadUses.ts';

/** Folder of a school's uploads, outside of everything served by path (U5). */
export function folderOf(dataDir: string, companyId: number): string {
  return join(dataDir, 'files', String(companyId));
}

/** A file as who asks for it sees it, with an address that is theirs (U6). */
export function toFile({ id, name, path, bytes, width, height }: FileRow, links: LinkSigner) {
  return { id, name, url: links.urlOf(path), bytes, width: width ?? undefined, height: height ?? undefined };
}

/** The columns of `upload` that `toFile` reads. */
export type FileRow = Pick<Selectable<UploadTable>, 'id' | 'name' | 'path' | 'bytes' | 'width' | 'height'>;

/** A stored upload as it is served: documents are downloaded, never displayed (U5). */
interface ServedUpload {
  /** Where its bytes are. */
  file: string;
  size: number;
  type: string;
  disposition: string;
  /** Its name: what is stored under it never changes. */
  etag: string;
}

/** An upload of the school that something uses, or that is new, and that may be read; null for every other name (U10). */
export async function findUpload(
  app: FastifyInstance,
  caller: QueuedCaller,
  name: string,
  mayRead: (tx: Tx, row: { id: number; kind: string }) => Promise<boolean> = async () => true,
): Promise<ServedUpload | null> {
  const type = isStoredName(name) ? contentTypeOf(name) : undefined;
  if (!type) return null;
  const { config, clock } = app.platform;
  const row = await inTurn(app, caller, async (tx) => {
    const found = await tx
      .selectFrom('upload as u')
      .select(['u.id', 'u.name', 'u.kind'])
      .where('u.path', '=', `u/${name}`)
      .where(isServed(clock.now()))
      .executeTakeFirst();
    return found && (await mayRead(tx, found)) ? found : undefined;
  });
  const file = join(folderOf(config.dataDir, caller.companyId), name);
  const size = row && (await stat(file).catch(() => null))?.size;
  if (!row || size === undefined) return null;
  const etag = `"${name.slice(0, 32)}"`;
  return { file, size, type, disposition: disposition(type, row.name), etag };
}

/** How a file is offered, with its name in the form of RFC 5987. */
function disposition(type: string, name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${isShown(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`;
}
