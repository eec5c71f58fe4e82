import { Field, Heading, Segmented, Stack } from '@shuyuan/ui';
import { POLICIES, POLICY_NAMES, type PolicyName, withUsual } from '../../../packages/tokens/src/policies.ts';
import { type Draft, withBrand } from '../draft.ts';
import type { Edit } from './edit.ts';

const LABELS: Readonly<Record<PolicyName, string>> = {
  price: 'Prices',
  radius: 'Corners',
  ink: 'Ink on the action',
  title: 'Titles',
  ground: 'Ground',
  mark: 'Section mark',
  heroLayout: 'Hero',
  mode: 'Mode',
  density: 'Density',
};

/** Choices whose word in the file is not the word of a designer. */
const WORDS: Readonly<Record<string, string>> = {
  danger: 'Red',
  'ink.auto': 'By contrast',
  'mode.auto': 'By the system',
  ui: 'Plain',
  neutral: 'Grey',
};
const wordOf = (name: PolicyName, choice: string) =>
  WORDS[`${name}.${choice}`] ?? WORDS[choice] ?? choice.charAt(0).toUpperCase() + choice.slice(1);

/** The policies: everything that a brand chooses beside its colours and pictures. */
export function PolicyFields({ draft, edit }: { draft: Draft; edit: Edit }) {
  const { policy } = draft.brand;
  const chosen = withUsual(policy);
  return (
    <Stack gap={12}>
      <Heading level={2} size={16}>
        Character
      </Heading>
      {POLICY_NAMES.map((name) => (
        <Field label={LABELS[name]} key={name}>
          <Segmented
            label={LABELS[name]}
            items={POLICIES[name].map((value) => ({ value, label: wordOf(name, value) }))}
            value={chosen[name]}
            onChange={(choice) =>
              edit(name, (now) => withBrand(now, { policy: { ...now.brand.policy, [name]: choice } }))
            }
          />
        </Field>
      ))}
    </Stack>
  );
}
