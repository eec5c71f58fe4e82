import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Fills without words of their own that lie on a dark ground or are hardly seen, where a line would say nothing. */
const ON_DARK = new Set([
  'packages/ui/src/media/VideoPlayer/VideoPlayer.styles.ts',
  'packages/ui/src/course/ChapterList/side.styles.ts',
  'apps/portal/src/features/trade/coupons/coupons.styles.ts',
]);
const FILL = /background: (?:\w+\.)*action\.bg\b/g;
const NEAR = 120;

test("what is filled with the brand's colour has a line where that colour is as pale as the card (decision 0029)", () => {
  const files = globSync('{packages/ui,apps/portal}/src/**/*.{ts,tsx}', {
    exclude: ['**/*.{stories,pairs}.tsx', '**/*.test.*'],
  });
  const bare = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const fills = [...text.matchAll(FILL)].filter(
      ({ index }) => !text.slice(Math.max(0, index - NEAR), index + NEAR).includes('action.edge'),
    );
    return fills.length > 0 && !ON_DARK.has(file) ? [file] : [];
  });
  expect(bare).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
