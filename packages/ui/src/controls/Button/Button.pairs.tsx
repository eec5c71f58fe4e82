import { Trash2 } from 'lucide-react';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Button } from './Button.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Verbs, and one solid button in view.',
      render: () => (
        <Stack direction="row" gap={12}>
          <Button>立即报名</Button>
          <Button variant="outline">试听一节</Button>
        </Stack>
      ),
    },
    doNot: {
      caption: 'Nouns, and two solid buttons.',
      render: () => (
        <Stack direction="row" gap={12}>
          <Button>课程</Button>
          <Button>试听课</Button>
        </Stack>
      ),
    },
  },
  {
    do: {
      caption: 'A danger button with an icon.',
      render: () => (
        <Button tone="danger" icon={<Trash2 />}>
          删除地址
        </Button>
      ),
    },
    doNot: {
      caption: 'A danger button without an icon.',
      render: () => <Button tone="danger">删除地址</Button>,
    },
  },
];
