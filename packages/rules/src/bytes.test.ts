import { describe, expect, it } from 'vitest';
import { formatByteLimit, formatBytes } from './bytes.ts';

describe('sizes of files (§5)', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1_048_575, '1023 KB'],
    [1_048_576, '1.0 MB'],
    [2_516_582, '2.3 MB'],
    [104_857_599, '99.9 MB'],
    [104_857_600, '100 MB'],
    [209_715_201, '200 MB'],
  ])('%d bytes are %s, never rounded up', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it.each([
    [3_145_728, '3 MB'],
    [209_715_200, '200 MB'],
    [2_621_440, '2.5 MB'],
    [3_145_727, '2.9 MB'],
    [512_000, '500 KB'],
  ])('a limit of %d bytes is %s, without decimals where it is whole', (bytes, text) => {
    expect(formatByteLimit(bytes)).toBe(text);
  });
});
