import { formatFrame, type SocketMessage } from '@shuyuan/contract';
import { sql } from 'kysely';
import { type Addressee, notePush, type Tx } from './tenancy.ts';

/**
 * Pushes a message to a person, in the transaction that causes it: it is stored with the cause, and sent to the person's
 * sockets in all processes once both are committed. A push is a hint: who missed it reads the truth by itself (W6, W10).
 */
export async function push(tx: Tx, to: Addressee, message: SocketMessage, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto('push_event')
    .values({
      company_id: to.companyId,
      member_kind: to.kind,
      member_id: to.id,
      frame: formatFrame(message),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  notePush(tx, { id, to, frame: frameOf(formatFrame(message), id) });
}

/** Pushes one message to many people, in two statements however many they are. */
export async function pushToAll(tx: Tx, all: readonly Addressee[], message: SocketMessage, now: Date): Promise<void> {
  const frame = formatFrame(message);
  const { rows: ids } = await sql<{
    id: number;
  }>`select next_id() as id from generate_series(1, ${all.length})`.execute(tx);
  const pushes = all.flatMap((to, at) => (ids[at] ? [{ to, id: ids[at].id }] : []));
  if (pushes.length === 0) return;
  await tx
    .insertInto('push_event')
    .values(
      pushes.map(({ to, id }) => ({
        id,
        company_id: to.companyId,
        member_kind: to.kind,
        member_id: to.id,
        frame,
        created_at: now,
      })),
    )
    .execute();
  for (const { to, id } of pushes) notePush(tx, { id, to, frame: frameOf(frame, id) });
}

/** The frame of a stored push, with its number in it (W7). */
export function frameOf(stored: string, id: number): string {
  return `${stored.slice(0, -1)},"pushId":${id}}`;
}
