import { SocketType } from '@shuyuan/contract';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { push } from '../../platform/work/push.ts';
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

/** Stores a message in the transaction that causes it, and notifies all open tabs; true when it was new. */
export async function notifyStudent(tx: Tx, message: SiteMessage): Promise<boolean> {
  const { companyId, studentId, kind, title, body, link, onceKey, now } = message;
  const row = await tx
    .insertInto('site_message')
    .values({
      company_id: companyId,
      student_id: studentId,
      kind,
      title: title.cn,
      title_en: title.en ?? null,
      body: body.cn,
      body_en: body.en ?? null,
      link: link ?? null,
      once_key: onceKey ?? null,
      created_at: now,
      read_at: null,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'student_id', 'once_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await push(tx, { companyId, kind: 'student', id: studentId }, { type: SocketType.unread }, now);
  return true;
}
