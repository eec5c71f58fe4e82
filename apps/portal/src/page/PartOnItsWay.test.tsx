// @vitest-environment jsdom
import { act, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLanguage } from '../i18n/language.ts';
import { PartOnItsWay } from './PartOnItsWay.tsx';

beforeEach(async () => {
  await createLanguage().need(['common']);
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a part whose code never comes is no skeleton for ever: it says so, and offers to load the page again (decision 0084)', () => {
  const Never = lazy(() => new Promise<{ default: () => null }>(() => undefined));
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <Suspense fallback={<PartOnItsWay count={4} />}>
        <Never />
      </Suspense>,
    ),
  );
  expect(container.querySelectorAll('.shapes')).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(container.querySelectorAll('.shapes')).toHaveLength(0);
  expect(container.textContent).toContain('页面还在路上');
  expect(container.querySelector('button')?.textContent).toBe('刷新页面');
  act(() => root.unmount());
});
