import { kebab } from '../../packages/tokens/scripts/names.ts';
import { contrast, toHex } from '../../packages/tokens/src/colour.ts';

const WHITE = toHex({ L: 1, C: 0, H: 0 });

/** The tokens as the design tools read them (DTCG 2025.10), straight from the build output. */
interface Entry {
  $value: unknown;
  $description?: string;
  $extensions?: { 'kit.contrastOnWhite'?: number };
}

interface File {
  default: Record<string, Record<string, Entry>>;
}

const brandFiles = import.meta.glob<File>('../../packages/tokens/src/generated/dtcg/brand/*.tokens.json', {
  eager: true,
});
const primitiveFiles = import.meta.glob<File>('../../packages/tokens/src/generated/dtcg/primitive.tokens.json', {
  eager: true,
});

/** One step of a ramp. */
export interface Step {
  step: string;
  hex: string;
  /** Lightness, chroma and hue in OKLCH. */
  oklch: [number, number, number];
  /** Contrast on white (WCAG 2.2). */
  contrast: number;
}

/** The steps of a brand's ramp, from the lightest. */
export function readRamp(brand: string, ramp: string): Step[] {
  const file = Object.entries(brandFiles).find(([path]) => path.endsWith(`/${brand}.tokens.json`))?.[1];
  return toSteps(file?.default[ramp]);
}

/** The steps of a ramp that all brands share, e.g. `danger`. */
export const readShared = (ramp: string): Step[] => toSteps(Object.values(primitiveFiles)[0]?.default[ramp]);

function toSteps(group: Record<string, Entry> = {}): Step[] {
  const steps = Object.entries(group).filter(([step]) => /^\d+$/.test(step));
  return steps.map(([step, { $value, $extensions }]) => {
    const { hex, components } = $value as { hex: string; components: [number, number, number] };
    return { step, hex, oklch: components, contrast: $extensions?.['kit.contrastOnWhite'] ?? contrast(hex, WHITE) };
  });
}

/** One token of a group such as `space`, its value as text. */
export interface Listed {
  name: string;
  value: string;
  /** The number in the value, for sorting and drawing; 0 where there is none. */
  size: number;
  note: string;
}

/** The tokens of a brand-free group, in the order of the file. */
export function readGroup(group: string): Listed[] {
  const entries = Object.entries(Object.values(primitiveFiles)[0]?.default[group] ?? {});
  return entries
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, { $value, $description }]) => ({ name, ...print($value), note: $description ?? '' }));
}

/** The value of a step of a scale by the name of its token (`--sy-space-8`), where it is no variable (decision 0032). */
export function scaleValue(name: string): string | undefined {
  const [, scale = '', step] = /^--sy-(font-size|line-height|radius|size|space|weight|z)-(.+)$/.exec(name) ?? [];
  const group = scale.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return readGroup(group).find((listed) => kebab(listed.name) === step)?.value;
}

function print(value: unknown) {
  if (typeof value === 'number') return { value: String(value), size: value };
  if (Array.isArray(value)) return { value: value.join(', '), size: 0 };
  if (typeof value === 'object' && value !== null && 'unit' in value && 'value' in value) {
    return { value: `${value.value} ${value.unit}`, size: Number(value.value) };
  }
  return { value: String(value), size: 0 };
}
