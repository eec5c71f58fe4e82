import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conversations, manyConversations } from '../../fixtures/conversations.ts';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';

const List = localised(ConversationList);
const Pane = styled.div({
  display: 'flex',
  flexDirection: 'column',
  width: '300px',
  height: '700px',
  paddingTop: token.space[16],
  background: token.color.surface.card,
  '& > nav': { flex: 1 },
});
const show = (props: ConversationListProps) => (
  <Pane>
    <List {...props} />
  </Pane>
);

/** The links of the screenshots navigate nowhere. */
const stay = fn();

const meta = {
  component: ConversationList,
  render: show,
  args: { items: conversations, activeId: 'zhou', onOpen: stay },
  parameters: {
    docs: {
      description: {
        component:
          'All conversations of a student. **Do** mark failed and unread ones in words. **Do not** show a muted conversation in the alert colour: its count is shown in a neutral one.',
      },
    },
  },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pinned, active with a failed message, groups, unread, a picture, a file, a voice message, muted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('[没发出去]那我再算一遍');
    await expect(canvas.getByRole('link', { name: /沈书瑶/ })).toHaveTextContent('[图片]');
    await expect(canvas.getByRole('link', { name: /12条未读/ })).toBeVisible();
  },
};
/** Nothing pinned: no headings. */
export const WithoutPinned: Story = {
  args: { items: conversations.filter(({ pinned: isPinned }) => !isPinned) },
};
/** No conversations yet. */
export const Empty: Story = { args: { items: [] } };
/** Searched by name or by text. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索' }), '第三题');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
/** Messages found by the server, below the conversations; a link leads to each. */
export const FoundMessages: Story = {
  args: {
    defaultQuery: '焦点弦',
    found: {
      state: 'ready',
      truncated: true,
      items: [
        {
          id: '1',
          title: '周砚秋',
          text: '先看定义：过焦点的弦叫焦点弦，它的长度可以用两个焦半径相加',
          at: '2026-11-20T18:53:00+08:00',
          href: '#m1',
        },
        {
          id: '2',
          title: '圆锥曲线专题',
          author: '我',
          text: '焦点弦.pdf',
          at: '2026-11-19T18:53:00+08:00',
          href: '#m2',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /消息|Messages/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /焦点弦\.pdf/ })).toHaveAttribute('href', '#m2');
  },
};
/** The messages could not be searched: said, with a way to try again. */
export const SearchFailed: Story = {
  args: { defaultQuery: '焦点弦', found: { state: 'failed', items: [], onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.found?.onRetry).toHaveBeenCalledOnce();
  },
};
/** No results, with the search term. */
export const NothingFound: Story = { args: { defaultQuery: '微积分' } };
/** 99 is shown as is. */
export const NinetyNine: Story = {
  args: { items: conversations.slice(2, 3).map((item) => ({ ...item, unread: 99 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible();
  },
};
/** One more is `99+`, with the exact number for screen readers. */
export const HundredUnread: Story = {
  args: { items: conversations.slice(2, 3).map((item) => ({ ...item, unread: 100 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /100条未读/ })).toBeVisible();
  },
};
/** A draft in the composer; a muted conversation without new messages. */
export const DraftAndMuted: Story = {
  args: {
    items: conversations.slice(2, 5).map((item, at) => ({
      ...item,
      unread: 0,
      muted: at === 1,
      draft: at === 0 ? { state: 'draft', text: '老师，我想请个假' } : undefined,
    })),
  },
};
/** Two hundred conversations: rows outside the viewport are not rendered. */
export const Many: Story = { args: { items: manyConversations, activeId: 'many-0' } };
/** Names and texts are truncated, the time and the count never. */
export const LongText: Story = {
  args: {
    items: conversations.slice(1, 3).map((item) => ({
      ...item,
      name: '高三数学圆锥曲线专题冲刺一三五晚班讨论群，2026秋季学期 / Conic sections, autumn 2026, Mon Wed Fri',
      last: {
        kind: 'text',
        text: '期末模拟改到12月19日，考场在三号楼，带好准考证、铅笔和三角尺，八点半前到',
        at: '2025-12-31T23:59:00+08:00',
      },
    })),
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'default, hover, focus',
          force: { hover: 'li:nth-of-type(3) > a', focus: '.search input' },
          show: show({ items: conversations, activeId: 'zhou' }),
        },
        { state: 'nothing pinned', show: show({ items: conversations.filter(({ pinned: isPinned }) => !isPinned) }) },
        { state: 'empty', show: show({ items: [] }) },
      ]}
    />
  ),
};
/** One tab stop; arrow keys, Home and End move through the conversations. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    const links = canvas.getAllByRole('link');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(links[0]).toHaveFocus();
  },
};
