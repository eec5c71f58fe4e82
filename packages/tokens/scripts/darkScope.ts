import { colourOf } from '../src/contrastPairs.ts';
import { inDark } from '../src/darkMode.ts';
import { seedOf } from '../src/derive.ts';
import { type ActionColours, type ActionJobs, darkGround, exactVariables } from '../src/exactColour.ts';
import type { Policies } from '../src/policies.ts';
import { solveRamp } from '../src/ramp.ts';
import { colour, cssValue, darkShadow } from './cssValue.ts';
import { variableOf } from './names.ts';
import { isGroup, type RawToken } from './rawToken.ts';
import { choicesIn, choicesOf, chosenValue, reference } from './tokenChoices.ts';

/** What the tokens of a brand are in light mode, and what they come from. */
export interface LightScope {
  readonly light: ReadonlyMap<string, string>;
  readonly override: ReadonlyMap<string, string>;
  readonly policies: Policies;
  readonly action: ActionColours | undefined;
  readonly jobs: ActionJobs;
  /** The brand's steps that only dark mode has. */
  readonly darkOwn: ReadonlyMap<string, string>;
}

/** Steps of a shared ramp that only dark mode has, solved from its step 600. */
export const darkPalette = (palette: ReadonlyMap<string, string>) =>
  new Map(
    [...palette].flatMap(([name, hex]): [string, string][] => {
      if (!name.endsWith('-600')) return [];
      const ramp = solveRamp(seedOf(hex));
      return ([400, 950] as const).map((step) => [name.replace('600', String(step)), ramp[step]]);
    }),
  );

/** True for a token that is the same in both modes: `kit.dark` says so, or it is a part of the action. */
const isSame = ({ extensions }: RawToken) => extensions['kit.dark'] === 'keep' || 'kit.action' in extensions;

/** What `kit.dark` says: an alias, a colour, a number, a shadow's opacity, or choices by policy. */
function declared(token: RawToken, policies: Policies): string | undefined {
  const dark = token.extensions['kit.dark'];
  if (typeof dark === 'number') return String(dark);
  if (!isGroup(dark)) return reference(dark);
  if ('hex' in dark) return colour(dark);
  return token.type === 'shadow' ? darkShadow(token.value, dark) : chosenValue(token, choicesIn(dark), policies);
}

/** A token in dark mode by policies alone: without a brand's own colours and overrides. */
export function darkValue(token: RawToken, policies: Policies): string {
  const light = chosenValue(token, choicesOf(token), policies) ?? cssValue(token);
  return isSame(token) ? light : (declared(token, policies) ?? inDark(light));
}

/** An override of a job is a colour for light mode; as an alias it has a counterpart, as a hex it has none. */
const overridden = (value: string | undefined) => (value?.startsWith('var(') ? inDark(value) : undefined);

/** The tokens of a brand in dark mode (decision 0033). */
export function darkScope(tokens: readonly RawToken[], scope: LightScope): Map<string, string> {
  const { light, override, policies, action, jobs, darkOwn } = scope;
  const plain = tokens.map((token): [string, string] => {
    const name = variableOf(token.path);
    if (token.extensions['kit.action'] === 'edge') return [name, cssValue(token)];
    if (isSame(token)) return [name, light.get(name) ?? ''];
    return [name, overridden(override.get(name)) ?? darkValue(token, policies)];
  });
  if (action === undefined) return new Map(plain);
  const card = colourOf(new Map([...darkOwn, ...plain]), '--sy-color-surface-card') ?? '';
  const same = new Set(tokens.filter(isSame).map(({ path }) => variableOf(path)));
  const movable = plain.filter(([name]) => !same.has(name) && !override.has(name));
  const edge = jobs.filter(([, job]) => job === 'edge');
  return new Map([...plain, ...exactVariables(action, edge, movable, darkGround(card))]);
}
