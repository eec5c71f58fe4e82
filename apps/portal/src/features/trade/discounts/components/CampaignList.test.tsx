import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { createLanguage } from '../../../../i18n/language.ts';
import { buildApi } from '../../../../testing/services.ts';
import { createDiscountsStore } from '../DiscountsStore.ts';
import { CampaignList } from './CampaignList.tsx';

const language = createLanguage();
beforeAll(() => language.need(['discounts', 'common']));

async function show(list: () => Promise<never>) {
  const store = createDiscountsStore(buildApi({ discounts: { list } }), { now: 0 });
  await store.campaigns.load();
  return renderToStaticMarkup(
    <MemoryRouter>
      <CampaignList store={store} />
    </MemoryRouter>,
  );
}

it('says that campaigns could not be read, and does not look like a school without any (decision 0020)', async () => {
  expect(await show(() => Promise.reject(new ApiError('failed', '系统忙')))).toContain('系统忙');
  expect(await show(() => Promise.reject(new ApiError('notServed')))).toBe('');
  expect(await show(async () => ({ items: [], totalCount: 0 }) as never)).toBe('');
});
