import { sql } from 'kysely';
import { guardLedger, guardState } from '../guards.ts';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Group buying, memberships, minutes, credits, gifts and rewards (product.md 4.10–4.12). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'groupon',
    sql`
      offer_id bigint not null,
      name text not null,
      name_en text,
      price_fen integer not null check (price_fen >= 0),
      size integer not null check (size between 2 and 20),
      hours integer not null default 24 check (hours > 0),
      stock integer check (stock > 0),
      opened integer not null default 0 check (opened >= 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      is_newcomer boolean not null default false,
      is_stopped boolean not null default false,
      rule_text text,
      rule_text_en text,
      check (opened <= stock),
      check (starts_at < ends_at),
      foreign key (company_id, offer_id) references offer (company_id, id)`,
  );
  await sql`create index groupon_offer on groupon (company_id, offer_id)`.execute(db);
  await tenantTable(
    db,
    'groupon_team',
    sql`
      groupon_id bigint not null,
      leader_id bigint not null,
      size integer not null check (size between 2 and 20),
      joined integer not null default 0 check (joined >= 0),
      held integer not null default 0 check (held >= 0),
      status text not null default 'leaderUnpaid'
        check (status in ('leaderUnpaid', 'forming', 'success', 'failed', 'cancelled')),
      created_at timestamptz not null,
      started_at timestamptz,
      ends_at timestamptz,
      ended_at timestamptz,
      check (joined + held <= size),
      check (status <> 'success' or joined = size),
      check (status not in ('forming', 'success', 'failed') or ends_at is not null),
      foreign key (company_id, groupon_id) references groupon (company_id, id),
      foreign key (company_id, leader_id) references student (company_id, id)`,
  );
  await sql`create index groupon_team_forming on groupon_team (company_id, groupon_id, ends_at, id)
    where status = 'forming'`.execute(db);
  await guardState(db, 'groupon_team', 'team', 'status');
  await tenantTable(
    db,
    'groupon_member',
    sql`
      team_id bigint not null,
      groupon_id bigint not null,
      student_id bigint not null,
      order_id bigint not null,
      seat integer not null check (seat > 0),
      is_leader boolean not null default false,
      status text not null default 'hold'
        check (status in ('hold', 'joined', 'success', 'refunding', 'refunded', 'left')),
      joined_at timestamptz,
      unique (company_id, order_id),
      foreign key (company_id, team_id) references groupon_team (company_id, id),
      foreign key (company_id, groupon_id) references groupon (company_id, id),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, order_id) references trade_order (company_id, id)`,
  );
  // One seat a number, one seat a student, one live group of an activity a student (I9).
  await sql`create unique index groupon_member_seat on groupon_member (company_id, team_id, seat)
    where status in ('hold', 'joined', 'success')`.execute(db);
  await sql`create unique index groupon_member_student on groupon_member (company_id, groupon_id, student_id)
    where status in ('hold', 'joined')`.execute(db);
  await sql`create index groupon_member_team on groupon_member (company_id, team_id)`.execute(db);
  await guardState(db, 'groupon_member', 'teamMember', 'status');
  await sql`alter table trade_order add constraint trade_order_team_exists
    foreign key (company_id, team_id) references groupon_team (company_id, id)`.execute(db);
  await tenantTable(
    db,
    'member_package',
    sql`
      name text not null,
      name_en text,
      level integer not null default 1,
      days integer not null check (days >= 0),
      price_fen integer not null check (price_fen >= 0),
      original_fen integer check (original_fen >= price_fen),
      benefits jsonb not null default '[]',
      highlight text,
      highlight_en text,
      minutes integer check (minutes > 0),
      coupon_id bigint,
      sort integer not null default 0,
      is_on_sale boolean not null default true,
      foreign key (company_id, coupon_id) references coupon (company_id, id)`,
  );
  // Periods of membership: what was granted by what; `student.member_until` is their latest end (I11).
  await tenantTable(
    db,
    'member_record',
    sql`
      student_id bigint not null,
      package_id bigint,
      name text not null,
      name_en text,
      source text not null check (source in ('order', 'redemption', 'gift', 'school')),
      source_id bigint not null,
      starts_at timestamptz not null,
      ends_at timestamptz,
      status text not null default 'granted' check (status in ('granted', 'refunded')),
      check (starts_at < ends_at),
      unique (company_id, source, source_id),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, package_id) references member_package (company_id, id)`,
  );
  await sql`create index member_record_student on member_record (company_id, student_id, starts_at desc)`.execute(db);
  await guardState(db, 'member_record', 'membership', 'status');
  await tenantTable(
    db,
    'minutes_package',
    sql`
      name text not null,
      name_en text,
      minutes integer not null check (minutes > 0),
      gift_minutes integer check (gift_minutes > 0),
      valid_days integer check (valid_days > 0),
      price_fen integer not null check (price_fen >= 0),
      original_fen integer check (original_fen >= price_fen),
      intro text,
      intro_en text,
      sort integer not null default 0,
      is_on_sale boolean not null default true`,
  );
  for (const [account, ledger] of [
    ['credit_account', 'credit_flow'],
    ['minutes_account', 'minutes_flow'],
  ] as const) {
    await tenantTable(
      db,
      account,
      sql`
        student_id bigint not null,
        balance integer not null default 0 check (balance >= 0),
        total_in integer not null default 0 check (total_in >= 0),
        total_out integer not null default 0 check (total_out >= 0),
        valid_until timestamptz,
        check (balance = total_in - total_out),
        foreign key (company_id, student_id) references student (company_id, id)`,
      { key: ['student_id'] },
    );
    await tenantTable(
      db,
      ledger,
      sql`
        student_id bigint not null,
        nth integer not null check (nth > 0),
        amount integer not null check (amount <> 0),
        balance_after integer not null check (balance_after >= 0),
        reason text not null,
        ref_id bigint,
        title text not null,
        title_en text,
        created_at timestamptz not null,
        unique (company_id, student_id, nth),
        unique (company_id, student_id, reason, ref_id),
        foreign key (company_id, student_id) references student (company_id, id)`,
    );
    await guardLedger(db, ledger);
  }
  await tenantTable(
    db,
    'gift',
    sql`
      name text not null,
      name_en text,
      pictures text[] not null default '{}',
      kind text not null check (kind in ('goods', 'coupon', 'course', 'minutes')),
      goods_id bigint,
      amount integer check (amount > 0),
      credits integer not null check (credits > 0),
      postage_fen integer not null default 0 check (postage_fen >= 0),
      stock integer not null check (stock >= 0),
      exchanged integer not null default 0 check (exchanged >= 0),
      per_student integer check (per_student > 0),
      starts_at timestamptz not null,
      ends_at timestamptz,
      detail text,
      detail_en text,
      is_on boolean not null default true,
      sort integer not null default 0,
      check (exchanged <= stock),
      check (kind = 'goods' or postage_fen = 0),
      check ((kind in ('coupon', 'course')) = (goods_id is not null)),
      check ((kind = 'minutes') = (amount is not null))`,
  );
  await tenantTable(
    db,
    'exchange_order',
    sql`
      number text not null,
      student_id bigint not null,
      gift_id bigint not null,
      nth integer not null check (nth > 0),
      snapshot jsonb not null,
      credits integer not null check (credits > 0),
      postage_fen integer not null check (postage_fen >= 0),
      order_id bigint,
      address jsonb,
      express_name text,
      express_number text,
      status text not null check (status in ('toPay', 'toDeliver', 'delivered', 'finished', 'cancelled')),
      created_at timestamptz not null,
      ended_at timestamptz,
      unique (company_id, number),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, gift_id) references gift (company_id, id),
      foreign key (company_id, order_id) references trade_order (company_id, id)`,
  );
  // How often a student takes one gift (I10).
  await sql`create unique index exchange_order_nth on exchange_order (company_id, gift_id, student_id, nth)
    where status <> 'cancelled'`.execute(db);
  await sql`create index exchange_order_student on exchange_order (company_id, student_id, id desc)`.execute(db);
  await guardState(db, 'exchange_order', 'exchange', 'status');
  await tenantTable(
    db,
    'course_reward',
    sql`
      student_id bigint not null,
      source text not null check (source in ('purchase', 'activity', 'school')),
      source_id bigint,
      title text not null,
      title_en text,
      note text,
      note_en text,
      select_count integer not null check (select_count > 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      status text not null default 'toReceive' check (status in ('toReceive', 'received')),
      number text,
      received_at timestamptz,
      check (starts_at < ends_at),
      unique (company_id, number),
      foreign key (company_id, student_id) references student (company_id, id)`,
  );
  await sql`create index course_reward_student on course_reward (company_id, student_id, ends_at)`.execute(db);
  await guardState(db, 'course_reward', 'courseReward', 'status');
  await tenantTable(
    db,
    'course_reward_choice',
    sql`
      reward_id bigint not null,
      offer_id bigint not null,
      foreign key (company_id, reward_id) references course_reward (company_id, id),
      foreign key (company_id, offer_id) references offer (company_id, id)`,
    { key: ['reward_id', 'offer_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'course_reward_choice', 'course_reward', 'exchange_order', 'gift');
  await dropTables(db, 'minutes_flow', 'minutes_account', 'credit_flow', 'credit_account', 'minutes_package');
  await dropTables(db, 'member_record', 'member_package');
  await sql`alter table trade_order drop constraint trade_order_team_exists`.execute(db);
  await dropTables(db, 'groupon_member', 'groupon_team', 'groupon');
}
