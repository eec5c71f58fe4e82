import { expect, test } from 'vitest';
import { readContent } from './content.ts';

const { agreements, courses } = readContent();

test('no label of a course promises a price: prices are read from offers alone', () => {
  const labels = [...courses.values()].flatMap(({ tag }) => tag);
  expect(labels.length).toBeGreaterThan(50);
  expect(labels.filter((label) => /免费|会员|优惠|价|free|member|offer|price/i.test(label))).toEqual([]);
});

test('the agreement about membership promises no courses that members do not get', () => {
  expect(JSON.stringify(agreements)).toMatch(/会员价/);
  expect(JSON.stringify(agreements)).not.toMatch(/会员免费|free member courses|专属答疑|question hours of their own/);
});
