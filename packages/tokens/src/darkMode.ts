import type { Seeds } from './brandSeed.ts';
import { seedOf } from './derive.ts';
import { solveTo } from './ramp.ts';

/**
 * Step → the step that has its job in dark mode: about as far from the dark card as the other is from white. Accents in the middle
 * of a ramp stand on both.
 */
const COUNTERPARTS: Readonly<Record<string, number>> = {
  25: 950,
  50: 950,
  100: 950,
  200: 900,
  300: 800,
  400: 700,
  600: 500,
  700: 400,
  800: 300,
  900: 200,
  950: 100,
};
const STEP = /^var\(--sy-(primary|accent|neutral|danger|success|warning|info)-(\d+)\)$/;

/** The CSS value of a job in dark mode: an alias of a step becomes that of its counterpart, all else stays. */
export function inDark(value: string): string {
  const [, ramp = '', step = ''] = STEP.exec(value) ?? [];
  const counterpart = ramp === 'neutral' && step === '500' ? 600 : COUNTERPARTS[step];
  return counterpart === undefined ? value : `var(--sy-${ramp}-${counterpart})`;
}

/** Contrast on white of the two steps beyond 950, the grounds of dark mode: a card, and the page behind it. */
const CARD = 17.6;
const PAGE = 19;
/** Share of the seed's chroma in them: a ground is tinted, not coloured. */
const [OF_PRIMARY, OF_NEUTRAL] = [0.2, 0.4];

/** The three colours of a brand that only dark mode has, by variable. */
export function deriveDark(seeds: Pick<Seeds, 'primary' | 'neutral'>): Record<string, string> {
  const [primary, neutral] = [seedOf(seeds.primary), seedOf(seeds.neutral)];
  return {
    '--sy-primary-1000': solveTo(primary, PAGE, primary.chroma * OF_PRIMARY),
    '--sy-neutral-975': solveTo(neutral, CARD, neutral.chroma * OF_NEUTRAL),
    '--sy-neutral-1000': solveTo(neutral, PAGE, neutral.chroma * OF_NEUTRAL),
  };
}
