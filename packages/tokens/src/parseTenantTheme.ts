import { RAMPS, type Seed, type Seeds, STEPS } from './brandSeed.ts';
import { contrast, distance, type Oklch } from './colour.ts';
import { colourOf, failingPairs, type Values } from './contrastPairs.ts';
import { chosenValues, darkTheme, darkValues } from './darkTheme.ts';
import { actionColours, collides, deriveBrand, seedOf } from './derive.ts';
import { exactVariables } from './exactColour.ts';
import {
  ACTION,
  ALIASES,
  BASE,
  DARK_STEPS,
  FONTS,
  LOOKS,
  type Look,
  PAIRS,
  PALETTE,
  POLICY_VALUES,
  SOLIDS,
} from './generated/themeData.ts';
import { POLICY_NAMES, type Policies } from './policies.ts';
import { IMAGE_VARIABLES, KNOWN_KEYS, STEP_VARIABLES } from './themeKeys.ts';
import { parseColour, parseHex, parseImage, parseInteger, parseKey, type ThemeSources } from './themeValues.ts';

const MAX_BYTES = 8192;
/** A neutral is tinted, not coloured (ui-kit 4.3). */
const NEUTRAL_CHROMA = 0.009;

/** A rejected key and the reason; keys are cut to 64 characters for the log. */
export interface DroppedKey {
  readonly key: string;
  readonly reason: string;
}

/** A step with too little contrast, and its replacement (ui-kit 4.7 rule 6). */
export interface AdjustedStep {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** A school's own theme, safe to pass to `applyTheme`. */
export interface TenantTheme {
  /** Values by variable in light mode; missing pictures fall back to the default brand. */
  readonly vars: Readonly<Record<string, string>>;
  /** The same in dark mode, which needs `dark.css` too. */
  readonly dark: Readonly<Record<string, string>>;
  /** For `data-mode`, on the element that the variables are applied to. */
  readonly mode: Policies['mode'];
  /** Address of the tab icon, when the school gave one. */
  readonly icon: string | undefined;
  readonly dropped: readonly DroppedKey[];
  readonly adjusted: readonly AdjustedStep[];
}

/** The payload as plain data: JSON text, or a value serialised first, so that no getter or prototype survives (ui-kit 4.7 rule 1). */
function toEntries(payload: unknown): [string, unknown][] | string {
  try {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    if (typeof text !== 'string') return 'not JSON';
    if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES) return 'larger than 8 KB';
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'not an object';
    return Object.entries(data);
  } catch {
    return 'not JSON'; // ui-kit 4.7: a payload that cannot be read is dropped as a whole and reported
  }
}

/** Reads keys one by one and records those refused. */
class Reading {
  readonly dropped: DroppedKey[] = [];
  private readonly values = new Map<string, unknown>();

  constructor(payload: unknown) {
    const entries = toEntries(payload);
    if (typeof entries === 'string') this.drop('', entries);
    else for (const [key, value] of entries) this.admit(key, value);
  }

  /** True when the payload holds one of the keys. */
  has(...keys: string[]): boolean {
    return keys.some((key) => this.values.has(key));
  }

  /** The value of a key through its parser; a value that the parser refuses is dropped. */
  take<Value>(key: string, reason: string, parse: (value: unknown) => Value | undefined): Value | undefined {
    if (!this.values.has(key)) return undefined;
    const value = parse(this.values.get(key));
    if (value === undefined) this.drop(key, reason);
    return value;
  }

  private admit(key: string, value: unknown): void {
    if (KNOWN_KEYS.includes(key)) this.values.set(key, value);
    else this.drop(key, 'unknown key');
  }

  private drop(key: string, reason: string): void {
    this.dropped.push({ key: key.slice(0, 64), reason });
  }
}

/** The seed of a colour given by its numbers. */
const numbersSeed = ({ C, H }: Oklch): Seed => ({ hue: H, chroma: C });

/** The seeds, and the colour that stands on the action as it is: a hex is one; three numbers, and steps of its own, say otherwise. */
function readSeeds(reading: Reading, look: Look): { readonly seeds: Seeds; readonly exact: Seeds['primary'] } {
  const colour = (key: string) => reading.take(key, 'not a colour', parseColour);
  const shift = reading.take('lightHueShift', 'not a whole number from -30 to 30', (value) =>
    parseInteger(value, -30, 30),
  );
  const primary = reading.take('primary', 'not a colour', (value) =>
    typeof value === 'string' ? parseHex(value) : parseColour(value),
  );
  const [accent, neutral] = [colour('accent'), colour('neutral')];
  const exact = typeof primary === 'object' ? numbersSeed(primary) : (primary ?? look.seed.primary);
  const base = seedOf(exact);
  const seeds = {
    primary: shift === undefined ? base : { ...base, lightHueShift: shift },
    accent: accent ? numbersSeed(accent) : look.seed.accent,
    neutral: neutral ? numbersSeed({ ...neutral, C: Math.min(neutral.C, NEUTRAL_CHROMA) }) : look.seed.neutral,
  };
  return { seeds, exact: reading.has('primary-600', 'primary-700', 'primary-800') ? base : exact };
}

