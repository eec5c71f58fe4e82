import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildApi, buildServices } from '../../../../testing/services.ts';
import { LearnStore } from '../LearnStore.ts';
import { Todo } from './Todo.tsx';

const language = createLanguage();
beforeAll(() => language.need(['overview', 'common']));

async function show(unread: () => Promise<never>) {
  const api = buildApi({ report: { unread } });
  const store = new LearnStore({ api, clock: { now: 0 }, timeZone: () => 'Asia/Shanghai' });
  await store.reports.load();
  for (const other of [store.unpaid, store.coupons, store.practices]) other.fail(new ApiError('notServed'));
  const root = new RootStore(buildServices().services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <MemoryRouter>
        <Todo store={store} />
      </MemoryRouter>
    </RootProvider>,
  );
}

it('tells of every call that failed, also of one with a reason of its own, and of none that the school does not serve', async () => {
  expect(await show(() => Promise.reject(new ApiError('failed', '系统忙')))).toContain('系统忙');
  expect(await show(() => Promise.reject(new ApiError('missing', '班级不存在')))).toContain('班级不存在');
  expect(await show(() => Promise.reject(new ApiError('notServed')))).toBe('');
  expect(await show(async () => [] as never)).toBe('');
});
