import type { FastifyInstance } from 'fastify';
import type { Tx } from '../data/tenancy.ts';

/** Whether the files of a row may be read by everybody now, visitors too: those of a published text. */
export type IsPublished = (tx: Tx, refId: number) => Promise<boolean>;

/** Whose files become public, by the kind of their use: a module that publishes files says so here (U6). */
type PublicUses = Map<string, IsPublished>;

/** The uses of an upload. */
export function selectUses(tx: Tx, fileId: number) {
  return tx.selectFrom('upload_use').select(['kind', 'ref_id']).where('upload_id', '=', fileId).execute();
}

/** Whether one of the uses of an upload is public now (U6). */
export async function isPublished({ publicUses }: FastifyInstance, tx: Tx, fileId: number): Promise<boolean> {
  for (const { kind, ref_id } of await selectUses(tx, fileId)) {
    if (await publicUses.get(kind)?.(tx, ref_id)) return true;
  }
  return false;
}

declare module 'fastify' {
  interface FastifyInstance {
    publicUses: PublicUses;
  }
}
