import { LecturerCard } from '../../course/LecturerCard/LecturerCard.tsx';
import { zhou } from '../../fixtures/lecturers.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { portraits } from '../../fixtures/pictures.ts';
import { Card } from '../../foundations/Card/Card.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A portrait on a ground of its own.',
      render: () => (
        <div style={{ width: 180 }}>
          <LecturerCard lecturer={zhou} />
        </div>
      ),
    },
    doNot: {
      caption: 'A lecturer on a card as an avatar.',
      render: () => (
        <Card style={{ width: 180 }}>
          <Stack align="center" gap={8}>
            <Avatar name={zhou.name} src={portraits.zhou} size={96} decorative />
            <Text weight={600}>{zhou.name}</Text>
            <Text size={13} tone="tertiary">
              {zhou.title}
            </Text>
          </Stack>
        </Card>
      ),
    },
  },
];
