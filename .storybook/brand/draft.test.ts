import { describe, expect, it } from 'vitest';
import { BRANDS, parseBrand, writeBrand } from './brandText.ts';
import { readPicture, withBrand, withId, withPicture, withSeed } from './draft.ts';
import { begin, change, redo, replace, restart, undo } from './history.ts';
import { forgetStored, readStored, WORK_KEY, writeStored } from './stored.ts';

const shengya = BRANDS.get('shengya');
if (!shengya) throw new Error('There is no shengya.');
const draft = { brand: shengya, pictures: {} };

const dataUrl = (type: string, text: string) => `data:${type};base64,${btoa(text)}`;
const logo = dataUrl('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="36"></svg>');

describe('a draft', () => {
  it('moves its pictures to the folder of a new id (ui-kit 4.1)', () => {
    const { brand } = withId(draft, 'lanting');
    expect(brand.id).toBe('lanting');
    expect(brand.images.logoInverse).toBe('lanting/logo-inverse.svg');
    expect(withId(withId(draft, 'lanting'), 'shengya')).toEqual(draft);
  });

  it('measures a dropped picture as the tokens check does, and names its file (ui-kit 4.8)', () => {
    const picture = readPicture('logo', logo);
    expect(picture?.report).toMatchObject({ size: { width: 150, height: 36 }, flaws: [] });
    expect(readPicture('icon', logo)?.report.flaws).toEqual(['is 150 by 36, must be a square']);
    const photo = readPicture('login', dataUrl('image/webp', 'no photo at all, but long enough'));
    expect(photo?.report.flaws).toEqual(['is not a picture that can be read']);
    if (!photo) throw new Error('a webp is a picture');
    expect(withPicture(draft, 'login', photo).brand.images.login).toBe('shengya/login.webp');
  });

  it.each([
    ['a page', dataUrl('text/html', '<b>')],
    ['an address elsewhere', 'https://evil.test/a.svg'],
    ['something after the picture', `${logo}") , url("https://evil.test/a.svg`],
    ['a type that is a prototype', dataUrl('constructor', 'x')],
  ])('accepts no picture from %s', (_, url) => {
    expect(readPicture('logo', url)).toBeUndefined();
  });

  it('omits a shift of 0 from the file, as the folder does', () => {
    expect(withSeed(draft, 'primary', { lightHueShift: 0 }).brand.seed.primary).toEqual({ hue: 31, chroma: 0.2 });
    expect(withSeed(draft, 'accent', { lightHueShift: 4 }).brand.seed.accent.lightHueShift).toBe(4);
    const text = writeBrand(withSeed(draft, 'primary', { hue: 200 }).brand);
    expect(parseBrand(text)).toMatchObject({ brand: { seed: { primary: { hue: 200, lightHueShift: 6 } } } });
  });
});

describe('undoing', () => {
  it('has back what another start or an import has replaced, and restarts at the new start', () => {
    const replaced = replace(change(begin('a'), 'hue', 'b'), 'c');
    expect([replaced.now, undo(replaced).now, restart(change(replaced, 'hue', 'd')).now]).toEqual(['c', 'b', 'c']);
    const stored = replace(begin('a'), 'work', 'a');
    expect([stored.now, undo(stored).now, restart(stored).now]).toEqual(['work', 'a', 'a']);
  });

  it('undoes step by step, a dragged slider being one step, and redoes steps', () => {
    let history = begin(0);
    for (const hue of [1, 2, 3]) history = change(history, 'hue', hue);
    history = change(history, 'name', 10);
    expect(undo(history).now).toBe(3);
    expect(undo(undo(history)).now).toBe(0);
    expect(undo(undo(undo(history))).now).toBe(0);
    expect(redo(redo(undo(undo(history)))).now).toBe(10);
    expect(redo(history).now).toBe(10);
  });

  it('drops undone steps after a new change', () => {
    const history = change(undo(change(begin(0), 'hue', 1)), 'hue', 2);
    expect(history.future).toEqual([]);
    expect(undo(history).now).toBe(0);
  });

  it('goes back to the start in one step that can itself be undone', () => {
    const history = change(change(begin(0), 'hue', 1), 'name', 2);
    expect(restart(history).now).toBe(0);
    expect(undo(restart(history)).now).toBe(2);
  });
});

describe('the brand stored for the toolbar', () => {
  function memory() {
    const stored = new Map<string, string>();
    return {
      kept: stored,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
  }

  it('is read back with its pictures, and can be removed', () => {
    const storage = memory();
    const picture = readPicture('logo', logo);
    if (!picture) throw new Error('a logo is a picture');
    const own = withPicture(withBrand(withId(draft, 'lanting'), { tenants: ['lanting'] }), 'logo', picture);
    expect(readStored(storage)).toBeUndefined();
    expect(writeStored(storage, own)).toBe(true);
    expect(readStored(storage)).toEqual(own);
    expect([...storage.kept.keys()]).toEqual(['shuyuan.workbench.brand.v1']);
    forgetStored(storage);
    expect(readStored(storage)).toBeUndefined();
  });

  it('stands beside what is worked on in the Lab', () => {
    const storage = memory();
    writeStored(storage, withId(draft, 'lanting'), WORK_KEY);
    expect(readStored(storage)).toBeUndefined();
    expect(readStored(storage, WORK_KEY)?.brand.id).toBe('lanting');
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '[]'],
    ['a brand that is none', '{"brand":"{}"}'],
  ])('is none when storage holds %s', (_, text) => {
    const storage = memory();
    storage.setItem('shuyuan.workbench.brand.v1', text);
    expect(readStored(storage)).toBeUndefined();
  });

  it('is none, without an error, where the browser has no storage', () => {
    const full = () => {
      throw new Error('QuotaExceededError');
    };
    expect(writeStored({ ...memory(), setItem: full }, draft)).toBe(false);
    expect(readStored({ ...memory(), getItem: full })).toBeUndefined();
  });
});
