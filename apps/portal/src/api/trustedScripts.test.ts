import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trustOwnWorkers } from './trustedScripts.ts';

beforeEach(() =>
  vi.stubGlobal('location', { origin: 'http://shengya.localhost', href: 'http://shengya.localhost/web/learn' }),
);
afterEach(() => vi.unstubAllGlobals());

/** The rules that the browser is given. */
function rules() {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: null });
  trustOwnWorkers('/web/');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: expect.any(Function) });
  const [, given] = createPolicy.mock.calls[0] ?? [];
  return given as { createScriptURL: (address: string) => string | null };
}

it.each([
  ['/web/assets/worker.mjs', true],
  ['http://shengya.localhost/web/assets/worker.mjs', true],
  ['http://elsewhere.example/web/assets/worker.mjs', false],
  ['/web/assets/../../files/u/script.js', false],
  ['/files/u/script.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://shengya.localhost/1', false],
])('%s starts a worker: %s (X2)', (address, isAllowed) => {
  expect(rules().createScriptURL(address)).toBe(isAllowed ? address : null);
});

it('makes one policy a page, and does without where a browser has no Trusted Types', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: {} });
  trustOwnWorkers('/web/');
  expect(createPolicy).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  expect(() => trustOwnWorkers('/web/')).not.toThrow();
});
