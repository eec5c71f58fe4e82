import type { UploadSlot } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import { missing } from '../core/errors.ts';
import type { Tx } from '../data/tenancy.ts';
import type { Member } from '../http/login.ts';
import type { Ctx, WithLinks } from '../http/requestContext.ts';
import { isServed } from './uploadUses.ts';

/** Who reads the plain address of an upload: everybody, everybody once a use of it is public, nobody. */
type Visibility = 'public' | 'published' | 'private';

/** What may be read by everybody of a school: nothing but what is listed here as public (U6). */
const VISIBILITY: Readonly<Record<UploadSlot, Visibility>> = {
  avatar: 'public',
  articleCover: 'published',
  articleImage: 'published',
  image: 'private',
  file: 'private',
  exercisePicture: 'private',
  exerciseAudio: 'private',
  exerciseVideo: 'private',
  attachDoc: 'private',
  attachImage: 'private',
  attachAudio: 'private',
  attachVideo: 'private',
};

/** The context of a call by somebody logged in who asks for the address of a file. */
interface FileCtx extends Ctx, WithLinks {
  member: Member;
}

/** Whether somebody logged in may read the files of a row now, by the id of that row. */
export type MayRead = (ctx: FileCtx, refId: number) => Promise<boolean>;

/** Who may read the files of one kind of use, and when; a module that uses files registers it (U6, U10). */
export interface FileAccess {
  mayRead: MayRead;
  /** Whether everybody may, visitors too: the files of a published text. Absent where nobody ever does. */
  isPublic?(tx: Tx, refId: number): Promise<boolean>;
}

const PRIVATE_UPLOAD = /^\/files\/private\/[0-9a-z]+\/[\w.-]+\/(u\/[0-9a-f]{32}\.[0-9a-z]+)$/;

/** Whether everybody may read an upload by its plain address: a picture of a text only while the text is public (U6). */
export async function isPublicUpload(
  { fileAccess }: FastifyInstance,
  tx: Tx,
  { id, kind }: { id: number; kind: string },
): Promise<boolean> {
  const visibility = VISIBILITY[kind as UploadSlot] ?? 'private';
  if (visibility !== 'published') return visibility === 'public';
  return someUse(tx, id, async (use) => (await fileAccess.get(use.kind)?.isPublic?.(tx, use.ref_id)) === true);
}

/**
 * A new address of a file, as asked for by its former one, ended or not; `missing` unless the caller uploaded it, or one of its
 * uses lets them read it now: who has lost the right gets no new link (U6, Z1).
 */
export async function renewLink({ fileAccess }: FastifyInstance, ctx: FileCtx, url: string): Promise<{ url: string }> {
  const path = PRIVATE_UPLOAD.exec(url)?.[1] ?? '';
  const { tx, member, links, now } = ctx;
  const file = await tx
    .selectFrom('upload as u')
    .select(['u.id', 'u.owner_kind', 'u.owner_id'])
    .where('u.path', '=', path)
    .where(isServed(now))
    .executeTakeFirst();
  if (!file) throw missing();
  const isOwn = file.owner_kind === member.kind && file.owner_id === member.id;
  const mayRead = (use: Use) => fileAccess.get(use.kind)?.mayRead(ctx, use.ref_id) ?? Promise.resolve(false);
  if (!isOwn && !(await someUse(tx, file.id, mayRead))) throw missing();
  return { url: links.urlOf(path) };
}

interface Use {
  kind: string;
  ref_id: number;
}

/** Whether a condition holds for one of the uses of an upload. */
async function someUse(tx: Tx, fileId: number, holds: (use: Use) => Promise<boolean>): Promise<boolean> {
  const uses = await tx.selectFrom('upload_use').select(['kind', 'ref_id']).where('upload_id', '=', fileId).execute();
  for (const use of uses) if (await holds(use)) return true;
  return false;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may read files, by the kind of their use. */
    fileAccess: Map<string, FileAccess>;
  }
}
