import type { AnnouncedPractice } from '@shuyuan/contract';
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
beforeAll(() => language.need(['overview', 'lessons', 'common']));

const NONE = () => Promise.reject(new ApiError('notServed'));

async function show(unread: () => Promise<never>, announced: () => Promise<AnnouncedPractice[]> = NONE) {
  const api = buildApi({ report: { unread }, learning: { announced } });
  const store = new LearnStore({ api, clock: { now: 0 }, timeZone: () => 'Asia/Shanghai' });
  await Promise.all([store.reports.load(), store.announced.load()]);
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

it('announces the practice that each class brings next, with what opens it, its questions and its days (product.md 4.4)', async () => {
  const own = { courseTitle: '细胞的世界', saleId: 4, practiceTotal: 5, practiceHours: 72 };
  const html = await show(NONE as never, async () => [
    { ...own, courseId: 3, lessonId: 7, title: '主动运输', practiceOpens: 'afterClass' },
    { ...own, courseId: 9, lessonId: 8, title: '打车计费', practiceOpens: 'afterLearnt', practicePercent: 90 },
    { ...own, courseId: 3, lessonId: 10, title: '酶', practiceOpens: 'afterClass' },
  ]);
  expect(html).toContain('主动运输·练习');
  expect(html).toContain('细胞的世界 · 上完课后布置：5题，之后3天内交');
  expect(html).toContain('细胞的世界 · 看完90%后开放：5题，之后3天内交');
  expect(html).toContain('/myclass/classdetail/3/4/');
  expect(html).not.toContain('酶·练习');
});
