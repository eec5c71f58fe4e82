import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildScoreSheet } from '../testing/scoreSheets.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { decideSheets } from './decideSheets.ts';

const world = openWorld();
const { archives } = contract;

test('lists the sheets that wait, confirms one once, and refuses anything else (product.md 4.6)', async () => {
  const school = await world.school();
  const student = await school.student();
  const { tenancy, companies } = world.platform;
  const run = (...args: string[]) => decideSheets(args, { tenancy, companies, now: TEST_NOW });
  const { id, subjectIds } = await buildScoreSheet(school, student);
  expect(await run('list', school.label)).toEqual(['No score sheet waits.']);
  const items = subjectIds.map((subjectId) => ({ subjectId, score: 90 }));
  await student.ask(archives.saveSheet, { id, items, isSubmitted: true, version: 0 });
  expect(await run('list', school.label)).toEqual([`${id} of student ${student.id}: 高二第二次月考`]);
  expect(await run('confirm', school.label, String(id), '林', '安娜')).toEqual([`Score sheet ${id} is confirmed.`]);
  expect((await student.ask(archives.sheet, { id })).confirmedBy).toBe('林 安娜');
  for (const args of [
    ['confirm', school.label, String(id), 'a'],
    ['confirm', school.label, 'x', 'a'],
    ['list', 'nobody'],
    [],
  ])
    await expect(run(...args)).rejects.toThrow();
});
