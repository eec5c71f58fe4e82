import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE_BYTES, BRAND_BYTES, weigh, weightSentence } from '../../scripts/stories/weight.ts';

describe('what all pictures may weigh (docs/decisions/0026)', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-weight-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const put = (name: string, bytes: number) => {
    writeFileSync(path.join(folder, name), '');
    truncateSync(path.join(folder, name), bytes);
  };

  it('30 MB with five brands: a byte more is too much', () => {
    put('a--matrix.webp', BASE_BYTES - 10);
    put('b--matrix.webp', 10);
    expect(weigh(folder, 5)).toEqual({ pictures: 2, bytes: BASE_BYTES, mostBytes: 30_000_000, isOver: false });
    put('b--matrix.webp', 11);
    expect(weigh(folder, 5).isOver).toBe(true);
    expect(weightSentence(weigh(folder, 5))).toContain('30.0 MB of at most 30.0 MB: too much');
  });

  it('a fixed room more for each brand more, at six brands as at twenty; fewer brands give none back', () => {
    expect(weigh(folder, 6).mostBytes).toBe(BASE_BYTES + BRAND_BYTES);
    expect(weigh(folder, 20).mostBytes).toBe(BASE_BYTES + 15 * BRAND_BYTES);
    expect(weigh(folder, 4).mostBytes).toBe(BASE_BYTES);
  });

  it('counts pictures alone: not the recorded variables, not the report, not a folder that is not there', () => {
    put('variables.txt', 100);
    expect(weigh(folder, 5)).toMatchObject({ pictures: 0, bytes: 0 });
    expect(weigh(path.join(folder, 'gone'), 5)).toMatchObject({ pictures: 0, isOver: false });
  });

  it('what is there now is within it', () => {
    const brands = readdirSync(path.join(import.meta.dirname, '../../packages/tokens/brands'));
    const count = brands.filter((file) => file.endsWith('.brand.json')).length;
    const now = weigh(path.join(import.meta.dirname, '../visual'), count);
    expect(weightSentence(now)).not.toContain('too much');
  });
});
