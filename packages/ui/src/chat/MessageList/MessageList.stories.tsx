import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { longMessage, siteMessages } from '../../fixtures/siteMessages.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { MessageList, type MessageListProps } from './MessageList.tsx';

const Localised = localised(MessageList);
const Ground = styled.div({ width: '760px' });
const allRead = siteMessages.map((item) => ({ ...item, read: true }));

/** Marks messages as read, keeping the state. */
function Reading(props: MessageListProps) {
  const [items, setItems] = useState(props.items);
  return <Localised {...props} items={items} onReadAll={() => setItems(allRead)} />;
}

const meta = {
  component: MessageList,
  render: (args: MessageListProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: { items: siteMessages, onOpen: fn(), onReadAll: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Messages of the school. **Do** mark a message as read when it is opened. **Do not** show unread by colour alone: it is also bold, marked and announced.',
      },
    },
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read and unread, of every age. */
export const Default: Story = {};
/** Unread messages are announced as such. */
export const Unread: Story = {
  args: { items: siteMessages.slice(0, 2) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    for (const name of names) await expect(name).toMatch(/^(未读|Unread)/);
  },
};
/** All are read: no button to mark them. */
export const AllRead: Story = {
  args: { items: allRead },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** More than 99 in total. */
export const NinetyNinePlus: Story = {
  args: { unread: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('99+');
  },
};
/** Exactly 99. */
export const NinetyNine: Story = {
  args: { unread: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent('+');
  },
};
/** One message hovered. */
export const Hovered: Story = {
  args: { items: siteMessages.map((item, at) => (at === 1 ? { ...item, 'data-force': 'hover' } : item)) },
};
/** Loading. */
export const Loading: Story = { args: { status: 'loading' } };
/** No messages yet. */
export const Empty: Story = { args: { items: [] } };
/** The longest texts. */
export const LongText: Story = { args: { items: [longMessage, ...siteMessages] } };

/** Tab order: mark all, then each message; Enter opens it. */
export const Keyboard: Story = {
  render: (args) => (
    <Ground>
      <Reading {...args} />
    </Ground>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /全部标为已读|Mark all as read/ })).toHaveFocus();
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveFocus();
    first?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('8');
    await userEvent.click(canvas.getByRole('button', { name: /全部标为已读|Mark all as read/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/都读过了|All read/);
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Messages, hover, focus',
          force: { focus: 'li:nth-of-type(4) > a' },
          show: (
            <Ground>
              <Localised
                items={siteMessages.map((item, at) => (at === 2 ? { ...item, 'data-force': 'hover' } : item))}
                onReadAll={fn()}
              />
            </Ground>
          ),
        },
        {
          state: 'Loading',
          show: (
            <Ground>
              <Localised items={[]} status="loading" />
            </Ground>
          ),
        },
        {
          state: 'Empty',
          show: (
            <Ground>
              <Localised items={[]} />
            </Ground>
          ),
        },
      ]}
    />
  ),
};
