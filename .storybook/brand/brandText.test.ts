import { describe, expect, it } from 'vitest';
import { HOSTILE_PAYLOADS } from '../../packages/tokens/src/hostilePayloads.fixture.ts';
import { parseBrand, writeBrand } from './brandText.ts';
import { BRAND_TEXTS } from './tokens.ts';

const shengya = BRAND_TEXTS.get('shengya') ?? '';
/** The brands of the product; those of schools may be written by hand. */
const PRODUCT = ['default', 'shengya', '6c', 'jinyouhui', 'chindleten'];

/** The reasons for refusing the file of shengya with one thing changed. */
function flawsWith(from: string, to: string) {
  const parsed = parseBrand(shengya.replace(from, to));
  return 'flaws' in parsed ? parsed.flaws : [];
}

/** Parses a text, exports it, and says what it is then. */
function exported(text: string) {
  const parsed = parseBrand(text);
  if (!('brand' in parsed)) throw new Error(parsed.flaws.join('\n'));
  return writeBrand(parsed.brand);
}

describe('the file that Brand Lab exports', () => {
  it.each(PRODUCT)('is, for %s, byte for byte the one of the folder (ui-kit 4.8)', (id) => {
    const text = BRAND_TEXTS.get(id) ?? '';
    expect(exported(text)).toBe(text);
  });

  it.each([...BRAND_TEXTS])('says, for %s, what the one of the folder says, however that is laid out', (_, text) => {
    const [before, after] = [JSON.parse(text), JSON.parse(exported(text))];
    for (const key of ['id', 'name', 'tenants', 'im', 'images', 'override']) expect(after[key]).toEqual(before[key]);
    expect(before.policy).toMatchObject(after.policy); // a policy that is as usual is left out
    expect(exported(exported(text))).toBe(exported(text));
  });

  it('is the same for a file that an editor has laid out in its own way', () => {
    const other = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(shengya)).reverse()), undefined, '\t');
    expect(other).not.toBe(shengya);
    expect(exported(other.replaceAll('\n', '\r\n'))).toBe(shengya);
  });

  it('covers the five brands of the folder', () => {
    expect(BRAND_TEXTS.size).toBeGreaterThanOrEqual(5);
  });

  it('holds many tenants and overrides, one per line where a line is too short (ui-kit 4.1)', () => {
    const parsed = parseBrand(shengya);
    if (!('brand' in parsed)) throw new Error('shengya is a brand');
    const tenants = Array.from({ length: 12 }, (_, place) => `school-of-the-north-${place}`);
    const text = writeBrand({ ...parsed.brand, tenants, override: { 'color.action.bg': '{primary.700}' } });
    expect(text).toContain('"tenants": [\n    "school-of-the-north-0",\n');
    const again = parseBrand(text);
    expect('brand' in again && writeBrand(again.brand)).toBe(text);
  });
});

describe('what Brand Lab refuses to import', () => {
  it.each([
    ['nothing', '  ', 'There is nothing in it.'],
    ['a list', '[]', 'It is JSON, but not an object in braces.'],
    ['an endless text', 'x'.repeat(9000), 'It is larger than 8 KB'],
    ['half a file', shengya.slice(0, 200), 'It is not JSON:'],
    ['no seed', '{"id":"a"}', '"seed" is missing'],
  ])('%s, saying why', (_, text, message) => {
    const parsed = parseBrand(text);
    expect('flaws' in parsed && parsed.flaws.join('\n')).toContain(message);
  });

  it.each([
    ['"hue": 31', '"hue": 400', 'seed.primary.hue must be at most 360'],
    ['"id": "shengya"', '"id": "all"', 'id "all" means something else to the workbench'],
    ['"id": "shengya"', '"id": "a\\"] {} [b=\\""', 'id must match'],
    ['"id": "shengya"', '"id": "constructor"', 'id "constructor" means something else'],
    ['"en": "Shengya"', '"en": "\\u202eayg"', 'name.en must match'],
    ['"en": "Shengya"', '"en": "  "', 'name.en must match'],
    ['shengya/login.svg', 'https://evil.test/login.svg', 'images.login must match'],
    ['shengya/login.svg', 'x.svg\\") , url(\\"y.svg', 'images.login must match'],
    ['shengya/login.svg', '../../../etc/login.svg', 'images.login must match'],
    ['"override": {}', '"override": {"primary.600": "url(x)"}', 'override.primary.600 must match'],
    ['"override": {}', '"override": {"color.none.bg": "#123456"}', 'names no colour of a brand'],
    ['"override": {}', '"override": {"__proto__": {"x": "y"}}', 'override.__proto__'],
    ['"override": {}', '"override": {}, "__proto__": {"id": "x"}', '__proto__ is not known here'],
    ['"override": {}', '"override": {}, "constructor": {}', 'constructor is not known here'],
    ['"override": {}', '"override": {"\\ud800": "#123456"}', 'has a name that is no text'],
  ])('%s as %s', (from, to, message) => {
    expect(flawsWith(from, to).join('\n')).toContain(message);
  });

  it.each(HOSTILE_PAYLOADS)('what would harm the runtime: %s (ui-kit 4.7 rule 8)', (_, payload) => {
    const text = typeof payload === 'string' ? payload : (JSON.stringify(payload, plain) ?? '');
    expect(parseBrand(text)).toHaveProperty('flaws');
  });

  it.each(HOSTILE_PAYLOADS)('a brand file with it as a seed, a picture or an override: %s', (_, payload) => {
    const hostile: unknown = JSON.parse(JSON.stringify({ payload }, plain)).payload ?? 'url(x)';
    for (const edit of [
      { seed: { ...JSON.parse(shengya).seed, primary: hostile } },
      { images: { ...JSON.parse(shengya).images, hero: hostile } },
      { override: { 'primary.600': hostile } },
    ]) {
      expect(parseBrand(JSON.stringify({ ...JSON.parse(shengya), ...edit }))).toHaveProperty('flaws');
    }
  });
});

/** JSON has no BigInt. */
const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
