import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createLanguage } from '../../../../i18n/language.ts';
import { RootProvider } from '../../../../page/context.tsx';
import { RootStore } from '../../../../stores/RootStore.ts';
import { buildServices } from '../../../../testing/services.ts';
import type { CouponCourse } from '../CouponCoursesStore.ts';
import { After } from './CouponCourses.tsx';

const language = createLanguage();
beforeAll(() => language.need(['coupons', 'common']));

function show(course: Partial<CouponCourse>) {
  const root = new RootStore(buildServices().services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <After course={{ isOwned: false, ...course } as CouponCourse} />
    </RootProvider>,
  );
}

it('shows a price after the coupon only where the school tells one', () => {
  expect(show({ afterFen: 28_000 })).toContain('¥280');
  expect(show({})).toBe('');
  expect(show({ missingFen: 1_000 })).toContain('¥10');
});
