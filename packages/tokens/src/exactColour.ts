import { contrast, distance, type Oklch, toHex, toOklch } from './colour.ts';
import type { Choice } from './policies.ts';
import { CONTRAST_ON_WHITE } from './ramp.ts';

/** What an action looks like: at rest, under the pointer, pressed, and the ink on all three. */
export interface ActionColours {
  readonly rest: string;
  readonly hover: string;
  readonly pressed: string;
  readonly ink: string;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Least contrast of a text (WCAG 2.2 1.4.3). */
const READABLE = 4.5;
/** A colour is darkened by these shares of OKLCH lightness, about one and two steps of a ramp… */
const DARKER = [-0.07, -0.14] as const;
/** … and lightened by more, since the eye and most screens show less of a change near black. */
const LIGHTER = [0.1, 0.18] as const;
/** Below this lightness there is no room left to darken visibly. */
const NEAR_BLACK = 0.28;
/** Nearer to the card than this in OKLab, a button needs a line around it. */
const FAINT = 0.06;

/** White where it is readable; else the brand's darkest neutral; else black, which is readable where white is not. */
function inkOn(rest: string, policy: Choice<'ink'>, darkest: string): string {
  const isReadable = (ink: string) => contrast(ink, rest) >= READABLE;
  const dark = isReadable(darkest) ? darkest : BLACK;
  if (policy === 'auto') return isReadable(WHITE) ? WHITE : dark;
  return policy === 'light' ? WHITE : dark;
}

const moved = (colour: Oklch, by: number) => toHex({ ...colour, L: Math.min(1, Math.max(0, colour.L + by)) });

/**
 * The action in an exact colour. Hover and pressed go darker, as in every brand; near black, and where the
 * ink would fade, they go lighter.
 */
export function exactAction(rest: string, policy: Choice<'ink'>, darkest: string): ActionColours {
  const colour = toOklch(rest);
  const ink = inkOn(rest, policy, darkest);
  const [darker, lighter] = [DARKER, LIGHTER].map((ways) => ways.map((by) => moved(colour, by)));
  const isReadable = (colours: readonly string[] = []) => colours.every((hex) => contrast(hex, ink) >= READABLE);
  const goesDarker = colour.L >= NEAR_BLACK && (isReadable(darker) || !isReadable(lighter));
  const [hover = rest, pressed = rest] = (goesDarker ? darker : lighter) ?? [];
  return { rest, hover, pressed, ink };
}

/** Roles of an exact colour beside the action itself, each with the ramp step whose readability on white it must reach. */
const STANDS_FOR = [
  { alias: 'var(--sy-primary-600)', least: CONTRAST_ON_WHITE[7], colour: 'rest' },
  { alias: 'var(--sy-primary-700)', least: CONTRAST_ON_WHITE[8], colour: 'rest' },
  { alias: 'var(--sy-primary-800)', least: CONTRAST_ON_WHITE[8], colour: 'pressed' },
] as const;

/** True for an alias that an exact colour may replace. */
export const isDarkStep = (value: string) => STANDS_FOR.some(({ alias }) => alias === value);

/** Job of a variable in an action, declared as `kit.action` in the token files. */
export type ActionJob = keyof ActionColours | 'edge';

/** Variable → job, for the variables that an exact colour sets whatever its lightness. */
export type ActionJobs = readonly (readonly [variable: string, job: ActionJob])[];

/**
 * The variables that an exact colour sets: the action's, and, where the colour is as readable on white as the step it
 * replaces, the links, lines and marks that stand at that step. `values` are those of the brand without it.
 */
export function exactVariables(
  action: ActionColours,
  jobs: ActionJobs,
  values: Iterable<readonly [string, string]>,
): Map<string, string> {
  const onWhite = contrast(action.rest, WHITE);
  const exact = new Map<string, string>();
  for (const [name, value] of values) {
    const role = STANDS_FOR.find(({ alias }) => alias === value);
    if (role && onWhite >= role.least) exact.set(name, action[role.colour]);
  }
  for (const [name, job] of jobs) {
    if (job !== 'edge') exact.set(name, action[job]);
    else if (distance(action.rest, WHITE) < FAINT) exact.set(name, 'var(--sy-color-border-control)');
  }
  return exact;
}
