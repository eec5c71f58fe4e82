import { BRANDS, type BrandArt } from './brands.ts';
import { drawEmpty } from './empty.ts';
import { drawIcon, drawLogo } from './logo.ts';
import { drawHero, drawLogin } from './scene.ts';
import { drawTexture } from './textures.ts';

/** The seven pictures of one brand, file name → SVG text (§3). */
export const drawBrand = (brand: BrandArt): Readonly<Record<string, string>> => ({
  'logo.svg': drawLogo(brand, brand.palette.n950),
  'logo-inverse.svg': drawLogo(brand, '#ffffff'),
  'login.svg': drawLogin(brand),
  'hero.svg': drawHero(brand),
  'empty.svg': drawEmpty(brand.palette),
  'coupon.svg': drawTexture(brand),
  'icon.svg': drawIcon(brand),
});

/** Every committed picture: path below `brands/` → SVG text. */
export const drawBrands = () =>
  new Map(
    BRANDS.flatMap((brand) =>
      Object.entries(drawBrand(brand)).map(([file, text]) => [`${brand.id}/${file}`, text] as const),
    ),
  );
