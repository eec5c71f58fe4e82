import type { Invariant } from './invariant.ts';

/** Invariants of stored files; a module that uses files adds its two queries here. */
export const FILE_INVARIANTS: readonly Invariant[] = [
  {
    id: 'U10 a use has its file',
    sql: `select x.upload_id, x.kind, x.ref_id from upload_use x
      where not exists (select 1 from upload u where u.company_id = x.company_id and u.id = x.upload_id)`,
  },
  {
    id: 'U10 the file of a message is used by it',
    sql: `select t.id from chat_message t where t.upload_id is not null and not exists (
      select 1 from upload_use x where x.company_id = t.company_id and x.upload_id = t.upload_id
        and x.kind = 'chatMessage' and x.ref_id = t.id)`,
  },
  {
    id: 'U10 a message that uses a file shows it',
    sql: `select x.upload_id, x.ref_id from upload_use x where x.kind = 'chatMessage' and not exists (
      select 1 from chat_message t where t.company_id = x.company_id and t.id = x.ref_id
        and t.upload_id = x.upload_id and t.recalled_at is null)`,
  },
  {
    id: 'U10 each picture of a question is used by it',
    sql: `select t.id, i.id as upload_id from study_ticket t cross join lateral unnest(t.images) as i (id)
      where not exists (select 1 from upload_use x where x.company_id = t.company_id and x.upload_id = i.id
        and x.kind = 'studyTicket' and x.ref_id = t.id)`,
  },
  {
    id: 'U10 a question that uses a file shows it',
    sql: `select x.upload_id, x.ref_id from upload_use x where x.kind = 'studyTicket' and not exists (
      select 1 from study_ticket t where t.company_id = x.company_id and t.id = x.ref_id and x.upload_id = any (t.images))`,
  },
  {
    id: 'U10 a file of a room is used by what shows it, and is that of the one who showed it',
    sql: `select i.id, i.upload_id from room_item i
      join study_call c on c.company_id = i.company_id and c.id = i.call_id
      left join upload u on u.company_id = i.company_id and u.id = i.upload_id
      where i.upload_id is not null and (u.id is null or u.kind not in ('image', 'file') or u.owner_kind <> i.member_kind
        or u.owner_id <> case i.member_kind when 'student' then c.student_id else c.lecturer_id end
        or not exists (select 1 from upload_use x where x.company_id = i.company_id and x.upload_id = i.upload_id
          and x.kind = 'roomItem' and x.ref_id = i.id))`,
  },
  {
    id: 'U10 what uses a file in a room shows it',
    sql: `select x.upload_id, x.ref_id from upload_use x where x.kind = 'roomItem' and not exists (
      select 1 from room_item i where i.company_id = x.company_id and i.id = x.ref_id and i.upload_id = x.upload_id)`,
  },
  {
    id: 'U10 the picture of a note is used by it, and is that of its student',
    sql: `select t.id, t.frame_id from lesson_note t
      left join upload u on u.company_id = t.company_id and u.id = t.frame_id
      where t.frame_id is not null and (u.id is null or u.owner_kind <> 'student' or u.owner_id <> t.student_id
        or not exists (select 1 from upload_use x where x.company_id = t.company_id and x.upload_id = t.frame_id
          and x.kind = 'lessonNote' and x.ref_id = t.id))`,
  },
  {
    id: 'U10 a note that uses a picture shows it',
    sql: `select x.upload_id, x.ref_id from upload_use x where x.kind = 'lessonNote' and not exists (
      select 1 from lesson_note t where t.company_id = x.company_id and t.id = x.ref_id and t.frame_id = x.upload_id)`,
  },
];
