import { expect, it } from 'vitest';
import { campaignPages, campaignPath, discountsAddress } from './campaignAddress.ts';

it('names a campaign and a page of its courses (§2)', () => {
  expect(campaignPath({ id: 4 })).toBe('/course/discount/4');
  expect(campaignPath({ id: 4 }) + campaignPages.search({ page: 2 })).toBe('/course/discount/4?page=2');
  expect(campaignPages.search({ page: 1 })).toBe('');
  expect(discountsAddress.href({ page: 2 })).toBe('/discount/course?page=2');
  expect(campaignPages.read(new URLSearchParams('page=-3'))).toEqual({ page: 1 });
});
