import { sql } from 'kysely';
import { dropTables, eachSchool, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * Genuine statements of a provider that were not applied: another amount, currency, provider or merchant, an unknown
 * charge, a payment that has paid for something else. The operator decides what becomes of the money. And open charges
 * of earlier versions are queried from now on.
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'payment_alarm',
    sql`
      reason text not null check (reason in ('unknown', 'provider', 'merchant', 'currency', 'amount', 'repeated')),
      method text not null check (method in ('alipay', 'wechat')),
      out_trade_no text not null,
      transaction_id text not null,
      amount_fen bigint not null check (amount_fen > 0),
      currency text not null,
      expected_fen integer,
      order_id bigint,
      status text not null default 'open' check (status in ('open', 'returning', 'returned', 'dismissed')),
      note text,
      created_at timestamptz not null,
      done_at timestamptz,
      check ((done_at is not null) = (status in ('returned', 'dismissed'))),
      unique (company_id, method, out_trade_no, transaction_id, reason),
      foreign key (company_id, order_id) references trade_order (company_id, id)`,
  );
  await sql`create index payment_alarm_status on payment_alarm (company_id, status, id)`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`
      insert into due_work (company_id, kind, ref_id, due_at)
        select company_id, 'chargeQuery', id, now() from payment
          where company_id = ${school} and status = 'waiting' and expires_at > now()
        on conflict do nothing`.execute(db);
  });
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await eachSchool(db, async (school) => {
    await sql`delete from due_work where company_id = ${school} and kind in ('chargeQuery', 'alarmReturn')`.execute(db);
  });
  await dropTables(db, 'payment_alarm');
}
