import { type KyselyPlugin, OperationNodeTransformer, type RawNode, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Store } from '../platform/data/database.ts';
import { openTestStore, TEST_ROLE } from '../testing/engine.ts';
import { migrate, migrateTo, unmigrate } from './migrate.ts';

const CHANGES_ROWS = /^\s*(?:with\b[\s\S]*\b)?(?:update|insert\s+into|delete\s+from)\b/i;
/** The migrator's own notes. */
const OWN = 'kysely_migration';

/** The statements of migrations that change rows while the transaction is bound to no school, in a readable form. */
class UnboundChanges extends OperationNodeTransformer implements KyselyPlugin {
  readonly found: string[] = [];
  private isBound = false;

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    const isBuilt = ['UpdateQueryNode', 'InsertQueryNode', 'DeleteQueryNode'].includes(node.kind);
    const text = node.kind === 'RawNode' ? (node as RawNode).sqlFragments.join('…').replaceAll(/\s+/g, ' ').trim() : '';
    if (text.includes("set_config('app.company_id'")) this.isBound = text.includes('…');
    const isChange = isBuilt ? !JSON.stringify(node).includes(OWN) : CHANGES_ROWS.test(text);
    if (isChange && !this.isBound) this.found.push(text || node.kind);
    return node;
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

test('a migration changes rows school by school, forwards and back: row-level security hides them from the documented user otherwise (T3, S14)', async () => {
  const plain = await openTestStore();
  const changes = new UnboundChanges();
  const store: Store = { ...plain, owner: plain.owner.withPlugin(changes) };
  try {
    await migrateTo(store, ['001_core']);
    await sql`insert into company (label, legal_name, name, short_name) values ('old', '旧', '旧', '旧')`.execute(
      plain.owner,
    );
    await migrate(store, TEST_ROLE);
    expect(changes.found).toEqual([]);
    await unmigrate(store);
    expect(changes.found).toEqual([]);
  } finally {
    await plain.close();
  }
});
