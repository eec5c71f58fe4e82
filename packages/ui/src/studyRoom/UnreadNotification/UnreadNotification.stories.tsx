import { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { portraits } from '../../fixtures/pictures.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { UnreadNotification, type UnreadNotificationProps } from './UnreadNotification.tsx';
import type { UnreadMessage } from './unreadMessage.ts';

const Popup = localised(UnreadNotification);

const chat = {
  kind: 'chat',
  userNickName: '沈书瑶老师',
  userId: '7',
  msgType: 0,
  msgBody: '作文我看完了，第二段的转折很好。',
  sentAt: '2026-11-20T01:52:00Z',
  avatar: portraits.shen,
} satisfies UnreadMessage;
const long = {
  ...chat,
  msgBody: '知夏，作文我看完了，第二段的转折很好。你把结尾再读一遍，看看能不能少一句，让最后的画面自己说话。',
};
const picture = { ...chat, msgType: 1, msgBody: 'https://files.example/1.png', sentAt: '2026-11-20T01:53:00Z' };
const many = {
  ...chat,
  userNickName: '林安娜老师',
  avatar: portraits.lin,
  senders: 3,
  msgBody: '班级群里有新的安排：期末模拟改到12月19日上午。',
};
const notice = {
  kind: 'notice',
  userNickName: '学校教务',
  noticeTitle: '期末模拟改到12月19日上午',
  sentAt: '2026-11-19T12:10:00Z',
} satisfies UnreadMessage;
const longest = { ...long, userNickName: '欧阳慕容晓晨曦与一个很长的昵称', avatar: undefined };

/** Messages arrive while another element has the focus. */
function Arriving(props: UnreadNotificationProps) {
  const [message, setMessage] = useState<UnreadMessage | null>(null);
  return (
    <div style={{ height: 2400 }}>
      <Button onClick={() => setMessage(message ? picture : chat)}>
        <Words>收到消息</Words>
      </Button>
      <Popup {...props} message={message} />
    </div>
  );
}

const card = () => screen.findByRole('button', { name: /沈书瑶老师|Shen Shuyao/ });

const meta = {
  component: UnreadNotification,
  render: (args: UnreadNotificationProps) => <Popup {...args} />,
  args: { message: chat, onOpen: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'The newest unread chat message. **Do** show one per page, and none where the school has no chat. **Do not** add a close button or a timeout.',
      },
    },
  },
} satisfies Meta<typeof UnreadNotification>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text message of a lecturer. It disappears on click, and the chat is opened once (§4). */
export const Text: Story = {
  play: async ({ args, userEvent }) => {
    const button = await card();
    await expect(screen.queryByRole('button', { name: /关闭|Close/ })).toBeNull();
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
/** A picture is shown as a word, never as a URL (§3). */
export const Picture: Story = {
  args: { message: picture },
  play: async () => {
    await expect(await card()).toHaveTextContent(/\[图片\]|\[Picture\]/);
  },
};
/** Two lines, then truncated. */
export const LongBody: Story = { args: { message: long } };
/** Messages of several people are combined; there is never a second card. */
export const ManySenders: Story = { args: { message: many } };
/** A notice without an avatar. */
export const Notice: Story = {
  args: { message: notice },
  play: async () => {
    // What it is about may be any page, so that no chat is announced.
    const button = await screen.findByRole('button', { name: /在新窗口查看|opens in a new window/ });
    await expect(button).not.toHaveAccessibleName(/聊天|chat/);
  },
};
/** Below the header. */
export const OffsetBase: Story = {
  play: async () => {
    const region = await screen.findByRole('region', { name: /未读消息|Unread message/ });
    await expect(region.getBoundingClientRect().top).toBe(NOTIFICATION_OFFSET.base);
  },
};
/** Below a header with its banner. */
export const OffsetTall: Story = {
  args: { offset: 'tall' },
  play: async () => {
    const region = await screen.findByRole('region', { name: /未读消息|Unread message/ });
    await expect(region.getBoundingClientRect().top).toBe(NOTIFICATION_OFFSET.tall);
  },
};
/** A newer message replaces it; focus and scroll position of the page are unchanged. */
export const ReplacedByNewer: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /收到消息|Receive/ });
    await userEvent.click(button);
    await card();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(async () => expect(await card()).toHaveTextContent(/\[图片\]|\[Picture\]/));
    await expect(screen.getAllByRole('button', { name: /沈书瑶老师|Shen Shuyao/ })).toHaveLength(1);
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};
/** Nothing unread: the live region is empty. */
export const None: Story = { args: { message: null } };
/** A long name is truncated after one line, the text after two. */
export const LongText: Story = { args: { message: longest } };

const shared = { window: { width: 376, height: 184 }, shows: '[data-kind]' };
const still = (message: UnreadMessage, offset: 'base' | 'tall' = 'base') => (
  <Popup message={message} offset={offset} onOpen={() => undefined} />
);

/** All kinds in all brands, each in the corner of a window. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { ...shared, state: 'Text', show: still(long) },
        { ...shared, state: 'Picture', show: still(picture) },
        { ...shared, state: 'Many', show: still(many) },
        { ...shared, state: 'Notice', show: still(notice) },
        { ...shared, state: 'Long name, hover', force: { hover: '[data-kind]' }, show: still(longest) },
        { ...shared, state: 'Focus', force: { focus: '[data-kind]' }, show: still(chat) },
        {
          ...shared,
          state: 'Below a banner',
          window: { width: 376, height: 290 },
          show: still(chat, 'tall'),
        },
      ]}
    />
  ),
};

/** Last in the tab order; Enter does the same as a click. */
export const Keyboard: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /收到消息|Receive/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const button = await card();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: /沈书瑶老师|Shen Shuyao/ })).toBeNull());
  },
};
