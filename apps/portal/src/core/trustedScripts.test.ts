import { afterEach, expect, it, vi } from 'vitest';
import { isOwnFile, trustOwnWorkers } from './trustedScripts.ts';

const page = { origin: 'http://shengya.localhost', href: 'http://shengya.localhost/web/learn' };
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/web/assets/worker.mjs', true],
  ['http://shengya.localhost/web/assets/worker.mjs', true],
  ['http://elsewhere.example/web/assets/worker.mjs', false],
  ['/web/assets/../../files/u/script.js', false],
  ['/files/u/script.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://shengya.localhost/1', false],
  ['http://', false],
])('%s starts a worker: %s (X2)', (address, isAllowed) => {
  vi.stubGlobal('location', page);
  expect(isOwnFile(address, '/web/')).toBe(isAllowed);
});

it('allows nothing but addresses of workers, and does without Trusted Types where a browser has none (X2)', () => {
  vi.stubGlobal('location', page);
  expect(() => trustOwnWorkers('/web/')).not.toThrow();
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trustOwnWorkers('/web/');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: expect.any(Function) });
});
