import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** What counts and lists of trade read, in their indexes: counting reads no rows (performance.md row 24). An order has one line. */
export async function up(db: Schema): Promise<void> {
  await sql`drop index trade_order_buyer`.execute(db);
  await sql`create index trade_order_buyer on trade_order (company_id, student_id, status) include (expires_at, is_hidden)`.execute(
    db,
  );
  await sql`drop index order_item_order`.execute(db);
  await sql`create unique index order_item_order on order_item (company_id, order_id)`.execute(db);
  await sql`drop index coupon_claim_student`.execute(db);
  await sql`create index coupon_claim_student on coupon_claim (company_id, student_id, ends_at, id)
    include (status, starts_at, order_id, coupon_id)`.execute(db);
  await sql`drop index coupon_center`.execute(db);
  await sql`create index coupon_center on coupon (company_id, sort, id) include (claim_ends_at, use_ends_at, is_newcomer)
    where source = 'center' and status = 'issuing'`.execute(db);
}

/** As they were. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index coupon_center, coupon_claim_student, order_item_order, trade_order_buyer`.execute(db);
  await sql`create index coupon_center on coupon (company_id, sort, id) where source = 'center' and status = 'issuing'`.execute(
    db,
  );
  await sql`create index coupon_claim_student on coupon_claim (company_id, student_id, ends_at, id)`.execute(db);
  await sql`create index order_item_order on order_item (company_id, order_id)`.execute(db);
  await sql`create index trade_order_buyer on trade_order (company_id, student_id, status)`.execute(db);
}
