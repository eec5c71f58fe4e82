import { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { localise, localised, Words } from '../../fixtures/localise.tsx';
import { portraits } from '../../fixtures/pictures.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import { NotificationViewport } from './NotificationViewport.tsx';
import { createNotificationQueue, type NotificationOptions } from './notificationQueue.ts';

const Card = localised(NotificationCard);
const handleClick = fn();

const teacher = {
  title: '沈书瑶老师',
  body: '知夏，作文我看完了，第二段的转折很好。你把结尾再读一遍，看看能不能少一句。',
  time: '18:52',
  picture: <Avatar src={portraits.shen} name="沈书瑶" size={40} decorative />,
};
const graded = { title: '第6讲课后练习已批改', body: '92分，老师留了评语', time: '21:40', picture: <ClipboardCheck /> };
const soon = { title: '15分钟后开课', body: '焦点弦的三种处理方法，教室已经开门', picture: <BellRing /> };

/** A queue that permanently contains these notifications, in the language of the toolbar, before the first render. */
const filled = (...items: readonly NotificationOptions[]): NonNullable<Story['loaders']> => [
  ({ globals }) => {
    const queue = createNotificationQueue();
    const locale = globals['locale'] === 'en' ? 'en' : 'cn';
    for (const item of items) queue.notify({ durationS: 0, ...localise(item, locale) });
    return { queue };
  },
];

/** The live region is rendered empty first; the story ends when its text is there. */
const shown = () => waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());

/** Shows these notifications as long as the story is mounted. */
const staying = (...items: readonly NotificationOptions[]): Story => ({
  loaders: filled(...items),
  render: (_, { loaded: { queue } }) => <NotificationViewport queue={queue} />,
  play: async () => {
    await shown();
  },
});

const meta = {
  component: NotificationViewport,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'A card in the corner for an event outside the current page. **Do** open the event on click. **Do not** use it as feedback for an action: use a Toast.',
      },
    },
  },
} satisfies Meta<typeof NotificationViewport>;
export default meta;
type Story = StoryObj<typeof meta>;

const topOf = async (title: RegExp) => {
  const card = (await screen.findByText(title)).closest('article');
  return Math.round(card?.getBoundingClientRect().top ?? 0);
};

/** With a time and a close button; it does not take the focus. */
export const Default: Story = {
  ...staying(graded),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/第6讲|Practice/));
    await expect(document.body).toHaveFocus();
  },
};
/** 72 px from the top, below the header (§4). */
export const OffsetBase: Story = {
  ...staying(teacher),
  play: async () => {
    await waitFor(async () => expect(await topOf(/沈书瑶|Shen/)).toBe(NOTIFICATION_OFFSET.base));
  },
};
/** 177 px from the top, below a header with its banner (§4). */
export const OffsetTall: Story = {
  ...staying({ ...teacher, offset: NOTIFICATION_OFFSET.tall }),
  play: async () => {
    await waitFor(async () => expect(await topOf(/沈书瑶|Shen/)).toBe(NOTIFICATION_OFFSET.tall));
  },
};
/** It stays until it is clicked: no timer, no close button, the whole card is a button (§4). */
export const DurationZero: Story = {
  ...staying({ ...teacher, durationS: 0, closable: false, onClick: handleClick }),
  play: async ({ userEvent }) => {
    handleClick.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: /沈书瑶|Shen/ }));
    await expect(handleClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  },
};
/** Three at once; a fourth replaces the oldest. */
export const StackOfThree: Story = {
  ...staying({ ...soon, title: '第一条' }, soon, graded, teacher),
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(3));
    await expect(screen.queryByText('第一条')).toBeNull();
  },
};
/** Text only. */
export const WithoutPicture: Story = staying({ title: '网络已经恢复', body: '刚才没有发出去的消息正在补发' });
/** Closed by its close button. */
export const Closing: Story = {
  ...staying(graded),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /关闭|Close/ }));
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  },
};
/** It is removed automatically, unless hovered or focused. */
export const HoverPauses: Story = {
  ...staying({ ...graded, durationS: 1.5 }),
  play: async ({ userEvent }) => {
    const title = await screen.findByText(/第6讲|Practice/);
    await userEvent.hover(title);
    await quiet(1_800);
    await expect(screen.getByText(/第6讲|Practice/)).toBeInTheDocument();
    await userEvent.unhover(title);
    await waitFor(() => expect(screen.queryByText(/第6讲|Practice/)).toBeNull());
  },
};
/** A title is truncated after one line, the body after two. */
export const LongText: Story = staying({
  ...teacher,
  title: '沈书瑶老师，高二语文写作与阅读一对一答疑，周三周五晚上在线',
  body: '知夏，作文我看完了，第二段的转折很好。你把结尾再读一遍，看看能不能少一句。改好以后直接发给我，今晚九点以前我都在，改不完也没有关系。',
});
/** A viewport with notifications that stay. */
function Staying({ items }: { items: readonly NotificationOptions[] }) {
  const { locale } = useKit();
  const [queue] = useState(() => {
    const made = createNotificationQueue();
    for (const item of items) made.notify({ durationS: 0, ...localise(item, locale) });
    return made;
  });
  return <NotificationViewport queue={queue} />;
}

/** All variants in five brands, and the corner with a stack of them. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Person, focus',
          force: { focus: 'button.title' },
          show: <Card {...teacher} onClick={() => undefined} />,
        },
        { state: 'Hover', show: <Card {...teacher} onClick={() => undefined} data-force="hover" /> },
        { state: 'Closable', show: <Card {...graded} onClose={() => undefined} /> },
        {
          state: 'Words only',
          show: <Card title="网络已经恢复" body="刚才没有发出去的消息正在补发" onClose={() => undefined} />,
        },
        {
          state: 'Three in the corner of a window',
          window: { width: 420, height: 420 },
          shows: 'article:nth-of-type(3)',
          force: { hover: '.close' },
          show: <Staying items={[soon, graded, teacher]} />,
        },
      ]}
    />
  ),
};
/** Last in the tab order, opened by Enter, closed by Esc. */
export const Keyboard: Story = {
  loaders: filled({ ...graded, onClick: handleClick }, soon),
  render: (_, { loaded: { queue } }) => (
    <>
      <Button onClick={() => void 0}>
        <Words>课程</Words>
      </Button>
      <NotificationViewport queue={queue} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    handleClick.mockClear();
    await screen.findByText(/15分钟后|Class starts/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /课程|Courses/ })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /第6讲|Practice/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/15分钟后|Class starts/)).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(handleClick).toHaveBeenCalledOnce();
  },
};
