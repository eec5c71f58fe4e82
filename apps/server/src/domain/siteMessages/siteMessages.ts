import { formatFrame, SocketType } from '@shuyuan/contract';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { pushWith } from '../../platform/work/push.ts';
import type { LocalizedText } from '../words.ts';
import type { SiteMessageTable } from './tables.ts';

/** A site message to one student. */
export interface SiteMessage {
  companyId: number;
  studentId: number;
  kind: Insertable<SiteMessageTable>['kind'];
  title: LocalizedText;
  body: LocalizedText;
  /** Path below `/web` that it links to. */
  link?: string | undefined;
  /** With the same key a student is notified once. */
  onceKey?: string | undefined;
  now: Date;
}

/** Stores a message in the transaction that causes it, once under its key, and notifies all open tabs where it is new. */
export async function notifyStudent(tx: Tx, message: SiteMessage): Promise<void> {
  await send(tx, message).noted;
}

/** The same; true when the message was new. */
export async function notifyOnce(tx: Tx, message: SiteMessage): Promise<boolean> {
  const { rows } = await send(tx, message).stored;
  return rows.length > 0;
}

/** One statement for both, the push where the message is new. */
function send(tx: Tx, { companyId, studentId, kind, title, body, link, onceKey, now }: SiteMessage) {
  const frame = formatFrame({ type: SocketType.unread });
  const stored = sql<{ id: number }>`
    with m as (
      insert into site_message (company_id, student_id, kind, title, title_en, body, body_en, link, once_key, created_at, read_at)
      values (${companyId}, ${studentId}, ${kind}, ${title.cn}, ${title.en ?? null}, ${body.cn}, ${body.en ?? null}, ${link ?? null},
        ${onceKey ?? null}, ${now}::timestamptz, null)
      on conflict (company_id, student_id, once_key) do nothing returning id)
    insert into push_event (company_id, member_kind, member_id, frame, created_at)
      select ${companyId}::bigint, 'student', ${studentId}::bigint, ${frame}::text, ${now}::timestamptz from m returning id`.execute(
    tx,
  );
  return { stored, noted: pushWith(tx, { companyId, kind: 'student', id: studentId }, frame, stored) };
}
