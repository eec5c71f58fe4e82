import { expect, test } from 'vitest';
import { RecentChecks } from './recentChecks.ts';

function build() {
  const clock = { now: 0 };
  const recent = new RecentChecks(() => clock.now);
  const asked: string[] = [];
  const ask = (key: string, isAlive: boolean) =>
    recent.holds(key, async () => {
      asked.push(key);
      return isAlive;
    });
  return { clock, ask, asked };
}

test('a login is looked up once for the parts that a player fetches within half a second', async () => {
  const { ask, asked } = build();
  expect([await ask('one', true), await ask('one', false), await ask('other', true)]).toEqual([true, true, true]);
  expect(asked).toEqual(['one', 'other']);
});

test('an ended login is refused within a second (A1)', async () => {
  const { clock, ask } = build();
  expect(await ask('one', true)).toBe(true);
  clock.now += 500;
  expect(await ask('one', false)).toBe(false);
});

test('what was not found is looked up again, so that a login counts from its first moment', async () => {
  const { ask, asked } = build();
  expect([await ask('one', false), await ask('one', true)]).toEqual([false, true]);
  expect(asked).toEqual(['one', 'one']);
});
