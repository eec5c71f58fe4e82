import type { Invariant } from './invariant.ts';

/** Invariants of study rooms. */
export const STUDY_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I10 held minutes are those of the one consultation that is on',
    sql: `select a.student_id, a.frozen, t.held, t.count from minutes_account a
      left join lateral (select coalesce(sum(t.held_minutes), 0) as held, count(*) as count from study_ticket t
        where t.company_id = a.company_id and t.student_id = a.student_id and t.status = 'inRoom') t on true
      where a.frozen <> t.held or t.count > 1`,
  },
  {
    id: 'I10 a consultation has consumed its minutes, once',
    sql: `select t.id, t.minutes, f.consumed from study_ticket t
      left join lateral (select coalesce(-sum(f.amount), 0) as consumed from minutes_flow f
        where f.company_id = t.company_id and f.student_id = t.student_id
          and f.reason = 'consume' and f.ref_id = t.id) f on true
      where f.consumed <> t.minutes or (t.minutes > 0 and t.status <> 'finished')`,
  },
  {
    id: 'I10 a consultation costs the time that both were in the room, and no other',
    sql: `select t.id, t.minutes, due.minutes as due from study_ticket t
      cross join lateral (select coalesce(sum(extract(epoch from upper(together) - lower(together))), 0) as seconds
        from unnest((select
          coalesce(range_agg(tstzrange(l.joined_at, l.left_at)) filter (where l.member_kind = 'student'), '{}')
          * coalesce(range_agg(tstzrange(l.joined_at, l.left_at)) filter (where l.member_kind = 'lecturer'), '{}')
          from room_log l where l.company_id = t.company_id and l.call_id = t.call_id)) as together) as stays
      cross join lateral (select case when stays.seconds < 60 then 0
        else least(t.held_minutes, ceil(stays.seconds / 60 / t.unit_minutes) * t.unit_minutes) end as minutes) as due
      where t.status = 'finished' and t.unit_minutes is not null and t.minutes <> due.minutes`,
  },
  {
    id: 'I15 a student has one place, a lecturer one consultation',
    sql: `select student_id from study_ticket where status in ('waiting', 'calling', 'inRoom')
        group by company_id, student_id having count(*) > 1
      union all
      select lecturer_id from study_ticket where status in ('calling', 'inRoom')
        group by company_id, lecturer_id having count(*) > 1`,
  },
  {
    id: 'I15 a queue is not longer than it may be, and nobody waits for a closed room',
    sql: `select r.id from study_room r
      join study_ticket t on t.company_id = r.company_id and t.room_id = r.id and t.status = 'waiting'
      left join study_setting s on s.company_id = r.company_id
      group by r.company_id, r.id, r.state, s.max_wait
      having r.state = 'closed' or count(*) filter (where not t.is_front) > coalesce(s.max_wait, 8)`,
  },
  {
    id: 'I15 who is at the front has come back, or was there before',
    sql: `select t.id from study_ticket t
      where t.is_front and t.missed = 0 and not exists (select 1 from study_ticket p
        where p.company_id = t.company_id and p.student_id = t.student_id and p.room_id = t.room_id
          and p.status in ('withdrawn', 'failed') and p.ended_at <= t.subscribed_at)`,
  },
  {
    id: 'I16 a call rings while its ticket is called, and its end is that of the ticket',
    sql: `select c.id, c.status, t.status from study_call c
      join study_ticket t on t.company_id = c.company_id and t.id = c.ticket_id
      where (c.status = 'ringing') <> (t.status = 'calling' and t.call_id = c.id)
        or (c.status = 'entered') <> (t.status in ('inRoom', 'finished', 'failed') and t.call_id = c.id)
        or (c.status = 'cancelled' and t.status <> 'cancelled')
        or (c.status = 'withdrawn' and t.status <> 'withdrawn')
        or (c.status = 'expired' and t.missed = 0)
        or c.student_id <> t.student_id or c.lecturer_id <> t.lecturer_id or c.room_id <> t.room_id`,
  },
  {
    id: 'I16 a call was entered in its window',
    sql: `select id from study_call
      where status = 'entered' and answered_at > ends_at + interval '3 seconds'`,
  },
  {
    id: 'I16 a missed call is counted once',
    sql: `select t.id, t.missed, c.expired from study_ticket t
      left join lateral (select count(*) as expired from study_call c
        where c.company_id = t.company_id and c.ticket_id = t.id and c.status = 'expired') c on true
      where t.missed <> c.expired`,
  },
  {
    id: 'I14 what was said in a room is numbered without gap',
    sql: `select c.id from study_call c
      left join lateral (select count(*) as count, coalesce(max(i.seq), 0) as last from room_item i
        where i.company_id = c.company_id and i.call_id = c.id) i on true
      where i.count <> c.last_seq or i.last <> c.last_seq`,
  },
  {
    id: 'I15 nobody is in a room whose consultation is over',
    sql: `select l.id from room_log l
      join study_call c on c.company_id = l.company_id and c.id = l.call_id
      join study_ticket t on t.company_id = c.company_id and t.id = c.ticket_id
      where l.left_at is null and t.status <> 'inRoom'`,
  },
];
