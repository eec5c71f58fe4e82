import { expect, it, vi } from 'vitest';
import { ring } from './ringSound.ts';

it('rings after the page was touched, and stops', () => {
  const stop = vi.fn();
  const end = ring(() => stop, { hasBeenActive: true });
  expect(stop).not.toHaveBeenCalled();
  end();
  expect(stop).toHaveBeenCalledOnce();
});

it('is silent on a page that nobody has touched', () => {
  const sound = vi.fn(() => undefined);
  ring(sound, { hasBeenActive: false })();
  ring(sound, undefined)();
  expect(sound).not.toHaveBeenCalled();
});
