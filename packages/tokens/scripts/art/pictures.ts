import { BRANDS, type BrandArt } from './brands.ts';
import { drawEmpty } from './empty.ts';
import { drawIcon, drawLogo } from './logo.ts';
import { type Palette, paletteOf } from './palette.ts';
import { drawHero, drawLogin } from './scene.ts';
import { drawTexture } from './textures.ts';

/** The seven pictures of one brand, file name → SVG text (§3). */
export const drawBrand = (brand: BrandArt, c: Palette): Readonly<Record<string, string>> => ({
  'logo.svg': drawLogo(brand, c, c.n950),
  'logo-inverse.svg': drawLogo(brand, c, '#ffffff'),
  'login.svg': drawLogin(brand, c),
  'hero.svg': drawHero(brand, c),
  'empty.svg': drawEmpty(c),
  'coupon.svg': drawTexture(brand),
  'icon.svg': drawIcon(brand, c),
});

/** Every committed picture: path below `brands/` → SVG text. */
export const drawAll = () =>
  new Map(
    BRANDS.flatMap((brand) =>
      Object.entries(drawBrand(brand, paletteOf(brand.id))).map(
        ([file, text]) => [`${brand.id}/${file}`, text] as const,
      ),
    ),
  );
