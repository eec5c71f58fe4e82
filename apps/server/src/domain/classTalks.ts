import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';
import { enqueue } from '../platform/data/transaction.ts';

/**
 * Whether the member `m` of the conversation `c` is in it now: a student leaves the talk of a class with the class, by a
 * refund or when the time has run out, and finds it again with a new right (product.md 4.18).
 */
export function isInTalk(now: Date): RawBuilder<boolean> {
  // Counted per class: with `exists` the planner may scan the enrolments of the whole school.
  return sql<boolean>`(c.class_run_id is null or m.member_kind = 'lecturer' or 0 < (
    select count(*) from enrolment n where n.company_id = c.company_id and n.student_id = m.member_id
      and n.class_run_id = c.class_run_id and n.status = 'active' and coalesce(n.valid_until > ${now}::timestamptz, true)))`;
}

/** Adds a student of a class to its chat, if it has one; earlier messages do not count as unread. */
export async function joinClassTalk(tx: Tx, classRunId: number, studentId: number): Promise<void> {
  const joining = sql`
    insert into conversation_member (company_id, conversation_id, member_kind, member_id, read_seq)
    select c.company_id, c.id, 'student', ${studentId}::bigint, c.last_seq from conversation c
    where c.class_run_id = ${classRunId}
    on conflict do nothing`.execute(tx);
  await enqueue(tx, joining);
}
