import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY_LIMITS } from './bodyLimits.ts';
import { OBJECT_KEYS_MAX, parseJson } from './json.ts';

const LIMITS = BODY_LIMITS.ordinary;
const parse = (text: string) => parseJson(text, LIMITS);
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const keysOf = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;
const listOf = (value: string, count: number) => `[${Array(count).fill(value).join(',')}]`;

describe('strict parsing of JSON (E2, S6, Z2)', () => {
  test('takes JSON as it is meant, whatever its strings hold', () => {
    const text = '{"a":"{\\"a\\":[[[\\\\","b":[{"a":1},{"a":2}],"c":" : ","toString":1}';
    expect(parse(text)).toEqual({ value: JSON.parse(text) });
  });

  test('takes what JSON.parse takes, as it takes it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6, noUnicodeString: false } as object), (text) => {
        const read = parse(text);
        if ('fault' in read) expect(text).toMatch(/__proto__|constructor|prototype|\\u00/);
        else expect(read.value).toEqual(JSON.parse(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('refuses what JSON.parse refuses', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[[\]{}",:\\ a1]{0,40}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const read = parse(text);
        if (!('fault' in read)) expect(() => JSON.parse(text)).not.toThrow();
      }),
      { numRuns: 5_000 },
    );
  });

  test('takes 20 levels and not 21', () => {
    expect(parse(nested(20))).toHaveProperty('value');
    expect(parse(nested(21))).toEqual({ fault: 'json' });
  });

  test('refuses a key that comes twice, however it is written, and one that reaches for a prototype', () => {
    for (const text of [
      '{"a":1,"a":2}',
      '{"a":1,"\\u0061":2}',
      '{"x":{"a":1, "a" : 2}}',
      '{"__proto__":1}',
      '{"a":',
      '"',
    ])
      expect(parse(text)).toEqual({ fault: 'json' });
  });
});

describe('a body that would stall a process (S6)', () => {
  test('of 127,000 keys is refused at the first too many, one object or many', () => {
    expect(parse(keysOf(127_000))).toEqual({ fault: 'many' });
    expect(parse(keysOf(OBJECT_KEYS_MAX))).toHaveProperty('value');
    expect(parse(keysOf(OBJECT_KEYS_MAX + 1))).toEqual({ fault: 'many' });
    expect(parse(listOf('{"a":1}', LIMITS.keys))).toHaveProperty('value');
    expect(parse(listOf('{"a":1}', LIMITS.keys + 1))).toEqual({ fault: 'many' });
    expect(parse(`{"a":${keysOf(127_000)}}`)).toEqual({ fault: 'many' });
  });

  test('of very long lists is refused, a comma in a text counts for nothing', () => {
    expect(parse(listOf('1', LIMITS.items + 1))).toHaveProperty('value');
    expect(parse(listOf('1', LIMITS.items + 2))).toEqual({ fault: 'many' });
    expect(parse(JSON.stringify(','.repeat(2 * LIMITS.items)))).toHaveProperty('value');
  });

  test('of quotes, backslashes and blanks is read in linear time', () => {
    for (const unit of ['"', '\\', '\\"', '"\\', ' ', '" ', '"":', '[{"', ':', '{"a":"\\\\'])
      expect(() => parse(unit.repeat(1_000_000))).not.toThrow();
  });
});
