import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import meta from './AvatarGroup.stories.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const { people } = meta.args;
const everybody = ['', '再', '又'].flatMap((again) => people.map((one) => ({ ...one, id: again + one.id })));

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'At most five, and the total in words.',
      render: () => (
        <Stack direction="row" align="center" gap={8}>
          <AvatarGroup people={people} />
          <Text size={13} tone="secondary">
            18位同学在学
          </Text>
        </Stack>
      ),
    },
    doNot: {
      caption: 'A crowd that has to be counted.',
      render: () => <AvatarGroup people={everybody} max={everybody.length} />,
    },
  },
];
