import { formatFrame, type SocketMessage } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { MemberKind } from '../data/tables.ts';
import { type Addressee, notePush, type Tx } from '../data/tenancy.ts';
import { enqueue } from '../data/transaction.ts';

/**
 * Pushes a message to a person, in the transaction that causes it: it is stored with the cause, and sent to the person's
 * sockets in all processes once both are committed. A push is a hint: clients that miss it load the current state (W6, W10).
 */
export async function push(tx: Tx, to: Addressee, message: SocketMessage, now: Date): Promise<void> {
  const frame = formatFrame(message);
  const stored = tx
    .insertInto('push_event')
    .values({ company_id: to.companyId, member_kind: to.kind, member_id: to.id, frame, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  notePush(
    tx,
    stored.then(({ id }) => ({ id, to, frame: frameOf(frame, id) })),
  );
  await enqueue(tx, stored);
}

/** Notes a push that a statement stores where its cause is new: `stored` answers with its number, or with nothing. */
export async function pushWith(
  tx: Tx,
  to: Addressee,
  frame: string,
  stored: Promise<{ rows: readonly { id: number }[] }>,
): Promise<void> {
  notePush(
    tx,
    stored.then(({ rows: [row] }) => (row ? { id: row.id, to, frame: frameOf(frame, row.id) } : null)),
  );
  await enqueue(tx, stored);
}

/** Pushes one message to many persons in one statement. */
export async function pushToAll(tx: Tx, all: readonly Addressee[], message: SocketMessage, now: Date): Promise<void> {
  if (all.length === 0) return;
  const frame = formatFrame(message);
  const [companies, kinds, ids] = [
    all.map(({ companyId }) => companyId),
    all.map(({ kind }) => kind),
    all.map(({ id }) => id),
  ];
  const { rows } = await sql<{ id: number; company: number; kind: MemberKind; member: number }>`
    with p as (select next_id() as id, company, kind, member
        from unnest(${companies}::bigint[], ${kinds}::text[], ${ids}::bigint[]) as u (company, kind, member)),
      stored as (insert into push_event (id, company_id, member_kind, member_id, frame, created_at)
        select id, company, kind, member, ${frame}, ${now}::timestamptz from p)
    select id, company, kind, member from p`.execute(tx);
  for (const { id, company, kind, member } of rows) {
    notePush(tx, Promise.resolve({ id, to: { companyId: company, kind, id: member }, frame: frameOf(frame, id) }));
  }
}

/** The frame of a stored push, with its number in it (W7). */
export function frameOf(stored: string, id: number): string {
  return `${stored.slice(0, -1)},"pushId":${id}}`;
}
