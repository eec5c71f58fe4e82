import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

it('reads what a school has written as paragraphs, and nothing as none', () => {
  expect(paragraphsOf({ intro: '测一次。\n\n 交卷后出档位。\n \n\n' })).toEqual(['测一次。', '交卷后出档位。']);
  expect([paragraphsOf({}), paragraphsOf({ intro: '  ' })]).toEqual([[], []]);
});
