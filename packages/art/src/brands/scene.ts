import { circle, linear, n2, type Point, path, radial, range, rect, rng, smooth } from '../drawing.ts';
import type { BrandArt } from './brands.ts';
import type { Palette } from './palette.ts';
import { drawDesk } from './room.ts';
import { hazy, isNight, views } from './views.ts';

/** The part of the room that a picture shows, and its size in pixels. */
interface Frame {
  w: number;
  h: number;
  /** x, y, width and height in the room. */
  view: readonly [number, number, number, number];
}

/** Centre and radius of the moon window. */
const [CX, CY, R] = [556, 446, 346];

function sun(c: Palette, night: boolean) {
  const craters =
    circle(738, 288, 16, `fill="${c.a200}" opacity=".5"`) + circle(782, 322, 10, `fill="${c.a200}" opacity=".5"`);
  return (
    circle(760, 300, 128, 'fill="#fff" opacity=".22"') +
    circle(760, 300, 86, `fill="${night ? '#fffaf0' : c.a300}"`) +
    (night ? craters : '')
  );
}

const starrySky = (random: () => number) =>
  range(0, 33)
    .map(() => circle(240 + random() * 720, 90 + random() * 300, 1.2 + random() * 2.4, 'fill="#fff" opacity=".85"'))
    .join('');

function mountains(c: Palette, phase: number, random: () => number) {
  const ranges = [
    [500, 96, hazy(c.p300, 0.35)],
    [572, 84, hazy(c.p400, 0.2)],
    [648, 74, hazy(c.p500, 0.14)],
  ] as const;
  return ranges
    .map(([y, height, colour], i) => {
      const crest = range(190, 1010, 41).map((x): Point => {
        const wave = Math.abs(Math.sin(x / (118 + i * 26) + i * 1.9 + phase)) ** 1.4;
        return [x, y - height * wave - random() * height * 0.2];
      });
      return (
        path(`${smooth(crest)}L1010 830L190 830Z`, `fill="${colour}"`) + rect(190, y - 10, 820, 90, 'fill="url(#mist)"')
      );
    })
    .join('');
}

function outside(brand: BrandArt) {
  const c = brand.palette;
  const random = rng(brand.id.length * 17 + brand.id.charCodeAt(0));
  const night = isNight(brand.view);
  return (
    rect(228, 68, 744, 744, 'fill="url(#sky)"') +
    sun(c, night) +
    (night ? starrySky(random) : '') +
    mountains(c, brand.id.length, random) +
    views[brand.view](c, random)
  );
}

function gradients(c: Palette, night: boolean) {
  const evening = [
    [0, c.p800],
    [0.45, c.p600],
    [0.8, c.p300],
  ] as const;
  const morning = [
    [0, c.a100],
    [0.4, c.p100],
    [0.75, c.p200],
  ] as const;
  return (
    linear(
      'wall',
      [
        [0, c.p50],
        [0.55, c.p100],
        [1, c.a100],
      ],
      'x2="1" y2="1"',
    ) +
    linear('sky', night ? evening : morning) +
    radial(
      'glow',
      [
        [0, c.a200, 0.4],
        [1, c.a200, 0],
      ],
      'gradientUnits="userSpaceOnUse" cx="215" cy="300" r="470"',
    ) +
    linear('mist', [
      [0, '#ffffff', 0],
      [0.5, '#ffffff', 0.2],
      [1, '#ffffff', 0],
    ]) +
    `<clipPath id="w"><circle cx="${CX}" cy="${CY}" r="${R}"/></clipPath>`
  );
}

/** A desk under a moon window. The view outside belongs to the brand; the right half stays calm for the login box. */
function drawRoom(brand: BrandArt, frame: Frame) {
  const c = brand.palette;
  const wall =
    rect(-100, -100, 2200, 1300, 'fill="url(#wall)"') +
    path('M1120-100H1920V1200H1460Z', 'fill="#fff" opacity=".22"') +
    path('M1330-100H1560L1900 1200H1650Z', 'fill="#fff" opacity=".2"');
  const ring =
    circle(CX, CY, R + 62, `fill="${c.p200}" opacity=".55"`) +
    circle(CX, CY, R + 30, `fill="${c.p800}"`) +
    circle(CX, CY, R + 16, `fill="${c.p900}"`);
  const place = `translate(${CX} ${CY}) scale(${n2(R / 372)}) translate(-600 -440)`;
  const rim = `<circle cx="${CX}" cy="${CY}" r="${R}" fill="none" stroke="#000" stroke-opacity=".07" stroke-width="22"/>`;
  const window = `<g clip-path="url(#w)"><g transform="${place}">${outside(brand)}</g>${rim}</g>`;
  const size = `viewBox="${frame.view.join(' ')}" width="${frame.w}" height="${frame.h}" preserveAspectRatio="xMidYMid slice"`;
  const body = `<defs>${gradients(c, isNight(brand.view))}</defs>${wall}${ring}${window}${drawDesk(c, brand.twig)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>\n`;
}

/** Ground of the login page, 1920 × 1080; the box stands on its right half. */
export const drawLogin = (brand: BrandArt) => drawRoom(brand, { w: 1920, h: 1080, view: [0, -64, 1920, 1080] });

/** Picture beside the words of the home page, 566 × 360. */
export const drawHero = (brand: BrandArt) => drawRoom(brand, { w: 566, h: 360, view: [0, 130, 1220, 776] });
