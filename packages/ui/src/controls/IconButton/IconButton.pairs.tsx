import { Asterisk, Bell, Heart, Hexagon, Search, Waypoints } from 'lucide-react';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Known icons, with the unread count.',
      render: () => (
        <Stack direction="row" gap={16}>
          <IconButton icon={<Search />} label="搜索课程" />
          <IconButton icon={<Heart />} label="收藏" />
          <IconButton icon={<Bell />} label="消息，3条未读" badge={3} />
        </Stack>
      ),
    },
    doNot: {
      caption: 'Icons that have to be guessed.',
      render: () => (
        <Stack direction="row" gap={16}>
          <IconButton icon={<Waypoints />} label="学习路径" />
          <IconButton icon={<Hexagon />} label="会员" />
          <IconButton icon={<Asterisk />} label="更多" />
        </Stack>
      ),
    },
  },
];
