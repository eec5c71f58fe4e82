import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** What the sandbox cashier knows: charges and the money it sent back. */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'sandbox_charge',
    sql`
      out_trade_no text not null,
      method text not null check (method in ('alipay', 'wechat')),
      amount_fen integer not null check (amount_fen > 0),
      title text not null,
      return_url text not null,
      state text not null default 'waiting' check (state in ('waiting', 'paid', 'failed', 'closed')),
      transaction_id text check ((transaction_id is not null) = (state in ('paid', 'failed'))),
      refunded_fen integer not null default 0 check (refunded_fen between 0 and amount_fen),
      expires_at timestamptz not null,
      created_at timestamptz not null,
      settled_at timestamptz,
      check (refunded_fen = 0 or state = 'paid')`,
    { key: ['out_trade_no'] },
  );
  await tenantTable(
    db,
    'sandbox_refund',
    sql`
      refund_num text not null,
      out_trade_no text not null,
      amount_fen integer not null check (amount_fen > 0),
      created_at timestamptz not null,
      foreign key (company_id, out_trade_no) references sandbox_charge (company_id, out_trade_no)`,
    { key: ['refund_num'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'sandbox_refund', 'sandbox_charge');
}
