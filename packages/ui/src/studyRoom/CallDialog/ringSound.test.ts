import { expect, it, vi } from 'vitest';
import { ring } from './ringSound.ts';

it('rings after the student has interacted with the page, and stops', () => {
  const stop = vi.fn();
  const end = ring(() => stop, { hasBeenActive: true });
  expect(stop).not.toHaveBeenCalled();
  end();
  expect(stop).toHaveBeenCalledOnce();
});

it('is silent before any user interaction', () => {
  const sound = vi.fn(() => undefined);
  ring(sound, { hasBeenActive: false })();
  ring(sound, undefined)();
  expect(sound).not.toHaveBeenCalled();
});
