import { sql } from 'kysely';
import { guardFixed, guardState } from '../guards.ts';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Changes of state that consultations add; `allowed_changes()` lists them beside those of trade (I1, I16). */
const CHANGES = [
  'consultation:waiting>calling',
  'consultation:waiting>cancelled',
  'consultation:waiting>roomClosed',
  'consultation:calling>inRoom',
  'consultation:calling>cancelled',
  'consultation:calling>missed',
  'consultation:calling>withdrawn',
  'consultation:missed>waiting',
  'consultation:inRoom>finished',
  'consultation:inRoom>failed',
  'call:ringing>entered',
  'call:ringing>cancelled',
  'call:ringing>expired',
  'call:ringing>withdrawn',
];

/** Rooms, tickets, calls, what happens in a room, and minutes held for it (product.md 4.17, I15, I16). */
export async function up(db: Schema): Promise<void> {
  await sql`alter function allowed_changes() rename to allowed_changes_of_trade`.execute(db);
  await sql`
    create function allowed_changes() returns text[] language sql immutable as
      ${sql.lit(`select allowed_changes_of_trade() || array[${CHANGES.map((change) => `'${change}'`).join(',')}]`)}`.execute(
    db,
  );
  await tenantTable(
    db,
    'study_setting',
    sql`
      rules text,
      rules_en text,
      open_time text,
      open_time_en text,
      min_minutes integer not null default 1 check (min_minutes > 0),
      unit_minutes integer not null default 1 check (unit_minutes > 0),
      max_wait integer not null default 8 check (max_wait > 0),
      questions jsonb not null default '[]'`,
    { key: [] },
  );
  await tenantTable(
    db,
    'study_room',
    sql`
      lecturer_id bigint not null,
      name text not null,
      name_en text,
      state text not null default 'closed' check (state in ('closed', 'open', 'paused')),
      notice text,
      notice_en text,
      back_at timestamptz,
      open_times jsonb not null default '[]',
      average_minutes integer not null default 8 check (average_minutes > 0),
      live_url text,
      sort integer not null default 0,
      unique (company_id, lecturer_id),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
  );
  await sql`alter table minutes_account
    add column frozen integer not null default 0,
    add constraint minutes_account_frozen check (frozen between 0 and balance)`.execute(db);
  await tenantTable(
    db,
    'study_ticket',
    sql`
      room_id bigint not null,
      lecturer_id bigint not null,
      student_id bigint not null,
      subject_id bigint,
      question text check (length(question) <= 800),
      images bigint[] not null default '{}' check (cardinality(images) <= 3),
      status text not null default 'waiting' check (status in
        ('waiting', 'calling', 'inRoom', 'finished', 'cancelled', 'missed', 'withdrawn', 'roomClosed', 'failed')),
      is_front boolean not null default false,
      queued_at timestamptz not null,
      subscribed_at timestamptz not null,
      missed integer not null default 0 check (missed >= 0),
      return_by timestamptz,
      called_at timestamptz,
      call_id bigint,
      entered_at timestamptz,
      ended_at timestamptz,
      held_minutes integer not null default 0 check (held_minutes >= 0),
      minutes integer not null default 0 check (minutes between 0 and held_minutes),
      is_told_next boolean not null default false,
      star integer check (star between 1 and 5),
      comment text,
      check ((status in ('inRoom', 'finished', 'failed')) = (entered_at is not null)),
      check ((status in ('waiting', 'calling', 'inRoom')) = (ended_at is null)),
      foreign key (company_id, room_id) references study_room (company_id, id),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, subject_id) references subject (company_id, id)`,
  );
  // One place at a time for a student (5002), one consultation at a time for a lecturer (I15).
  await sql`create unique index study_ticket_open on study_ticket (company_id, student_id)
    where status in ('waiting', 'calling', 'inRoom')`.execute(db);
  await sql`create unique index study_ticket_now on study_ticket (company_id, lecturer_id)
    where status in ('calling', 'inRoom')`.execute(db);
  await sql`create index study_ticket_queue on study_ticket (company_id, room_id, is_front desc, queued_at, id)
    where status = 'waiting'`.execute(db);
  await sql`create index study_ticket_student on study_ticket (company_id, student_id, id desc)`.execute(db);
  await sql`create index study_ticket_lecturer on study_ticket (company_id, lecturer_id, ended_at desc)`.execute(db);
  await guardState(db, 'study_ticket', 'consultation', 'status');
  await guardFixed(db, 'study_ticket', ['room_id', 'lecturer_id', 'student_id', 'subscribed_at']);
  // One row a call; its id is the specification's tempLogId.
  await tenantTable(
    db,
    'study_call',
    sql`
      ticket_id bigint not null,
      room_id bigint not null,
      student_id bigint not null,
      lecturer_id bigint not null,
      status text not null default 'ringing' check (status in ('ringing', 'entered', 'cancelled', 'expired', 'withdrawn')),
      called_at timestamptz not null,
      ends_at timestamptz not null,
      answered_at timestamptz,
      last_seq integer not null default 0 check (last_seq >= 0),
      check ((status = 'ringing') = (answered_at is null)),
      check (called_at < ends_at),
      foreign key (company_id, ticket_id) references study_ticket (company_id, id),
      foreign key (company_id, room_id) references study_room (company_id, id)`,
  );
  await sql`create index study_call_ticket on study_call (company_id, ticket_id)`.execute(db);
  await guardState(db, 'study_call', 'call', 'status');
  await guardFixed(db, 'study_call', ['ticket_id', 'room_id', 'student_id', 'lecturer_id', 'called_at', 'ends_at']);
  await tenantTable(
    db,
    'room_log',
    sql`
      call_id bigint not null,
      member_kind text not null check (member_kind in ('student', 'lecturer')),
      joined_at timestamptz not null,
      left_at timestamptz,
      check (left_at >= joined_at),
      foreign key (company_id, call_id) references study_call (company_id, id)`,
  );
  await sql`create unique index room_log_here on room_log (company_id, call_id, member_kind) where left_at is null`.execute(
    db,
  );
  await sql`create index room_log_call on room_log (company_id, call_id, member_kind)`.execute(db);
  await tenantTable(
    db,
    'room_item',
    sql`
      call_id bigint not null,
      seq integer not null check (seq > 0),
      client_id text not null,
      member_kind text not null check (member_kind in ('student', 'lecturer')),
      kind text not null check (kind in ('text', 'mark', 'erase')),
      body text not null check (length(body) between 1 and 12000),
      created_at timestamptz not null,
      unique (company_id, call_id, seq),
      unique (company_id, call_id, member_kind, client_id),
      foreign key (company_id, call_id) references study_call (company_id, id)`,
  );
  await tenantTable(
    db,
    'room_reminder',
    sql`
      room_id bigint not null,
      student_id bigint not null,
      created_at timestamptz not null,
      foreign key (company_id, room_id) references study_room (company_id, id),
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['room_id', 'student_id'] },
  );
  await tenantTable(
    db,
    'class_log',
    sql`
      dated_lesson_id bigint not null,
      student_id bigint not null,
      joined_at timestamptz not null,
      left_at timestamptz,
      check (left_at >= joined_at),
      foreign key (company_id, dated_lesson_id) references dated_lesson (company_id, id),
      foreign key (company_id, student_id) references student (company_id, id)`,
  );
  await sql`create unique index class_log_here on class_log (company_id, dated_lesson_id, student_id) where left_at is null`.execute(
    db,
  );
  await sql`alter table class_run add column live_url text`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table class_run drop column live_url`.execute(db);
  await dropTables(
    db,
    'class_log',
    'room_reminder',
    'room_item',
    'room_log',
    'study_call',
    'study_ticket',
    'study_room',
    'study_setting',
  );
  await sql`alter table minutes_account drop column frozen`.execute(db);
  await sql`drop function allowed_changes()`.execute(db);
  await sql`alter function allowed_changes_of_trade() rename to allowed_changes`.execute(db);
}
