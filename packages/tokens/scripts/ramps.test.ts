import { describe, expect, it } from 'vitest';
import { RAMPS, STEPS } from '../src/brandSeed.ts';
import { contrast, toOklch } from '../src/colour.ts';
import { collides, seedOf } from '../src/derive.ts';
import { CONTRAST_ON_WHITE, solveRamp } from '../src/ramp.ts';
import { readBrands } from './brandFile.ts';
import { FOLDERS } from './generate.ts';

const brands = new Map(readBrands(FOLDERS.brands).map((brand) => [brand.id, brand]));

/** The ramps that the designers approved; the accents of that table run from 50 to 900 (ui-kit 4.3). */
const APPROVED = [
  ['shengya', 'primary', 'fffaf9 fff5f3 ffece7 ffd9d0 ffb8a8 ff866f f5553e d4341f b01d09 8e1102 680f05 450904'],
  ['shengya', 'accent', 'fff5ee ffedde ffdbbe fabd87 e89647 cf7600 a85f00 874b00 6b3a00 4f2a00'],
  ['shengya', 'neutral', 'fcfbfb f7f7f7 f1efef e3e1e1 ccc8c8 ada8a7 908b8b 757070 5d5959 494545 353232 222020'],
  ['6c', 'primary', 'fffafb fff4f6 ffebee ffd8dd ffb6c0 ff8298 fb4773 d92059 b40044 8f0035 6b0326 460417'],
  ['6c', 'accent', 'fff6ea fdeed9 f9deb6 ecc384 d69f40 ba8100 976800 795200 604000 472e00'],
  ['6c', 'neutral', 'fcfbfc f7f7f7 f1eff0 e3e1e2 cbc8c9 aca8a9 908b8c 757071 5d595a 484546 353233 222020'],
  ['jinyouhui', 'primary', 'fcfbff f9f5ff f4edff e9dcff d8bdff c293ff b068fd 944bde 7935ba 602796 461d6e 2d1249'],
  ['jinyouhui', 'accent', 'fff6ea ffedd9 fedcb4 f3c081 df9b3a c17e00 9d6500 7e5000 643e00 4a2d00'],
  ['jinyouhui', 'neutral', 'fcfbfc f7f7f8 f0eff1 e2e1e4 cac8cc aaa8ad 8d8b91 727076 5b595e 474549 333335 212022'],
  ['chindleten', 'primary', 'fbfbff f6f6ff eeeeff dedfff c4c4ff a29eff 877aff 6e5ce5 5845c1 45349c 312772 1f184b'],
  ['chindleten', 'accent', 'fff4f9 ffebf2 ffd7e7 ffb3d4 fb80ba e658a0 c63985 a4246b 841754 60133d'],
  ['chindleten', 'neutral', 'fbfbfc f7f7f8 eff0f1 e1e1e4 c9c9cd a8a8ae 8b8c92 707177 59595f 45464a 323336 202023'],
  ['default', 'primary', 'f7fdf9 eefaf1 dff5e4 c2ebcd 95d8ab 59bc81 05a05f 00824c 00683b 00512d 003c1f 002612'],
  ['default', 'accent', 'fff5ee ffedde ffdbc0 ffbb89 f09247 d97000 b05a00 8e4600 713600 542600'],
  ['default', 'neutral', 'fbfbfb f7f7f7 eff0f0 e0e2e1 c7cac8 a7a9a7 8a8d8b 6f7270 585a59 444745 323332 1f2020'],
] as const;

describe('the ramp solver', () => {
  it.each(APPROVED)('reproduces every approved colour of %s %s (ui-kit 4.3)', (id, ramp, approved) => {
    const seed = brands.get(id)?.seed[ramp];
    const solved = seed ? solveRamp(seedOf(seed)) : undefined;
    const steps = ramp === 'accent' ? STEPS.slice(1, -1) : STEPS;
    expect(steps.map((step) => solved?.[step].slice(1)).join(' ')).toBe(approved);
  });

  it('gives each step the contrast on white that its number stands for (ui-kit 4.3)', () => {
    for (const [id, brand] of brands) {
      for (const ramp of RAMPS) {
        const colours = Object.values(solveRamp(seedOf(brand.seed[ramp])));
        for (const [index, colour] of colours.entries()) {
          const target = CONTRAST_ON_WHITE[index] ?? 0;
          const measured = contrast(colour, '#ffffff');
          expect(measured, `${id} ${ramp} ${STEPS[index]}`).toBeGreaterThanOrEqual(target);
          // Near black a grey of eight bits has no finer step.
          const isGrey = new Set([1, 3, 5].map((at) => colour.slice(at, at + 2))).size === 1;
          expect(measured, `${id} ${ramp} ${STEPS[index]}`).toBeLessThan(target * (isGrey ? 1.03 : 1.015));
        }
      }
    }
  });

  it('preserves hue and chroma within sRGB (ui-kit 4.3)', () => {
    const working = toOklch(solveRamp({ hue: 31, chroma: 0.2 })[600]);
    expect(working.H).toBeCloseTo(31, 0);
    expect(working.C).toBeCloseTo(0.2, 2);
  });
});

describe('the collision rule', () => {
  it.each([
    ['#d4341f', '#d53227', true, 'the red of shengya and danger'],
    ['#d92059', '#d53227', true, 'the crimson of 6c and danger'],
    ['#00824c', '#14823e', true, 'the green of the default brand and success'],
    ['#6e5ce5', '#0074c7', true, 'the indigo of chindleten and info'],
    ['#944bde', '#0074c7', false, 'the orchid of jinyouhui and info'],
    ['#d4341f', '#14823e', false, 'red and success'],
  ])('for %s and %s yields %s: %s (ui-kit 4.2)', (primary, solid, expected) => {
    expect(collides(primary, solid)).toBe(expected);
  });
});
