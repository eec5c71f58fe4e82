import { Bell } from 'lucide-react';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Badge } from './Badge.tsx';

const bell = <Bell aria-hidden size={24} />;

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A number; nothing once all is read.',
      render: () => (
        <Stack direction="row" gap={40}>
          <Badge count={3}>{bell}</Badge>
          <Badge count={0}>{bell}</Badge>
        </Stack>
      ),
    },
    doNot: {
      caption: 'A zero that calls for nothing.',
      render: () => (
        <Stack direction="row" gap={0}>
          {bell}
          <Tag tone="danger" variant="solid" style={{ marginTop: -8, marginInlineStart: -8 }}>
            0
          </Tag>
        </Stack>
      ),
    },
  },
];
