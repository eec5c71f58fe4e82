import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Heading, Stack, Text } from '@shuyuan/ui';
import { toHex } from '../../../packages/tokens/src/colour.ts';
import { type Draft, withSeed } from '../draft.ts';
import type { Edit } from './edit.ts';
import { Slider } from './Slider.tsx';

const RAMPS = [
  { ramp: 'primary', title: 'Primary', use: 'What a student presses', chroma: 0.4, hasShift: true },
  { ramp: 'accent', title: 'Accent', use: 'Savings, marks, stars', chroma: 0.4, hasShift: true },
  { ramp: 'neutral', title: 'Neutral', use: 'Grounds, lines and words', chroma: 0.009, hasShift: false },
] as const;

/** Lightness at which a seed is recognisable: about that of step 500. */
const MIDDLE = 0.66;

const Swatch = styled.i({
  width: '24px',
  height: '24px',
  borderRadius: token.radius.pill,
  boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}`,
});

const around = (chroma: number) =>
  Array.from({ length: 25 }, (_, place) => toHex({ L: MIDDLE, C: chroma, H: place * 15 }));
const across = (hue: number, most: number) =>
  Array.from({ length: 9 }, (_, place) => toHex({ L: MIDDLE, C: (most * place) / 8, H: hue }));

/** Hue and chroma of the three ramps. */
export function SeedFields({ draft, edit }: { draft: Draft; edit: Edit }) {
  return RAMPS.map(({ ramp, title, use, chroma, hasShift }) => {
    const seed = draft.brand.seed[ramp];
    const set = (key: 'hue' | 'chroma' | 'lightHueShift') => (value: number) =>
      edit(`${ramp}.${key}`, (now) => withSeed(now, ramp, { [key]: value }));
    return (
      <Stack gap={8} key={ramp}>
        <Stack direction="row" gap={8} align="center">
          <Swatch style={{ background: toHex({ L: MIDDLE - 0.08, C: seed.chroma, H: seed.hue }) }} />
          <Heading level={2} size={16}>
            {title}
          </Heading>
          <Text size={13} tone="tertiary">
            {use}
          </Text>
        </Stack>
        <Slider
          label={`${title} hue`}
          value={seed.hue}
          min={0}
          max={360}
          step={1}
          track={around(ramp === 'neutral' ? 0.05 : Math.max(0.06, seed.chroma))}
          onChange={set('hue')}
        />
        <Slider
          label={`${title} chroma`}
          value={seed.chroma}
          min={0}
          max={chroma}
          step={ramp === 'neutral' ? 0.001 : 0.005}
          track={across(seed.hue, ramp === 'neutral' ? 0.03 : 0.3)}
          onChange={set('chroma')}
        />
        {hasShift && (
          <Slider
            label={`${title} tint`}
            value={seed.lightHueShift ?? 0}
            min={-30}
            max={30}
            step={1}
            onChange={set('lightHueShift')}
          />
        )}
      </Stack>
    );
  });
}
