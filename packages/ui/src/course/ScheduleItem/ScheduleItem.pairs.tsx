import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import meta from './ScheduleItem.stories.tsx';
import { ScheduleItem } from './ScheduleItem.tsx';

const { item } = meta.args;
const later = {
  ...item,
  id: '9',
  title: '蝴蝶定理',
  startsAt: '2026-11-22T11:30:00Z',
  endsAt: '2026-11-22T12:15:00Z',
};

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'One ticket, which says when it opens.',
      render: () => (
        <Stack gap={12}>
          <ScheduleItem item={item} layout="pass" />
          <ScheduleItem item={later} />
        </Stack>
      ),
    },
    doNot: {
      caption: 'Two tickets: none is the next class.',
      render: () => (
        <Stack gap={12}>
          <ScheduleItem item={item} layout="pass" />
          <ScheduleItem item={later} layout="pass" />
        </Stack>
      ),
    },
    width: 840,
  },
];
