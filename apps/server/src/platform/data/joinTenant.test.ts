import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { joinTenant, ofSameSchool } from './joinTenant.ts';
import type { Database } from './tables.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const messages = db.selectFrom('outbox as o');

test('a join by a key is one of the same school, written as by hand', () => {
  const byHand = messages.innerJoin('audit_log as a', (join) =>
    join.onRef('a.company_id', '=', 'o.company_id').onRef('a.id', '=', 'o.id'),
  );
  const joined = messages.innerJoin('audit_log as a', joinTenant('a.id', 'o.id'));
  expect(joined.select('a.event').compile()).toMatchObject({
    sql: byHand.select('a.event').compile().sql,
    parameters: [],
  });
  expect(
    messages.leftJoin('audit_log', joinTenant('audit_log.id', 'o.id')).select('audit_log.event').compile().sql,
  ).toBe(
    'select "audit_log"."event" from "outbox" as "o" left join "audit_log" on "audit_log"."company_id" = "o"."company_id" and "audit_log"."id" = "o"."id"',
  );
});

test('other conditions follow those of the school', () => {
  const joined = messages.leftJoin('audit_log as a', (join) => ofSameSchool(join, 'a', 'o').on('a.event', '=', 'sent'));
  expect(joined.select('a.event').compile()).toMatchObject({
    sql: 'select "a"."event" from "outbox" as "o" left join "audit_log" as "a" on "a"."company_id" = "o"."company_id" and "a"."event" = $1',
    parameters: ['sent'],
  });
});

test('only tables of schools are joined, by columns that they have', () => {
  // @ts-expect-error: no such column
  messages.innerJoin('audit_log as a', joinTenant('a.number', 'o.id'));
  // @ts-expect-error: no such table
  messages.innerJoin('audit_log as a', joinTenant('b.id', 'o.id'));
  // @ts-expect-error: no such column of the known table
  messages.innerJoin('audit_log as a', joinTenant('a.id', 'o.number'));
  // @ts-expect-error: a school is no row of a school
  messages.innerJoin('company as c', joinTenant('c.id', 'o.id'));
  // @ts-expect-error: a school is no row of a school
  messages.innerJoin('company as c', (join) => ofSameSchool(join, 'c', 'o'));
  // @ts-expect-error: no such table
  messages.innerJoin('audit_log as a', (join) => ofSameSchool(join, 'b', 'o'));
  expect(messages.selectAll().compile().sql).toBe('select * from "outbox" as "o"');
});
