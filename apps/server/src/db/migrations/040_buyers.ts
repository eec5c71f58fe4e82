import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** Finds the paid orders of a student, hidden ones too, and the offers of a campaign without reading everybody's. */
export async function up(db: Schema): Promise<void> {
  await sql`create index trade_order_buyer on trade_order (company_id, student_id, status)`.execute(db);
  await sql`create index campaign_offer_campaign on campaign_offer (company_id, campaign_id)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index if exists campaign_offer_campaign, trade_order_buyer`.execute(db);
}
