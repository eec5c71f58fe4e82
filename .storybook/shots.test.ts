import { describe, expect, it } from 'vitest';
import { hasSheets, modesOf, shotsOf } from './shots.ts';

const BRANDS = ['default', 'shengya', 'sixth'];
const story = (title: string, name: string, tags: string[] = []) => ({ id: 'x--y', title, name, tags });
const names = (listed: ReturnType<typeof story>) => shotsOf(listed, BRANDS).map(({ name }) => name);

describe('the pictures of a story (docs/decisions/0026)', () => {
  it('a Matrix has one, whatever brands there are; some groups also in English and with forced colours', () => {
    expect(names(story('Foundations/Card', 'Matrix', ['matrix']))).toEqual(['x--y']);
    expect(names(story('Account/LoginBox', 'Matrix', ['matrix']))).toEqual(['x--y', 'x--y--en']);
    expect(names(story('Controls/Button', 'Matrix', ['matrix']))).toEqual(['x--y', 'x--y--forced']);
    expect(names(story('Commerce/CouponCard', 'Matrix', ['matrix']))).toEqual(['x--y', 'x--y--en', 'x--y--forced']);
  });

  it('what is shown only by what was done with it has one of its own', () => {
    expect(names(story('Chat/ChatWindow', 'NewBelow', ['alone']))).toEqual(['x--y']);
    expect(names(story('Chat/ChatWindow', 'Group'))).toEqual([]);
  });

  it('a Matrix about the art of brands shows that of each; English and forced colours have none', () => {
    expect(shotsOf(story('Foundations/BrandLogo', 'Matrix', ['matrix', 'brand-art']), BRANDS)).toEqual([
      { name: 'x--y', art: 'each' },
    ]);
    for (const shot of shotsOf(story('Commerce/CouponCard', 'Matrix', ['matrix']), BRANDS).slice(1)) {
      expect(shot.art).toBe('none');
    }
  });

  it('a page has one in each brand of the Matrices and one in English; the school of the others is drawn to its end', () => {
    expect(shotsOf(story('Pages/Home', 'Page', ['page']), BRANDS)).toEqual([
      { name: 'x--y--default', brand: 'default', hasPhotos: false },
      { name: 'x--y--shengya', brand: 'shengya', hasPhotos: false, isWhole: true },
      { name: 'x--y--en', brand: 'shengya', locale: 'en', hasPhotos: false, art: 'none' },
    ]);
  });

  it('three pages have one in every further brand, some one with forced colours', () => {
    expect(names(story('Pages/Home', 'Page', ['page', 'page-brand']))).toContain('x--y--sixth');
    expect(shotsOf(story('Pages/Home', 'Page', ['page', 'page-forced']), BRANDS).at(-1)).toEqual({
      name: 'x--y--forced',
      brand: 'shengya',
      isForced: true,
      hasPhotos: false,
      art: 'none',
    });
  });

  it('a brand more adds its own pictures of the telling pages and moves no other, at six brands as at twenty', () => {
    const listed = [
      story('Pages/Home', 'Page', ['page', 'page-brand']),
      story('Pages/Checkout', 'Page', ['page']),
      story('Pages/Address', 'Page', ['page-one']),
      story('Commerce/CouponCard', 'Matrix', ['matrix']),
    ];
    const many = Array.from({ length: 20 }, (_, at) => BRANDS[at] ?? `brand-${at}`);
    const all = (ids: readonly string[]) => listed.flatMap((each) => shotsOf(each, ids));
    for (const count of [6, 20]) {
      const [before, after] = [all(many.slice(0, count - 1)), all(many.slice(0, count))];
      const added = after.filter((shot) => !before.some((old) => JSON.stringify(old) === JSON.stringify(shot)));
      expect(added.map(({ name }) => name)).toEqual([`x--y--brand-${count - 1}`]);
      expect(after).toHaveLength(before.length + 1);
    }
  });

  it('a page of the second kind has one in one brand, to its end, without what pages of the first kind show', () => {
    expect(shotsOf(story('Pages/Address', 'Page', ['page-one']), BRANDS)).toEqual([
      { name: 'x--y', brand: 'shengya', hasPhotos: false, art: 'none', hasFooter: false, isWhole: true },
    ]);
  });

  it('a Matrix and the whole of a page may need several sheets, no other picture does', () => {
    const shots = ['page', 'page-one'].flatMap((tag) => shotsOf(story('Pages/Home', 'Page', [tag]), BRANDS));
    expect(shots.filter(hasSheets).map(({ name }) => name)).toEqual(['x--y--shengya', 'x--y']);
    expect(hasSheets({ name: 'x--matrix--forced' })).toBe(true);
    expect(hasSheets({ name: 'x--matrix' })).toBe(true);
  });

  it('any other story has none', () => {
    expect(names(story('Controls/Button', 'Hover'))).toEqual([]);
  });

  it('Chromatic has the same, as modes', () => {
    const modes = (listed: ReturnType<typeof story>) => modesOf('x--y', shotsOf(listed, BRANDS));
    expect(modes(story('Commerce/CouponCard', 'Matrix', ['matrix']))).toEqual({
      cn: { locale: 'cn' },
      en: { locale: 'en' },
      forced: { locale: 'cn', forcedColors: 'active' },
    });
    expect(modes(story('Pages/Home', 'Page', ['page']))).toEqual({
      default: { locale: 'cn', brand: 'default' },
      shengya: { locale: 'cn', brand: 'shengya' },
      en: { locale: 'en', brand: 'shengya' },
    });
  });
});
