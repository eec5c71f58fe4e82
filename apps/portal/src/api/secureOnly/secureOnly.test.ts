import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { digest } from './digest.ts';
import { pbkdf2 } from './pbkdf2.ts';
import { randomId } from './randomId.ts';
import { sha256 } from './sha256.ts';

const { subtle } = crypto;
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** What the server computes. */
const expected = async (bytes: Uint8Array<ArrayBuffer>) => hex(new Uint8Array(await subtle.digest('SHA-256', bytes)));

afterEach(() => vi.unstubAllGlobals());

/** As plain http has it under a name that is not local. */
function insecure() {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  vi.stubGlobal('isSecureContext', false);
}

describe('on plain http, without what browsers keep for secure pages', () => {
  it('ids are version 4 UUIDs, each another', () => {
    insecure();
    const ids = Array.from({ length: 1000 }, randomId);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(1000);
  });

  it('chunks of files have the checksum that the server computes', async () => {
    insecure();
    const bytes = new TextEncoder().encode('书院'.repeat(50_000));
    expect(hex(await sha256(bytes.buffer))).toBe(await expected(bytes));
  });

  it('SHA-256 is that of the standard for every length around a block', async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = new Uint8Array(length).map((_, index) => index * 7);
      expect(hex(digest(bytes)), String(length)).toBe(await expected(bytes));
    }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 4096 }), async (drawn) => {
        const bytes = Uint8Array.from(drawn);
        expect(hex(digest(bytes))).toBe(await expected(bytes));
      }),
      { numRuns: 200 },
    );
  });

  it('PBKDF2 is that of secure pages, for short and long secrets (S15)', async () => {
    const texts = ['', '7:1204', '书院'.repeat(40)];
    const keys = () =>
      Promise.all(texts.flatMap((secret) => texts.map((salt) => pbkdf2(secret, salt, 1 + salt.length).then(hex))));
    const secure = await keys();
    insecure();
    expect(await keys()).toEqual(secure);
    const known = '120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b';
    expect(hex(await pbkdf2('password', 'salt', 1))).toBe(known);
  });
});
