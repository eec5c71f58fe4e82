import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrands } from '../../packages/tokens/scripts/brandFile.ts';
import { ALL_IMAGES, type ImageName } from '../../packages/tokens/scripts/brandShape.ts';
import { checkImage, type ImageReport } from '../../packages/tokens/scripts/imageFit.ts';

/** File sizes and dimensions of the pictures, by brand and name. */
export type PictureReports = Readonly<Record<string, Readonly<Partial<Record<ImageName, ImageReport>>>>>;

/** Measures the pictures of all brands, as the tokens check does (ui-kit 4.9). */
export function readPictures(folder: string): PictureReports {
  return Object.fromEntries(
    readBrands(folder).map((brand) => {
      const reports = ALL_IMAGES.flatMap((name): [ImageName, ImageReport][] => {
        const file = brand.images[name];
        return file === undefined ? [] : [[name, checkImage(name, file, readFileSync(path.join(folder, file)))]];
      });
      return [brand.id, Object.fromEntries(reports)];
    }),
  );
}
