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
/** The same in dark mode: between two dark colours the same distance is less contrast. */
const FAINT_IN_DARK = 0.12;

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

/** A role of an exact colour beside the action itself: the alias that it may replace, and which of its colours does. */
interface Role {
  readonly alias: string;
  readonly colour: 'rest' | 'pressed';
  /** True when a colour with this contrast on white is as readable as the step that it replaces. */
  readonly suits: (onWhite: number) => boolean;
}

const role = (step: number, colour: Role['colour'], suits: Role['suits']): Role => ({
  alias: `var(--sy-primary-${step})`,
  colour,
  suits,
});

/** On white, links, lines and marks need a colour at least as dark as their step. */
const ON_LIGHT = [
  role(600, 'rest', (onWhite) => onWhite >= CONTRAST_ON_WHITE[7]),
  role(700, 'rest', (onWhite) => onWhite >= CONTRAST_ON_WHITE[8]),
  role(800, 'pressed', (onWhite) => onWhite >= CONTRAST_ON_WHITE[8]),
];
/** In dark mode one at least as light. */
const ON_DARK = [
  role(500, 'rest', (onWhite) => onWhite <= CONTRAST_ON_WHITE[6]),
  role(400, 'rest', (onWhite) => onWhite <= CONTRAST_ON_WHITE[5]),
  role(300, 'rest', (onWhite) => onWhite <= CONTRAST_ON_WHITE[4]),
];

/** What an exact colour stands on: the card of a mode, and how near to it a button needs a line around it. */
export interface ExactGround {
  readonly card: string;
  readonly faint: number;
  readonly roles: readonly Role[];
}

const LIGHT_GROUND: ExactGround = { card: WHITE, faint: FAINT, roles: ON_LIGHT };
/** The ground of dark mode; `card` is the brand's own. */
export const darkGround = (card: string): ExactGround => ({ card, faint: FAINT_IN_DARK, roles: ON_DARK });

/** True for an alias that an exact colour may replace in light mode. */
export const isDarkStep = (value: string) => ON_LIGHT.some(({ alias }) => alias === value);
/** True for an alias that an exact colour may replace in dark mode. */
export const isLightStep = (value: string) => ON_DARK.some(({ alias }) => alias === value);

/** Job of a variable in an action, declared as `kit.action` in the token files. */
export type ActionJob = keyof ActionColours | 'edge';

/** Variable → job, for the variables that an exact colour sets whatever its lightness. */
export type ActionJobs = readonly (readonly [variable: string, job: ActionJob])[];

/**
 * The variables that an exact colour sets: the action's, and, where the colour is as readable on the ground as the step it
 * replaces, the links, lines and marks that stand at that step. `values` are those of the brand without it.
 */
export function exactVariables(
  action: ActionColours,
  jobs: ActionJobs,
  values: Iterable<readonly [string, string]>,
  { card, faint, roles }: ExactGround = LIGHT_GROUND,
): Map<string, string> {
  const onWhite = contrast(action.rest, WHITE);
  const exact = new Map<string, string>();
  for (const [name, value] of values) {
    const taken = roles.find(({ alias }) => alias === value);
    if (taken?.suits(onWhite)) exact.set(name, action[taken.colour]);
  }
  for (const [name, job] of jobs) {
    if (job !== 'edge') exact.set(name, action[job]);
    else if (distance(action.rest, card) < faint) exact.set(name, 'var(--sy-color-border-control)');
  }
  return exact;
}
