import { sql } from 'kysely';
import { guardState } from '../guards.ts';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Coupons, redemption codes, campaigns and addresses (product.md 4.8, 4.9, 4.16). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'coupon',
    sql`
      name text not null,
      name_en text,
      kind text not null check (kind in ('fullReduction', 'discount', 'noThreshold')),
      threshold_fen integer not null default 0 check (threshold_fen >= 0),
      reduce_fen integer check (reduce_fen > 0),
      percent integer check (percent between 1 and 99),
      max_reduce_fen integer check (max_reduce_fen > 0),
      scope text not null default 'all'
        check (scope in ('all', 'subjects', 'courses', 'courseKind', 'membership', 'minutes')),
      scope_ids bigint[] not null default '{}',
      scope_kind text check (scope_kind in ('live', 'recorded')),
      scope_text text not null,
      scope_text_en text,
      rule_text text,
      rule_text_en text,
      total integer check (total > 0),
      claimed integer not null default 0 check (claimed >= 0),
      used integer not null default 0 check (used >= 0 and used <= claimed),
      per_student integer not null default 1 check (per_student > 0),
      claim_starts_at timestamptz not null,
      claim_ends_at timestamptz,
      use_starts_at timestamptz,
      use_ends_at timestamptz,
      valid_days integer check (valid_days > 0),
      is_newcomer boolean not null default false,
      works_with_group boolean not null default false,
      works_with_member boolean not null default true,
      returns_on_refund boolean not null default true,
      source text not null default 'center' check (source in ('center', 'register', 'invite', 'school', 'redemption', 'exchange')),
      status text not null default 'issuing' check (status in ('draft', 'issuing', 'stopped')),
      sort integer not null default 0,
      check (claimed <= total),
      check ((kind = 'discount') = (percent is not null)),
      check ((kind = 'discount') = (reduce_fen is null)),
      check ((use_ends_at is null) <> (valid_days is null))`,
  );
  await sql`create index coupon_center on coupon (company_id, sort, id) where source = 'center' and status = 'issuing'`.execute(
    db,
  );
  await tenantTable(
    db,
    'coupon_claim',
    sql`
      coupon_id bigint not null,
      student_id bigint not null,
      number text not null,
      nth integer not null check (nth > 0),
      claimed_at timestamptz not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      status text not null default 'open' check (status in ('open', 'locked', 'used')),
      order_id bigint,
      used_at timestamptz,
      check (starts_at < ends_at),
      check ((status = 'open') = (order_id is null)),
      check ((status = 'used') = (used_at is not null)),
      unique (company_id, number),
      unique (company_id, coupon_id, student_id, nth),
      foreign key (company_id, coupon_id) references coupon (company_id, id),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, order_id) references trade_order (company_id, id)`,
  );
  // One coupon an order (I7).
  await sql`create unique index coupon_claim_order on coupon_claim (company_id, order_id) where order_id is not null`.execute(
    db,
  );
  await sql`create index coupon_claim_student on coupon_claim (company_id, student_id, ends_at, id)`.execute(db);
  await guardState(db, 'coupon_claim', 'couponClaim', 'status');
  await sql`alter table trade_order add constraint trade_order_coupon
    foreign key (company_id, coupon_claim_id) references coupon_claim (company_id, id)`.execute(db);
  await tenantTable(
    db,
    'redeem_batch',
    sql`
      name text not null,
      name_en text,
      kind text not null check (kind in ('course', 'membership', 'coupon', 'minutes', 'credits')),
      goods_id bigint,
      amount integer check (amount > 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      per_student integer not null default 1 check (per_student > 0),
      is_open boolean not null default true,
      check (starts_at < ends_at),
      check ((kind in ('course', 'coupon')) = (goods_id is not null)),
      check ((kind in ('membership', 'minutes', 'credits')) <= (amount is not null))`,
  );
  // A code is kept as a keyed hash and its last four characters (A6).
  await tenantTable(
    db,
    'redeem_code',
    sql`
      batch_id bigint not null,
      code_hash text not null,
      code_end text not null,
      status text not null default 'unused' check (status in ('unused', 'used')),
      is_frozen boolean not null default false,
      bound_student_id bigint,
      used_by bigint,
      used_at timestamptz,
      result jsonb,
      check ((status = 'used') = (used_by is not null and used_at is not null and result is not null)),
      unique (company_id, code_hash),
      foreign key (company_id, batch_id) references redeem_batch (company_id, id),
      foreign key (company_id, used_by) references student (company_id, id)`,
  );
  await sql`create index redeem_code_user on redeem_code (company_id, used_by, used_at desc) where used_by is not null`.execute(
    db,
  );
  await guardState(db, 'redeem_code', 'redeemCode', 'status');
  // Wrong codes of a student, an address and the school, for the limits of A6.
  await tenantTable(
    db,
    'redeem_failure',
    sql`
      student_id bigint not null,
      ip_hash text not null,
      failed_at timestamptz not null`,
  );
  await sql`create index redeem_failure_time on redeem_failure (company_id, failed_at)`.execute(db);
  await tenantTable(
    db,
    'campaign',
    sql`
      name text not null,
      name_en text,
      note text,
      note_en text,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      sort integer not null default 0,
      check (starts_at < ends_at)`,
  );
  await tenantTable(
    db,
    'campaign_offer',
    sql`
      campaign_id bigint not null,
      offer_id bigint not null,
      price_fen integer not null check (price_fen >= 0),
      foreign key (company_id, campaign_id) references campaign (company_id, id),
      foreign key (company_id, offer_id) references offer (company_id, id)`,
    { key: ['offer_id', 'campaign_id'] },
  );
  await tenantTable(
    db,
    'address',
    sql`
      student_id bigint not null,
      consignee text not null,
      phone text not null,
      province_code text not null,
      province_name text not null,
      city_code text,
      city_name text,
      district_code text,
      district_name text,
      detail text not null,
      is_default boolean not null default false,
      created_at timestamptz not null,
      foreign key (company_id, student_id) references student (company_id, id)`,
  );
  await sql`create unique index address_default on address (company_id, student_id) where is_default`.execute(db);
  await sql`create index address_student on address (company_id, student_id, id desc)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table trade_order drop constraint trade_order_coupon`.execute(db);
  await dropTables(db, 'address', 'campaign_offer', 'campaign', 'redeem_failure', 'redeem_code', 'redeem_batch');
  await dropTables(db, 'coupon_claim', 'coupon');
}
