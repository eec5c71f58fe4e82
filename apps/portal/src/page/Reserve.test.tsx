// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reserve } from './Reserve.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes the shapes of what follows away when that shows, so that a very late answer moves nothing', () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <>
        <Reserve ahead={<p>rooms</p>} />
        <Reserve height={96} then="row" />
      </>,
    ),
  );
  const shapes = () => [container.querySelectorAll('p').length, container.querySelectorAll('.row').length > 0];
  expect(shapes()).toEqual([1, true]);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(shapes()).toEqual([0, false]);
  // A part that usually comes keeps its room.
  expect(container.querySelectorAll('.panel')).toHaveLength(1);
  act(() => root.unmount());
});
