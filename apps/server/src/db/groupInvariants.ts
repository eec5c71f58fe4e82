const MEMBERS = `left join lateral (select
    count(*) filter (where m.status = 'hold') as held,
    count(*) filter (where m.status in ('joined', 'refunding') or (m.status = 'success')
      or (m.status = 'refunded' and t.status in ('success', 'failed'))) as joined,
    count(*) filter (where m.is_leader and m.student_id = t.leader_id) as leaders
  from groupon_member m where m.company_id = t.company_id and m.team_id = t.id) m on true`;

const ledger = (account: string, flow: string) => `select a.student_id from ${account} a
  left join lateral (select coalesce(sum(amount), 0) as balance, count(*) as lines, max(nth) as last,
      coalesce(sum(amount) filter (where amount > 0), 0) as total_in
    from ${flow} f where f.company_id = a.company_id and f.student_id = a.student_id) f on true
  where a.balance <> f.balance or a.total_in <> f.total_in or coalesce(f.last, 0) <> f.lines`;

const running = (flow: string) => `select id from (select id, balance_after,
    sum(amount) over (partition by company_id, student_id order by nth) as balance from ${flow}) f
  where balance_after <> balance`;

/** Invariants of groups, credits, minutes and gifts (I9, I10). */
export const GROUP_INVARIANTS: readonly { id: string; sql: string }[] = [
  {
    id: 'I9 a group counts its seats and has one leader',
    sql: `select t.id from groupon_team t ${MEMBERS}
      where t.held <> m.held or t.joined <> m.joined or (t.status in ('leaderUnpaid', 'forming', 'success') and m.leaders <> 1)`,
  },
  {
    id: 'I9 a seat is where its order is',
    sql: `select m.id from groupon_member m
      join trade_order o on o.company_id = m.company_id and o.id = m.order_id
      where (m.status = 'hold') <> (o.status = 'unpaid')
        or (m.status in ('joined', 'success') and o.status not in ('paid', 'refunding'))
        or (m.status = 'refunded' and o.status <> 'refunded') or o.student_id <> m.student_id`,
  },
  {
    id: 'I9 an activity counts the groups that live or came about',
    sql: `select g.id from groupon g where g.opened <> (select count(*) from groupon_team t
      where t.company_id = g.company_id and t.groupon_id = g.id and t.status in ('leaderUnpaid', 'forming', 'success'))`,
  },
  { id: 'I10 credits are the sum of their ledger', sql: ledger('credit_account', 'credit_flow') },
  { id: 'I10 each line of the ledger of credits says what was left', sql: running('credit_flow') },
  { id: 'I10 minutes are the sum of their ledger', sql: ledger('minutes_account', 'minutes_flow') },
  { id: 'I10 each line of the ledger of minutes says what was left', sql: running('minutes_flow') },
  {
    id: 'I10 an exchange is one debit, and one credit once it is cancelled',
    sql: `select x.id from exchange_order x where x.credits <> (select coalesce(-sum(f.amount), 0) from credit_flow f
        where f.company_id = x.company_id and f.student_id = x.student_id and f.reason = 'exchange' and f.ref_id = x.id)
      or (case when x.status = 'cancelled' then x.credits else 0 end) <> (select coalesce(sum(f.amount), 0) from credit_flow f
        where f.company_id = x.company_id and f.student_id = x.student_id and f.reason = 'exchangeBack' and f.ref_id = x.id)`,
  },
  {
    id: 'I10 a gift counts its exchanges',
    sql: `select g.id from gift g where g.exchanged <> (select count(*) from exchange_order x
      where x.company_id = g.company_id and x.gift_id = g.id and x.status <> 'cancelled')`,
  },
];
