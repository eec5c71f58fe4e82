import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { digest } from './digest.ts';
import { randomId } from './randomId.ts';
import { sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

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
    expect(hex(await sha256(bytes.buffer))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('SHA-256 is that of the standard for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = new Uint8Array(length).map((_, index) => index * 7);
      expect(hex(digest(bytes)), String(length)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4096 }), (bytes) => {
        expect(hex(digest(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
      { numRuns: 200 },
    );
  });
});
