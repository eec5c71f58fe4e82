import { expect, it } from 'vitest';
import { statusTagLabels } from './StatusTag.labels.ts';

it('says of a practice that waits, begun or not, that it is to do; nobody is told to have left off what nobody began (§4)', () => {
  expect(statusTagLabels.cn.practice.unfinished).toBe('未完成');
  expect(statusTagLabels.en.practice.unfinished).toBe('To do');
});
