import { expect, it } from 'vitest';
import { allOf } from './allOf.ts';

const none = { unfinished: 0, submitted: 0, awaiting: 0, finished: 0, expired: 0 };

it('calls all practices done only where there were some and none has passed undone', () => {
  expect(allOf(none)).toBeNull();
  expect(allOf({ ...none, finished: 3, awaiting: 1 })?.key).toBe('allDone');
  expect(allOf({ ...none, finished: 3, expired: 1 })?.key).toBe('noneLeft');
  expect(allOf({ ...none, unfinished: 2, expired: 1 })).toEqual({ key: 'open', count: 2 });
  expect([allOf({ unfinished: 0 })?.key, allOf({})]).toEqual(['noneLeft', null]);
});
