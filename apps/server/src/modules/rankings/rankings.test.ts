import { contract, RANKING_MIN } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import type { StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { rankings } = contract;

test('equal values share a place, who hides keeps it without a name, and nine students make no list (product.md 4.19)', async () => {
  const school = await world.school();
  const students: StudentCaller[] = [];
  const learn = async (student: StudentCaller, seconds: number) =>
    school.withTenant((tx) =>
      tx
        .insertInto('learn_day')
        .values({ company_id: school.id, student_id: student.id, day: '2026-11-19', seconds })
        .execute(),
    );
  for (let at = 0; at < RANKING_MIN; at += 1) students.push(await school.student({ nickname: `学生${at}` }));
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error('ten students were made');
  for (const [at, student] of students.slice(1).entries()) await learn(student, at < 2 ? 900 : 600 - at);
  const ask = (who: StudentCaller) => who.ask(rankings.list, { type: 'learning', period: 'week' });
  expect(await ask(second)).toMatchObject({ isOpen: false, rows: [], total: 9, mine: { value: 900 } });
  expect((await ask(second)).mine?.rank).toBeUndefined();
  await learn(first, 100);
  await third.ask(rankings.hideMe, { isHidden: true });
  world.clock.set(new Date(world.clock.now().getTime() + 61_000));
  const { rows, mine } = await ask(first);
  expect(rows.slice(0, 3)).toMatchObject([
    { rank: 1, isTied: true, userId: second.id, name: '学生1' },
    { rank: 1, isTied: true, name: '同学***', isHidden: true },
    { rank: 3, isTied: false },
  ]);
  expect(rows[1]?.userId).toBeUndefined();
  expect(mine).toMatchObject({ rank: 10, value: 100, gap: 492, gapRank: 9, isHidden: false });
  expect((await school.visitor().ask(rankings.list, { type: 'learning', period: 'week' })).mine).toBeUndefined();
});
