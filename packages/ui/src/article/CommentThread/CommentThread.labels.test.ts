import { expect, it } from 'vitest';
import { commentThreadLabels } from './CommentThread.labels.ts';

it('a comment that is public while it waits for its review says so to its writer (product.md 4.13)', () => {
  expect(commentThreadLabels.cn.inReviewHint).toContain('大家都能看到');
  expect(commentThreadLabels.en.inReviewHint).toContain('everybody sees it');
  for (const words of Object.values(commentThreadLabels)) expect(words.inReviewHint).not.toMatch(/只有你|only you/i);
});
