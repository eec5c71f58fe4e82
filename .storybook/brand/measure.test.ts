import { describe, expect, it } from 'vitest';
import { BRANDS } from './brandText.ts';
import { measureBrand, rampOf } from './measure.ts';
import { PAIRS } from './tokens.ts';

function brand(id: string) {
  const file = BRANDS.get(id);
  if (!file) throw new Error(`There is no brand ${id}.`);
  return file;
}

describe('what Brand Lab measures', () => {
  it.each([...BRANDS.keys()])('finds the 54 pairs of %s readable, as the tokens check does (ui-kit 4.4)', (id) => {
    const { pairs } = measureBrand(brand(id));
    expect(pairs).toHaveLength(54);
    expect(pairs.filter(({ passes }) => !passes)).toEqual([]);
    expect(pairs.every(({ frontHex, backHex }) => /^#[0-9a-f]{6}$/.test(frontHex) && backHex !== '')).toBe(true);
  });

  it('names every pair as contrast.json does', () => {
    expect(PAIRS[0]).toMatchObject({ front: 'color.text.primary', back: 'color.surface.page' });
  });

  it('gives the variables of a theme: 36 colours, the price, three corners, four status colours (ui-kit 4.10)', () => {
    const { vars } = measureBrand(brand('shengya'));
    expect(Object.keys(vars).filter((name) => /-(primary|accent|neutral)-\d+$/.test(name))).toHaveLength(36);
    expect(vars).toMatchObject({
      '--sy-primary-600': '#d4341f',
      '--sy-color-price-fg': 'var(--sy-primary-600)',
      '--sy-radius-card': '12px',
      '--sy-color-status-danger-solid': 'var(--sy-danger-800)',
    });
  });

  it('suggests a passing step for an override without enough contrast (ui-kit 4.9)', () => {
    const { pairs, vars } = measureBrand({ ...brand('shengya'), override: { 'color.text.link': '{primary.300}' } });
    expect(vars['--sy-color-text-link']).toBe('var(--sy-primary-300)');
    const failing = pairs.filter(({ passes }) => !passes);
    expect(failing.map(({ front }) => front)).toEqual(['color.text.link', 'color.text.link']);
    expect(failing[0]?.advice).toBe('primary.600');
  });

  it('lists the status colours moved by a collision with the primary (ui-kit 4.2)', () => {
    expect(measureBrand(brand('shengya')).moved).toEqual([
      { status: 'danger', near: 'color.action.bg', distance: expect.closeTo(0.007, 3) },
    ]);
    expect(measureBrand(brand('jinyouhui')).moved).toEqual([]);
    expect(measureBrand(brand('default')).moved.map(({ status }) => status)).toEqual(['success']);
  });

  it.each([
    ['#000000', 'warning'],
    ['#ffffff', 'warning'],
    ['#808080', 'warning'],
    ['#ffd400', 'warning'],
    ['#0a7d3c', 'success'],
  ])(
    'tells of %s the distance that moved a status: below 0.12, whichever of its colours is near (ui-kit 4.2)',
    (primary, status) => {
      const { moved } = measureBrand({ ...brand('default'), seed: { ...brand('default').seed, primary } });
      for (const { distance } of moved) expect(distance).toBeLessThan(0.12);
      expect(moved.map((each) => [each.status, each.near])).toEqual([[status, 'primary.600']]);
    },
  );

  it('warns of a school that looks like another, and of a tenant that another has (ui-kit 4.2)', () => {
    expect(measureBrand(brand('jinyouhui')).neighbours.filter(({ isTooClose }) => isTooClose)).toEqual([]);
    const twin = measureBrand({ ...brand('shengya'), id: 'lanting' });
    expect(twin.neighbours[0]).toMatchObject({ brand: { id: 'shengya' }, distance: 0, isTooClose: true });
    expect(twin.takenTenants).toEqual(['shengya']);
    expect(measureBrand(brand('shengya')).takenTenants).toEqual([]);
  });

  it('prints the steps of a ramp with contrast and OKLCH (ui-kit 4.3)', () => {
    const steps = rampOf(measureBrand(brand('shengya')).vars, 'primary');
    expect(steps).toHaveLength(12);
    expect(steps[7]).toMatchObject({ step: '600', hex: '#d4341f' });
    expect(steps[7]?.contrast).toBeCloseTo(4.87, 2);
    expect(steps[7]?.oklch[2]).toBeCloseTo(31, 0);
  });
});
