import { describe, expect, it } from 'vitest';
import { readTies } from './tables.ts';
import { TABLES } from './tableTies.ts';

const ties = readTies();

describe('the tables of the server', () => {
  it('are written and read by the listed parts', () => {
    const listed = Object.entries(TABLES).map(([table, { writes, reads }]) => [table, { writes, reads }]);
    expect(ties).toEqual(Object.fromEntries(listed));
  });

  it('have one writer each, or a reason for more', () => {
    const shared = Object.entries(ties).filter(([, { writes }]) => writes.length > 1);
    expect(shared.filter(([table]) => !TABLES[table]?.because).map(([table]) => table)).toEqual([]);
  });

  it('give a reason only with more than one writer', () => {
    const explained = Object.entries(TABLES).filter(([, { because }]) => because !== undefined);
    expect(explained.filter(([table]) => (ties[table]?.writes.length ?? 0) < 2).map(([table]) => table)).toEqual([]);
  });
});
