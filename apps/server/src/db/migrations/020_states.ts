import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** State machines of trade as pairs `machine:from>to`; a test holds them against the contract's `TRANSITIONS` (I1). */
const CHANGES = [
  'order:unpaid>paid',
  'order:unpaid>cancelled',
  'order:paid>refunding',
  'order:refunding>paid',
  'order:refunding>refunded',
  'order:cancelled>refunded',
  'fulfilment:none>delivered',
  'fulfilment:none>awaitingGroup',
  'fulfilment:awaitingGroup>delivered',
  'fulfilment:awaitingGroup>failed',
  'fulfilment:delivered>revoked',
  'payment:waiting>success',
  'payment:waiting>failed',
  'payment:waiting>closed',
  'payment:waiting>surplus',
  'payment:failed>success',
  'payment:failed>surplus',
  'payment:closed>success',
  'payment:closed>surplus',
  'refund:auditing>adopted',
  'refund:auditing>refused',
  'refund:auditing>withdrawn',
  'refund:adopted>refunded',
  'refund:adopted>error',
  'refund:error>adopted',
  'seat:held>sold',
  'seat:held>returned',
  'seat:sold>returned',
  'couponClaim:open>locked',
  'couponClaim:locked>open',
  'couponClaim:locked>used',
  'couponClaim:used>open',
  'redeemCode:unused>used',
  'team:leaderUnpaid>forming',
  'team:leaderUnpaid>cancelled',
  'team:forming>success',
  'team:forming>failed',
  'team:forming>cancelled',
  'teamMember:hold>joined',
  'teamMember:hold>left',
  'teamMember:joined>success',
  'teamMember:joined>refunding',
  'teamMember:joined>left',
  'teamMember:success>refunded',
  'teamMember:refunding>refunded',
  'membership:granted>refunded',
  'exchange:toPay>toDeliver',
  'exchange:toPay>cancelled',
  'exchange:toDeliver>delivered',
  'exchange:delivered>finished',
  'courseReward:toReceive>received',
];

/** What every table of trade is guarded by: allowed changes of state, fixed amounts, append-only ledgers; and the list of what is due. */
export async function up(db: Schema): Promise<void> {
  await sql`
    create function allowed_changes() returns text[] language sql immutable as
      ${sql.lit(`select array[${CHANGES.map((change) => `'${change}'`).join(',')}]`)}`.execute(db);
  // Arguments: machine, column. A change of state that the machine does not list is refused (I1).
  await sql`
    create function guard_state() returns trigger language plpgsql as $$
    declare
      old_state text := to_jsonb(old) ->> tg_argv[1];
      new_state text := to_jsonb(new) ->> tg_argv[1];
    begin
      if old_state <> new_state and not (tg_argv[0] || ':' || old_state || '>' || new_state = any (allowed_changes())) then
        raise exception 'state % of % may not follow %', new_state, tg_argv[0], old_state using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  // Arguments: columns that stay as they were written (I2).
  await sql`
    create function guard_fixed() returns trigger language plpgsql as $$
    declare
      name text;
    begin
      foreach name in array tg_argv loop
        if to_jsonb(old) -> name is distinct from to_jsonb(new) -> name then
          raise exception '% of % is fixed', name, tg_table_name using errcode = 'check_violation';
        end if;
      end loop;
      return new;
    end $$`.execute(db);
  // Ledgers only grow (I10).
  await sql`
    create function guard_ledger() returns trigger language plpgsql as $$
    begin
      raise exception '% only grows', tg_table_name using errcode = 'check_violation';
    end $$`.execute(db);
  // Not a tenant table: which row of which school wants to be looked at, and when; it tells nothing else. The row is
  // written in the transaction that causes it and deleted in the one that does the work (product.md 4.0).
  await sql`
    create table due_work (
      id bigint primary key default next_id(),
      company_id bigint not null references company (id),
      kind text not null,
      ref_id bigint not null,
      due_at timestamptz not null,
      tries integer not null default 0,
      unique (company_id, kind, ref_id)
    )`.execute(db);
  await sql`create index due_work_time on due_work (due_at)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop table if exists due_work`.execute(db);
  for (const name of ['guard_ledger', 'guard_fixed', 'guard_state', 'allowed_changes']) {
    await sql`drop function if exists ${sql.id(name)}()`.execute(db);
  }
}
