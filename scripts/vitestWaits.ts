import { vi } from 'vitest';
import { WAIT_MS } from './bounds.ts';

/** Vitest has a setting for `expect.poll` and none for `vi.waitFor`, which gives up after a second. */
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: WAIT_MS, ...(typeof options === 'number' ? { timeout: options } : options) });
