import { formatFrame, type SocketMessage } from '@shuyuan/contract';
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

/** The frame of a stored push, with its number in it (W7). */
export function frameOf(stored: string, id: number): string {
  return `${stored.slice(0, -1)},"pushId":${id}}`;
}
