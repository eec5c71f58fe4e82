import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { tenantJoinRule } from '../../scripts/lint/tenantJoins.ts';

const QUERIES = 'apps/server/src/modules/courses/queries.ts';

function findings(text: string, path = QUERIES): string[] {
  const found: string[] = [];
  if (!tenantJoinRule.applies(path)) return found;
  const tree = () => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  tenantJoinRule.check({ path, text, tree }, (_position, message) => found.push(message));
  return found;
}

describe('the rule of joins', () => {
  it.each([
    ['a join by a key alone', `tx.selectFrom('lesson as x').innerJoin('course as c', 'c.id', 'x.course_id');`],
    ['a condition without the school', `q.leftJoin('course as c', (join) => join.onRef('c.id', '=', 'x.course_id'));`],
    ['a join of all with all', `q.innerJoin('course as c', (join) => join.onTrue().on('c.id', '>', 0));`],
    ['a subquery by a key alone', `q.innerJoin(rows.as('r'), 'r.id', 'x.id');`],
    ['the school alone, by hand', `q.innerJoin('course as c', 'c.company_id', 'x.company_id');`],
  ])('refuses %s', (_name, text) => {
    expect(findings(text)).toEqual([expect.stringContaining('joins without the school')]);
  });

  it('refuses the pair by hand, also where the rest of the condition stands elsewhere', () => {
    const pair = `const on = (join: Join) => join.onRef('c.company_id', '=', 'x.company_id').onRef('c.id', '=', 'x.course_id');`;
    expect(findings(pair)).toEqual([expect.stringContaining('by hand')]);
    expect(
      findings(`q.innerJoin('course as c', (join) => join.onRef('c.company_id', '=', 'x.company_id'));`),
    ).toHaveLength(2);
  });

  it.each([
    ['a key in one school', `q.innerJoin('course as c', joinTenant('c.id', 'x.course_id'));`],
    [
      'more conditions',
      `q.leftJoin('course as c', (join) => ofSameSchool(join, 'c', 'x').on('c.is_open', '=', true));`,
    ],
    ['a subquery as a whole', `q.innerJoinLateral((eb) => eb.selectFrom('course').as('c'), (join) => join.onTrue());`],
    [
      'tables of no school',
      `q.innerJoin('company as c', 'c.id', 'x.company_id'); q.leftJoin('due_work', 'ref_id', 'x.id');`,
    ],
  ])('lets %s pass', (_name, text) => {
    expect(findings(text)).toEqual([]);
  });

  it('reads the server without its tests, and not the helper', () => {
    const join = `q.innerJoin('course as c', 'c.id', 'x.course_id');`;
    expect(findings(join, 'apps/server/src/modules/courses/courses.test.ts')).toEqual([]);
    expect(findings(join, 'apps/server/src/platform/data/joinTenant.ts')).toEqual([]);
    expect(findings(join, 'apps/server/src/commands/class.ts')).toHaveLength(1);
  });
});
