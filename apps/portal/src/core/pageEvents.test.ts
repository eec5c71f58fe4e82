import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onAwake } from './pageEvents.ts';

class PageTransition extends Event {
  constructor(
    type: string,
    readonly persisted: boolean,
  ) {
    super(type);
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('PageTransitionEvent', PageTransition);
});
afterEach(() => void vi.unstubAllGlobals());

it('wakes with the network, when the page is in sight again, and from the cache of the browser (W5)', () => {
  const woken = vi.fn();
  const end = onAwake(woken);
  const count = (act: () => void) => {
    woken.mockClear();
    act();
    return woken.mock.calls.length;
  };
  expect(count(() => window.dispatchEvent(new Event('online')))).toBe(1);
  page.visibilityState = 'hidden';
  expect(count(() => page.dispatchEvent(new Event('visibilitychange')))).toBe(0);
  page.visibilityState = 'visible';
  expect(count(() => page.dispatchEvent(new Event('visibilitychange')))).toBe(1);
  expect(count(() => window.dispatchEvent(new PageTransition('pageshow', false)))).toBe(0);
  expect(count(() => window.dispatchEvent(new PageTransition('pageshow', true)))).toBe(1);
  end();
  expect(count(() => window.dispatchEvent(new Event('online')))).toBe(0);
});
