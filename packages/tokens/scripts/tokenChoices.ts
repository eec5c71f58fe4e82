import { POLICY_NAMES, type Policies, type PolicyName } from '../src/policies.ts';
import { fontStack } from './cssValue.ts';
import { aliasOf } from './names.ts';
import { type Group, isGroup, type RawToken } from './rawToken.ts';

/** An alias as CSS; undefined when the value is none. */
export const reference = (value: unknown) => {
  const alias = aliasOf(value);
  return alias === undefined ? undefined : `var(${alias})`;
};

/** The CSS value of a choice of a policy: an alias, a length in px, a list of faces, or a number. */
export function choiceValue({ type }: RawToken, choice: unknown): string {
  const alias = reference(choice);
  if (alias !== undefined) return alias;
  if (Array.isArray(choice)) return fontStack(choice);
  return type === 'dimension' ? `${choice}px` : String(choice);
}

/** Policy → choice → value in a group such as `kit.policy`. */
export function choicesIn(policies: unknown): [PolicyName, Group][] {
  if (!isGroup(policies)) return [];
  return POLICY_NAMES.flatMap((name): [PolicyName, Group][] => {
    const choices = policies[name];
    return isGroup(choices) ? [[name, choices]] : [];
  });
}

/** Policy → choice → value of a token (`kit.policy`). */
export const choicesOf = ({ extensions }: RawToken) => choicesIn(extensions['kit.policy']);

/** The value that the policies of a brand choose; undefined where none of them is named. */
export function chosenValue(token: RawToken, groups: [PolicyName, Group][], policies: Policies): string | undefined {
  const values = groups.map(([name, choices]) => choices[policies[name]]);
  return values.filter((value) => value !== undefined).map((value) => choiceValue(token, value))[0];
}
