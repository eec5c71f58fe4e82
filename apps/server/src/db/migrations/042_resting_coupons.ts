import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** A coupon that came with an order names it, and rests with it while its refund is under review (product.md 4.7, 4.8). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table coupon_claim
    add column came_with bigint,
    add column is_resting boolean not null default false,
    add constraint coupon_claim_came_with foreign key (company_id, came_with) references trade_order (company_id, id),
    add constraint coupon_claim_rest check (status = 'open' or not is_resting)`.execute(db);
  await sql`create index coupon_claim_came_with on coupon_claim (company_id, came_with) where came_with is not null`.execute(
    db,
  );
  await sql`drop index coupon_claim_student`.execute(db);
  await sql`create index coupon_claim_student on coupon_claim (company_id, student_id, ends_at, id)
    include (status, starts_at, order_id, coupon_id) where not is_resting`.execute(db);
}

/** As it was. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index coupon_claim_student`.execute(db);
  await sql`alter table coupon_claim drop column came_with, drop column is_resting`.execute(db);
  await sql`create index coupon_claim_student on coupon_claim (company_id, student_id, ends_at, id)
    include (status, starts_at, order_id, coupon_id)`.execute(db);
}
