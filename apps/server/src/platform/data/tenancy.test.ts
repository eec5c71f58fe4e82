import { randomUUID } from 'node:crypto';
import { contract } from '@shuyuan/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { selectTenantTables } from '../../db/grants.ts';
import { migrate, unmigrate } from '../../db/migrate.ts';
import { openTestStore, TEST_ROLE } from '../../testing/engine.ts';
import { openWorld } from '../../testing/world.ts';
import { dropCached } from './cache.ts';

const world = openWorld();

interface Column {
  table_name: string;
  is_nullable: string;
}

test('forces row-level security on every table with a company_id, which is never null (T2, T3)', async () => {
  const { owner } = world.platform.store;
  const columns = await sql<Column>`
    select table_name, is_nullable from information_schema.columns where table_schema = 'public' and column_name = 'company_id'
  `.execute(owner);
  expect(
    columns.rows
      .map((row) => row.table_name)
      .filter((name) => name !== 'due_work' && name !== 'push_event')
      .sort(),
  ).toEqual(await selectTenantTables(owner));
  expect(columns.rows.filter((row) => row.is_nullable === 'YES')).toEqual([]);
});

test('has no tables but tenant tables, schools, what is due, pushed or counted and the migrations’ own (T2)', async () => {
  const { owner } = world.platform.store;
  const all = await sql<{
    name: string;
  }>`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(owner);
  const tenantTables = await selectTenantTables(owner);
  const others = all.rows.map((row) => row.name).filter((name) => !tenantTables.includes(name));
  expect(others.sort()).toEqual([
    'company',
    'due_work',
    'kysely_migration',
    'kysely_migration_lock',
    'push_event',
    'sealed_key',
    'sms_total',
  ]);
});

test('begins every tenant table’s primary key with company_id, and keeps it in every reference between them (T2, I20)', async () => {
  const { owner } = world.platform.store;
  const { rows } = await sql<{ table: string; kind: string; first: string; target: string }>`
    select c.conrelid::regclass::text as table, c.contype as kind, a.attname as first, c.confrelid::regclass::text as target
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'f')
  `.execute(owner);
  const tenantTables = await selectTenantTables(owner);
  const wrong = rows.filter((row) => tenantTables.includes(row.table) && row.first !== 'company_id');
  expect(wrong).toEqual([]);
});

test('shows every tenant table as empty without a school, and refuses to write (T3)', async () => {
  const { owner } = world.platform.store;
  const school = await world.school();
  await school.student();
  for (const table of await selectTenantTables(owner)) {
    const rows = await owner.transaction().execute(async (tx) => {
      await sql`select set_config('role', ${TEST_ROLE}, true)`.execute(tx);
      return (await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)).rows;
    });
    expect(rows).toEqual([]);
  }
});

test('lets a transaction neither see, change nor add another school’s rows (T3)', async () => {
  const [own, other] = [await world.school(), await world.school()];
  const student = await other.student();
  const changed = await own.withTenant((tx) =>
    tx.updateTable('student').set({ nickname: 'x' }).where('id', '=', student.id).returning('id').execute(),
  );
  expect(changed).toEqual([]);
  const add = own.withTenant((tx) =>
    tx.insertInto('part_switch').values({ company_id: other.id, type: 'chat', status: 'closed' }).execute(),
  );
  await expect(add).rejects.toThrow(/row-level security/);
});

test('runs requests as a role that neither is a superuser nor bypasses row-level security (T3)', async () => {
  const school = await world.school();
  const role = await school.withTenant((tx) =>
    sql<{ name: string; rolsuper: boolean; rolbypassrls: boolean }>`
      select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user`.execute(tx),
  );
  expect(role.rows).toEqual([{ name: TEST_ROLE, rolsuper: false, rolbypassrls: false }]);
  await expect(school.withTenant((tx) => tx.updateTable('company').set({ name: 'x' }).execute())).rejects.toThrow(
    /permission denied/,
  );
});

test('makes ids below 2⁵³ that grow with time and are not counted by school (T4)', async () => {
  const { owner } = world.platform.store;
  const { rows } = await sql<{ id: number }>`select next_id() as id from generate_series(1, 50)`.execute(owner);
  const ids = rows.map((row) => row.id);
  expect(new Set(ids).size).toBe(50);
  expect(Math.max(...ids)).toBeLessThan(2 ** 53);
  expect(Math.floor((ids[0] ?? 0) / 2048)).toBeCloseTo(Date.now() - Date.UTC(2025, 0, 1), -5);
});

test('answers a login that claims another school as logged out, and changes nothing (T1)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const student = await school.student();
  const visit = { platform: 'desktopWeb' as const };
  const answer = await student.answer(contract.site.recordVisit, visit, { extra: { companyId: other.id } });
  expect(answer.code).toBe(-1);
  const inQuery = await student.send({
    method: 'POST',
    path: `/api/visitRecord/addRecord?companyId=${other.id}`,
    body: { platformType: 0, token: student.token },
  });
  expect(inQuery.body['resultCode']).toBe(-1);
  for (const one of [school, other]) {
    expect(await one.withTenant((tx) => tx.selectFrom('visit_record').selectAll().execute())).toEqual([]);
  }
  expect((await student.answer(contract.account.checkLogin, {}, { extra: { companyId: school.id } })).code).toBe(0);
});

test('derives a visitor’s school from the hostname, whatever id the request claims (T1)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  await school.visitor().ask(contract.site.recordVisit, { platform: 'desktopWeb' }, { extra: { companyId: other.id } });
  expect(await school.withTenant((tx) => tx.selectFrom('visit_record').selectAll().execute())).toHaveLength(1);
});

test('ignores forwarded headers for the school (T6)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const headers = { 'x-forwarded-host': other.host, forwarded: `host=${other.host}` };
  const agreements = await school.visitor().ask(contract.tenant.agreements, { types: ['user'] }, { headers });
  expect(agreements[0]?.id).toBe(school.agreements.user);
});

test('trusts no forwarded address unless configured (T6)', async () => {
  const school = await world.school();
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  await school.visitor().ask(contract.site.recordVisit, { platform: 'desktopWeb' }, { headers });
  const rows = await school.withTenant((tx) => tx.selectFrom('visit_record').select('ip').execute());
  expect(rows).toEqual([{ ip: '127.0.0.1' }]);
});

test('derives the school from the token, on any host (T1)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const student = await school.student();
  const response = await other.visitor().ask(contract.tenant.agreements, { types: ['user'] }, { token: student.token });
  expect(response[0]?.id).toBe(school.agreements.user);
});

test('accepts the token as a bearer too (SECURITY.md)', async () => {
  const school = await world.school();
  const student = await school.student();
  const headers = { authorization: `Bearer ${student.token}` };
  expect((await school.visitor().ask(contract.account.checkLogin, {}, { headers })).userId).toBe(student.id);
});

test('answers -1 for unknown, foreign and mangled tokens, on visitors’ calls as well (E1, T5)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const { token } = await school.student();
  const moved = `${other.id.toString(36)}.${token.split('.')[1]}`;
  for (const dead of ['x', `${token}x`, moved, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]) {
    expect((await school.visitor().answer(contract.account.checkLogin, {}, { token: dead })).code).toBe(-1);
    expect((await school.visitor().answer(contract.site.menuBar, {}, { token: dead })).code).toBe(-1);
  }
});

test('gives a repeated request the same response and no second effect, also in parallel (C1, I19)', async () => {
  const school = await world.school();
  const student = await school.student();
  const requestId = randomUUID();
  const visit = { platform: 'desktopWeb' as const, path: '/web/index' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => student.answer(contract.site.recordVisit, visit, { requestId })),
  );
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(answers[0]?.code).toBe(0);
  expect(await school.withTenant((tx) => tx.selectFrom('visit_record').selectAll().execute())).toHaveLength(1);
  const other = await student.answer(contract.site.recordVisit, { ...visit, path: '/web/course' }, { requestId });
  expect(other.code).toBe(1003);
  const somebody = await (await school.student()).answer(contract.site.recordVisit, visit, { requestId });
  expect(somebody.code).toBe(0);
});

test('caches visitors’ lists until an invalidation, per school (performance.md §3, T5)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const entry = { key: 1, name: '首页', path: '/index', sort: 1 };
  const menuOf = async (one: typeof school) => (await one.visitor().ask(contract.site.menuBar)).length;
  expect(await menuOf(school)).toBe(0);
  await school.withTenant((tx) =>
    tx
      .insertInto('menu_entry')
      .values({ company_id: school.id, ...entry })
      .execute(),
  );
  expect(await menuOf(school)).toBe(0);
  await other.withTenant((tx) => dropCached(tx, other.id, 'menu'));
  expect(await menuOf(school)).toBe(0);
  await school.withTenant((tx) => dropCached(tx, school.id, 'menu'));
  await expect.poll(() => menuOf(school)).toBe(1);
  expect(await menuOf(other)).toBe(0);
});

test('strips from a visit record queries with tokens and control characters (S9, X8)', async () => {
  const school = await world.school();
  await school.visitor().ask(contract.site.recordVisit, {
    platform: 'desktopWeb',
    path: '/web/log?token=abc',
    referer: 'https://a.example/\u202ex\n#t',
  });
  const [row] = await school.withTenant((tx) => tx.selectFrom('visit_record').selectAll().execute());
  expect([row?.path, row?.referer]).toEqual(['/web/log', 'https://a.example/x']);
});

test('reverts and reapplies every migration (CONTRIBUTING.md)', async () => {
  const store = await openTestStore();
  await unmigrate(store);
  const left =
    await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relname not like 'kysely%'`.execute(
      store.owner,
    );
  expect(left.rows).toEqual([]);
  expect((await migrate(store, TEST_ROLE)).length).toBeGreaterThan(2);
  await store.close();
});
