import { expect, it, vi } from 'vitest';
import { refreshPage } from './refreshPage.ts';

it.each([
  ['/expert', 1],
  ['/expert?room=3', 1],
  ['/expert-QA', 1],
  ['/index', 0],
  ['/course/detail/3/4', 0],
])('the closed dialog of a call reads %s again in place, %i times (§4 refreshExpert)', (path, times) => {
  const rereadPage = vi.fn();
  vi.stubGlobal('location', { reload: () => expect.fail('a reload shows a white frame') });
  refreshPage({ rereadPage }, path);
  vi.unstubAllGlobals();
  expect(rereadPage).toHaveBeenCalledTimes(times);
});
