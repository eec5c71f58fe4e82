import { describe, expect, it } from 'vitest';
import { modesOf } from './chromatic.ts';
import { shotsOf } from './shots.ts';

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

  it('a Matrix about the art of brands shows that of each; English and forced colours have none', () => {
    expect(shotsOf(story('Foundations/BrandLogo', 'Matrix', ['matrix', 'brand-art']), BRANDS)).toEqual([
      { name: 'x--y', art: 'each' },
    ]);
    for (const shot of shotsOf(story('Commerce/CouponCard', 'Matrix', ['matrix']), BRANDS).slice(1)) {
      expect(shot.art).toBe('none');
    }
  });

  it('a page has one in each brand and one in English; one of them has its photos', () => {
    expect(shotsOf(story('Pages/Home', 'Page', ['page']), BRANDS)).toEqual([
      { name: 'x--y--default', brand: 'default', hasPhotos: false },
      { name: 'x--y--shengya', brand: 'shengya', hasPhotos: false },
      { name: 'x--y--sixth', brand: 'sixth', hasPhotos: false },
      { name: 'x--y--en', brand: 'shengya', locale: 'en', hasPhotos: false, art: 'none' },
    ]);
  });

  it('a page of the second kind has one in one brand, without what pages of the first kind show', () => {
    expect(shotsOf(story('Pages/Address', 'Page', ['page-one']), BRANDS)).toEqual([
      { name: 'x--y', brand: 'shengya', hasPhotos: false, art: 'none', hasFooter: false },
    ]);
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
      sixth: { locale: 'cn', brand: 'sixth' },
      en: { locale: 'en', brand: 'shengya' },
    });
  });
});
