import { sql } from 'kysely';
import { guardFixed, guardState } from '../guards.ts';
import { dropTables, eachSchool, type Schema, tenantTable } from '../tenantTable.ts';

/** Orders, their lines, payments, refunds, seats and what students are told (product.md 4.7). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'trade_order',
    sql`
      number text not null,
      student_id bigint not null,
      goods_kind text not null check (goods_kind in ('course', 'membership', 'minutes', 'postage')),
      goods_id bigint not null,
      mode text not null default 'alone' check (mode in ('alone', 'openTeam', 'joinTeam')),
      title text not null,
      title_en text,
      list_fen integer not null check (list_fen >= 0),
      deduct_fen integer not null check (deduct_fen >= 0),
      pay_fen integer not null check (pay_fen >= 0),
      credits integer not null default 0 check (credits >= 0),
      coupon_claim_id bigint,
      team_id bigint,
      inviter_id bigint,
      method text not null default 'none' check (method in ('none', 'alipay', 'wechat')),
      status text not null default 'unpaid' check (status in ('unpaid', 'paid', 'cancelled', 'refunding', 'refunded')),
      fulfilment text not null default 'none'
        check (fulfilment in ('none', 'awaitingGroup', 'delivered', 'failed', 'revoked')),
      cancel_reason text check (cancel_reason in ('student', 'timeout', 'school', 'priceChanged', 'groupFailed')),
      expires_at timestamptz not null,
      created_at timestamptz not null,
      paid_at timestamptz,
      ended_at timestamptz,
      is_hidden boolean not null default false,
      check (pay_fen = list_fen - deduct_fen),
      check ((status in ('paid', 'refunding')) <= (paid_at is not null)),
      check ((status = 'cancelled') <= (ended_at is not null and cancel_reason is not null)),
      check (fulfilment = 'none' or status <> 'unpaid'),
      unique (company_id, number),
      unique (company_id, id, pay_fen),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, inviter_id) references student (company_id, id)`,
  );
  // One unpaid order a student and good (I4).
  await sql`create unique index trade_order_unpaid on trade_order (company_id, student_id, goods_kind, goods_id)
    where status = 'unpaid'`.execute(db);
  await sql`create index trade_order_student on trade_order (company_id, student_id, id desc) where not is_hidden`.execute(
    db,
  );
  await sql`create index trade_order_team on trade_order (company_id, team_id) where team_id is not null`.execute(db);
  await guardState(db, 'trade_order', 'order', 'status');
  await guardState(db, 'trade_order', 'fulfilment', 'fulfilment');
  await guardFixed(db, 'trade_order', [
    'number',
    'student_id',
    'goods_kind',
    'goods_id',
    'list_fen',
    'deduct_fen',
    'pay_fen',
    'credits',
    'coupon_claim_id',
    'expires_at',
  ]);
  await tenantTable(
    db,
    'order_item',
    sql`
      order_id bigint not null,
      goods_kind text not null,
      goods_id bigint not null,
      quantity integer not null default 1 check (quantity > 0),
      unit_fen integer not null check (unit_fen >= 0),
      pay_fen integer not null check (pay_fen >= 0),
      class_run_id bigint,
      offer_id bigint,
      cover text,
      snapshot jsonb not null default '{}',
      foreign key (company_id, order_id) references trade_order (company_id, id),
      foreign key (company_id, class_run_id, offer_id) references offer (company_id, class_run_id, id)`,
  );
  await sql`create index order_item_order on order_item (company_id, order_id)`.execute(db);
  await sql`create index order_item_offer on order_item (company_id, offer_id) where offer_id is not null`.execute(db);
  await tenantTable(
    db,
    'order_deduct',
    sql`
      order_id bigint not null,
      kind text not null check (kind in ('campaign', 'member', 'group', 'coupon', 'credits')),
      ref_id bigint,
      name text not null,
      name_en text,
      amount_fen integer not null check (amount_fen > 0),
      sort integer not null,
      foreign key (company_id, order_id) references trade_order (company_id, id)`,
  );
  await sql`create unique index order_deduct_order on order_deduct (company_id, order_id, sort)`.execute(db);
  await tenantTable(
    db,
    'order_log',
    sql`
      order_id bigint not null,
      from_status text,
      to_status text not null,
      actor text not null check (actor in ('student', 'system', 'school', 'gateway')),
      note text,
      created_at timestamptz not null,
      foreign key (company_id, order_id) references trade_order (company_id, id)`,
  );
  await sql`create index order_log_order on order_log (company_id, order_id)`.execute(db);
  // A payment carries the order's own amount: the composite key says so (I3).
  await tenantTable(
    db,
    'payment',
    sql`
      order_id bigint not null,
      amount_fen integer not null check (amount_fen > 0),
      method text not null check (method in ('alipay', 'wechat')),
      out_trade_no text not null,
      transaction_id text,
      status text not null default 'waiting' check (status in ('waiting', 'success', 'failed', 'closed', 'surplus')),
      qr_text text,
      page_url text,
      failure text,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      settled_at timestamptz,
      check ((status in ('success', 'surplus')) <= (transaction_id is not null and settled_at is not null)),
      unique (company_id, out_trade_no),
      unique (company_id, method, transaction_id),
      foreign key (company_id, order_id, amount_fen) references trade_order (company_id, id, pay_fen)`,
  );
  await sql`create unique index payment_success on payment (company_id, order_id) where status = 'success'`.execute(db);
  await sql`create index payment_order on payment (company_id, order_id, id desc)`.execute(db);
  await guardState(db, 'payment', 'payment', 'status');
  await guardFixed(db, 'payment', ['order_id', 'amount_fen', 'method', 'out_trade_no']);
  await tenantTable(
    db,
    'refund',
    sql`
      number text not null,
      order_id bigint not null,
      payment_id bigint,
      amount_fen integer not null check (amount_fen >= 0),
      kind text not null check (kind in ('asked', 'groupFailed', 'late', 'surplus')),
      reason text,
      answer text,
      status text not null check (status in ('auditing', 'adopted', 'refused', 'withdrawn', 'refunded', 'error')),
      asked_at timestamptz not null,
      review_by timestamptz,
      done_at timestamptz,
      unique (company_id, number),
      foreign key (company_id, order_id) references trade_order (company_id, id),
      foreign key (company_id, payment_id) references payment (company_id, id)`,
  );
  // Each payment goes back at most once; one request at a time (I3, I9).
  await sql`create unique index refund_payment on refund (company_id, payment_id)
    where payment_id is not null and status in ('auditing', 'adopted', 'refunded', 'error')`.execute(db);
  await sql`create unique index refund_asked on refund (company_id, order_id)
    where kind in ('asked', 'groupFailed') and status in ('auditing', 'adopted', 'refunded', 'error')`.execute(db);
  await sql`create index refund_order on refund (company_id, order_id, id desc)`.execute(db);
  await guardState(db, 'refund', 'refund', 'status');
  await guardFixed(db, 'refund', ['number', 'order_id', 'amount_fen']);
  // Seats sold before this ledger, or by the school itself; `sold` is these and the ledger's (I6).
  await sql`alter table offer add column sold_outside integer not null default 0 check (sold_outside >= 0)`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`update offer set sold_outside = sold where company_id = ${school}`.execute(db);
  });
  await sql`alter table offer add constraint offer_sold_outside check (sold_outside <= sold)`.execute(db);
  await tenantTable(
    db,
    'seat',
    sql`
      offer_id bigint not null,
      student_id bigint not null,
      source text not null check (source in ('order', 'redemption', 'reward', 'exchange')),
      source_id bigint not null,
      state text not null default 'held' check (state in ('held', 'sold', 'returned')),
      expires_at timestamptz,
      held_at timestamptz not null,
      settled_at timestamptz,
      foreign key (company_id, offer_id) references offer (company_id, id),
      foreign key (company_id, student_id) references student (company_id, id),
      unique (company_id, source, source_id, offer_id)`,
  );
  await sql`create index seat_offer on seat (company_id, offer_id, state)`.execute(db);
  await guardState(db, 'seat', 'seat', 'state');
  // An enrolment says by what right it exists; each right gives one (I5).
  await sql`alter table enrolment add column source_id bigint`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`update enrolment set source = 'school'
      where company_id = ${school} and source not in ('school', 'free')`.execute(db);
  });
  await sql`alter table enrolment add constraint enrolment_right
    check (source in ('school', 'free') or source_id is not null)`.execute(db);
  await sql`create unique index enrolment_source on enrolment (company_id, source, source_id, class_run_id)
    where source_id is not null`.execute(db);
  // A class that is frozen while its refund is under review is still the student's (I4).
  await sql`drop index enrolment_active`.execute(db);
  await sql`create unique index enrolment_active on enrolment (company_id, student_id, class_run_id)
    where status in ('active', 'frozen')`.execute(db);
  await sql`create index enrolment_student on enrolment (company_id, student_id, joined_at desc)`.execute(db);
  await tenantTable(
    db,
    'site_message',
    sql`
      student_id bigint not null,
      kind text not null check (kind in ('system', 'class', 'homework', 'order', 'membership', 'studyRoom')),
      title text not null,
      title_en text,
      body text not null,
      body_en text,
      link text,
      once_key text,
      created_at timestamptz not null,
      read_at timestamptz,
      unique (company_id, student_id, once_key),
      foreign key (company_id, student_id) references student (company_id, id)`,
  );
  await sql`create index site_message_unread on site_message (company_id, student_id) where read_at is null`.execute(
    db,
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'site_message');
  await sql`drop index enrolment_student`.execute(db);
  await sql`drop index enrolment_source`.execute(db);
  await sql`alter table enrolment drop constraint enrolment_right, drop column source_id`.execute(db);
  await dropTables(db, 'seat');
  await sql`alter table offer drop column sold_outside`.execute(db);
  await dropTables(db, 'refund', 'payment', 'order_log', 'order_deduct', 'order_item', 'trade_order');
}
