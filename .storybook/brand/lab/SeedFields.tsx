import { Button, Heading, Stack, Switch, Text } from '@shuyuan/ui';
import { shifted } from '../../../packages/tokens/scripts/pastedColour.ts';
import { toHex, toOklch } from '../../../packages/tokens/src/colour.ts';
import { seedOf } from '../../../packages/tokens/src/derive.ts';
import { solveRamp } from '../../../packages/tokens/src/ramp.ts';
import { type Draft, withExactColour, withSeed } from '../draft.ts';
import { withOwnAccent } from '../ownLook.ts';
import { ColourField } from './ColourField.tsx';
import type { Edit } from './edit.ts';
import { Slider } from './Slider.tsx';

const RAMPS = [
  { ramp: 'accent', title: 'Accent', use: 'Savings, marks, stars', chroma: 0.4 },
  { ramp: 'neutral', title: 'Neutral', use: 'Grounds, lines and words', chroma: 0.009 },
] as const;

/** Lightness at which a seed is recognisable: about that of step 500. */
const MIDDLE = 0.66;

const around = (chroma: number, L = MIDDLE) =>
  Array.from({ length: 25 }, (_, place) => toHex({ L, C: chroma, H: place * 15 }));
const across = (hue: number, most: number, L = MIDDLE) =>
  Array.from({ length: 9 }, (_, place) => toHex({ L, C: (most * place) / 8, H: hue }));
const upwards = (hue: number, chroma: number) =>
  Array.from({ length: 9 }, (_, place) => toHex({ L: place / 8, C: chroma, H: hue }));

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Hue and chroma of a colour, as a file says them. */
const roundSeed = (hex: string, most = 0.4) => {
  const { C, H } = toOklch(hex);
  return { hue: round(H, 1), chroma: round(Math.min(C, most), 4) };
};

interface PartProps {
  draft: Draft;
  edit: Edit;
}

function Title({ title, use }: { title: string; use: string }) {
  return (
    <Stack direction="row" gap={8} align="center">
      <Heading level={2} size={16}>
        {title}
      </Heading>
      <Text size={13} tone="tertiary">
        {use}
      </Text>
    </Stack>
  );
}

/** The sliders of a colour that stands on the action as it is. */
function ExactSliders({ hex, edit }: { hex: string; edit: Edit }) {
  const { L, C, H } = toOklch(hex);
  const set = (part: 'L' | 'C' | 'H', name: string) => (value: number) =>
    edit(`primary.${name}`, (now) => withExactColour(now, shifted(hex, { [part]: value })));
  return (
    <>
      <Slider
        label="Primary hue"
        value={round(H, 0)}
        min={0}
        max={360}
        step={1}
        track={around(Math.max(0.06, C), L)}
        onChange={set('H', 'hue')}
      />
      <Slider
        label="Primary chroma"
        value={round(C, 3)}
        min={0}
        max={0.4}
        step={0.005}
        track={across(H, 0.3, L)}
        onChange={set('C', 'chroma')}
      />
      <Slider
        label="Primary lightness"
        value={round(L, 2)}
        min={0}
        max={1}
        step={0.01}
        track={upwards(H, C)}
        onChange={set('L', 'lightness')}
      />
    </>
  );
}

/** The sliders of a ramp; a shift belongs to the coloured ones. */
function RampSliders({
  ramp,
  title,
  draft,
  edit,
}: PartProps & { ramp: 'primary' | 'accent' | 'neutral'; title: string }) {
  const seed = seedOf(draft.brand.seed[ramp]);
  const isNeutral = ramp === 'neutral';
  const set = (key: 'hue' | 'chroma' | 'lightHueShift') => (value: number) =>
    edit(`${ramp}.${key}`, (now) => withSeed(now, ramp, { [key]: value }));
  return (
    <>
      <Slider
        label={`${title} hue`}
        value={round(seed.hue, 0)}
        min={0}
        max={360}
        step={1}
        track={around(isNeutral ? 0.05 : Math.max(0.06, seed.chroma))}
        onChange={set('hue')}
      />
      <Slider
        label={`${title} chroma`}
        value={round(seed.chroma, 3)}
        min={0}
        max={isNeutral ? 0.009 : 0.4}
        step={isNeutral ? 0.001 : 0.005}
        track={across(seed.hue, isNeutral ? 0.03 : 0.3)}
        onChange={set('chroma')}
      />
      {!isNeutral && (
        <Slider
          label={`${title} tint`}
          value={seed.lightHueShift ?? 0}
          min={-30}
          max={30}
          step={1}
          onChange={set('lightHueShift')}
        />
      )}
    </>
  );
}

function Primary({ draft, edit }: PartProps) {
  const { primary } = draft.brand.seed;
  const isExact = typeof primary === 'string';
  const hex = isExact ? primary : solveRamp(primary)[600];
  const keep = (is: boolean) =>
    edit('primary.exact', (now) => (is ? withExactColour(now, hex) : withSeed(now, 'primary', roundSeed(hex))));
  return (
    <Stack gap={8}>
      <Title title="Primary" use="What a student presses" />
      <ColourField
        label="Primary colour"
        help="Paste it from the brand book: it stands on the action as it is."
        value={hex}
        onPaste={(next) => edit('primary.paste', (now) => withExactColour(now, next))}
      />
      <Switch checked={isExact} onChange={keep}>
        Keep this very colour
      </Switch>
      {isExact ? (
        <ExactSliders hex={hex} edit={edit} />
      ) : (
        <RampSliders ramp="primary" title="Primary" draft={draft} edit={edit} />
      )}
    </Stack>
  );
}

/** The colours of the three ramps: pasted, or turned by hand. */
export function SeedFields({ draft, edit }: PartProps) {
  return (
    <>
      <Primary draft={draft} edit={edit} />
      {RAMPS.map(({ ramp, title, use, chroma }) => {
        const paste = (hex: string) => edit(`${ramp}.paste`, (now) => withSeed(now, ramp, roundSeed(hex, chroma)));
        return (
          <Stack gap={8} key={ramp}>
            <Title title={title} use={use} />
            <ColourField label={`${title} colour`} value={solveRamp(draft.brand.seed[ramp])[500]} onPaste={paste} />
            <RampSliders ramp={ramp} title={title} draft={draft} edit={edit} />
            {ramp === 'accent' && (
              <Button size="sm" variant="soft" onClick={() => edit('accent.own', withOwnAccent)}>
                An accent for this primary
              </Button>
            )}
          </Stack>
        );
      })}
    </>
  );
}