/** The step of the derived ramps that looks most like a refused colour and breaks no pair. */
function nearestPassing(
  name: string,
  wanted: string,
  derived: Record<string, string>,
  passes: (hex: string) => boolean,
) {
  const ramp = RAMPS.find((known) => name.startsWith(`--sy-${known}-`)) ?? 'primary';
  const byLikeness = STEPS.map((step) => derived[`--sy-${ramp}-${step}`] ?? '').sort(
    (a, b) => distance(a, wanted) - distance(b, wanted),
  );
  return byLikeness.find(passes) ?? derived[name] ?? '';
}

/** The choices of the payload, and those of the look where it makes none. */
function readPolicies(reading: Reading, { policy }: Look): Policies {
  const taken = POLICY_NAMES.map((name) => {
    const choices: Readonly<Record<string, unknown>> = POLICY_VALUES[name];
    const parse = (value: unknown) => parseKey(value, choices);
    return [name, reading.take(name, `not a choice of ${name}`, parse) ?? policy[name]];
  });
  return Object.fromEntries(taken) as Policies;
}

/** The action in an exact colour; an ink that cannot be read on it gives way to the one that can (ui-kit 4.7 rule 6). */
function readableAction(exact: Seeds['primary'], ink: Policies['ink'], values: ReadonlyMap<string, string>) {
  const action = actionColours(exact, ink, values);
  const isReadable = action === undefined || contrast(action.ink, action.rest) >= 4.5;
  return isReadable ? action : actionColours(exact, 'auto', values);
}

/**
 * A school's own theme from an untrusted payload: parsed as data, never as CSS. What breaks a rule is
 * dropped and reported; what is missing is that of the school's brand; unreadable steps are replaced (ui-kit 4.7 rules 1 to 6).
 */
export function parseTenantTheme(payload: unknown, sources: ThemeSources): TenantTheme {
  const reading = new Reading(payload);
  const { brand = '' } = sources;
  const look = Object.hasOwn(LOOKS, brand) ? (LOOKS[brand] ?? BASE) : BASE;
  const { seeds, exact } = readSeeds(reading, look);
  const derived = deriveBrand(seeds);
  const policies = readPolicies(reading, look);
  const chosen = chosenValues(policies);
  const font = reading.take('font', 'not a font key', (value) => parseKey(value, FONTS));
  const values = new Map(Object.entries({ ...PALETTE, ...ALIASES, ...derived, ...chosen }));
  const action = readableAction(exact, policies.ink, values);
  const ownAction = action ? exactVariables(action, ACTION, Object.entries({ ...DARK_STEPS, ...chosen })) : [];
  for (const [name, value] of ownAction) values.set(name, value);

  const source = { seeds, policies, action };
  const isReadable = (all: Values) =>
    failingPairs(all, PAIRS).length === 0 &&
    (policies.mode === 'light' || failingPairs(darkValues(all, source), PAIRS).length === 0);
  const adjusted: AdjustedStep[] = [];
  for (const [key, name] of STEP_VARIABLES) {
    const wanted = reading.take(key, 'not a colour', parseHex);
    if (wanted === undefined) continue;
    const passes = (hex: string) => isReadable(new Map(values).set(name, hex));
    const taken = passes(wanted) ? wanted : nearestPassing(name, wanted, derived, passes);
    if (taken !== wanted) adjusted.push({ key, from: wanted, to: taken });
    values.set(name, taken);
  }

  const vars: Record<string, string> = { ...chosen, ...Object.fromEntries(ownAction) };
  for (const name of Object.keys(derived)) vars[name] = values.get(name) ?? '';
  for (const [name, from, to] of SOLIDS) {
    const solids = [vars['--sy-primary-600'] ?? '', action?.rest ?? vars['--sy-primary-600'] ?? ''];
    const isHit = solids.some((solid) => collides(solid, colourOf(values, from) ?? ''));
    vars[name] = `var(${isHit ? to : from})`;
  }
  if (font !== undefined) vars['--sy-font-ui'] = FONTS[font] ?? '';
  let icon: string | undefined;
  for (const [key, name] of Object.entries(IMAGE_VARIABLES)) {
    const url = reading.take(key, 'not an allowed picture', (value) => parseImage(value, sources));
    if (url !== undefined && name !== undefined) vars[name] = `url("${url}")`;
    if (name === undefined) icon = url;
  }
  return { mode: policies.mode, vars, dark: darkTheme(vars, source), icon, dropped: reading.dropped, adjusted };
}
