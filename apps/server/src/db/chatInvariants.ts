import type { Invariant } from './invariant.ts';

/** Invariants of conversations. */
export const CHAT_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I14 messages of a conversation are numbered from 1 without gap or double',
    sql: `select c.id from conversation c
      left join lateral (select count(*) as messages, coalesce(max(t.seq), 0) as last, count(distinct t.seq) as numbers
        from chat_message t where t.company_id = c.company_id and t.conversation_id = c.id) t on true
      where t.messages <> c.last_seq or t.last <> c.last_seq or t.numbers <> c.last_seq`,
  },
  {
    id: "I14 a sender's own number is stored once",
    sql: `select from_kind, from_id, client_id from chat_message where client_id is not null
      group by company_id, from_kind, from_id, client_id having count(*) > 1`,
  },
  {
    id: 'I14 who writes in a conversation is a member of it',
    sql: `select t.id from chat_message t where not exists (select 1 from conversation_member m
      where m.company_id = t.company_id and m.conversation_id = t.conversation_id
        and m.member_kind = t.from_kind and m.member_id = t.from_id)`,
  },
  {
    id: 'I14 a conversation of two has its two members',
    sql: `select c.id from conversation c where c.kind = 'single' and (
      select count(*) filter (where (m.member_kind, m.member_id) in (('student', c.student_id), ('lecturer', c.lecturer_id)))
        - count(*) filter (where (m.member_kind, m.member_id) not in (('student', c.student_id), ('lecturer', c.lecturer_id)))
      from conversation_member m where m.company_id = c.company_id and m.conversation_id = c.id) <> 2`,
  },
  {
    id: 'I14 whoever is in a class is in its talk',
    sql: `select n.id from conversation c
      join enrolment n on n.company_id = c.company_id and n.class_run_id = c.class_run_id and n.status = 'active'
      where not exists (select 1 from conversation_member m where m.company_id = c.company_id
        and m.conversation_id = c.id and m.member_kind = 'student' and m.member_id = n.student_id)`,
  },
  {
    id: 'I13 nobody has read further than there is something to read',
    sql: `select m.conversation_id, m.member_id from conversation_member m
      join conversation c on c.company_id = m.company_id and c.id = m.conversation_id
      where m.read_seq > c.last_seq`,
  },
];
