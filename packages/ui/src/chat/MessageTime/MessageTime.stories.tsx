import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { MessageTime, type MessageTimeProps } from './MessageTime.tsx';

const NOW = '2026-11-20T10:00:00+08:00';

const Ground = styled.div({
  display: 'inline-grid',
  padding: token.space[12],
  background: token.color.surface.card,
});

const meta = {
  component: MessageTime,
  args: { at: '2026-11-20T09:41:00+08:00', now: NOW },
  render: (args: MessageTimeProps) => (
    <Ground>
      <MessageTime {...args} />
    </Ground>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The time a message was sent, formatted by its age. **Do** pass in the instant and the reader’s time zone. **Do not** cut or join the text by hand.',
      },
    },
  },
} satisfies Meta<typeof MessageTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hours and minutes only. */
export const SameDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09:41')).toHaveAttribute('datetime', '2026-11-20T01:41:00.000Z');
  },
};
/** Yesterday. */
export const Yesterday: Story = {
  args: { at: '2026-11-19T20:10:00+08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(昨天|Yesterday) 20:10$/)).toBeInTheDocument();
  },
};
/** The day before yesterday; the longest text in English. */
export const DayBeforeYesterday: Story = {
  args: { at: '2026-11-18T21:05:00+08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(前天|Day before yesterday) 21:05$/)).toBeInTheDocument();
  },
};
/** Three days ago and earlier. */
export const SameYear: Story = {
  args: { at: '2026-11-17T15:40:00+08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11-17 15:40')).toBeInTheDocument();
  },
};
/** From another year, with the year. */
export const Older: Story = {
  args: { at: '2025-12-31T08:05:00+08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2025-12-31 08:05')).toBeInTheDocument();
  },
};
/** A minute before midnight is yesterday, however few hours ago. */
export const MinuteBeforeMidnight: Story = {
  args: { at: '2026-11-19T23:59:00+08:00', now: '2026-11-20T00:01:00+08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(昨天|Yesterday) 23:59$/)).toBeInTheDocument();
  },
};
/** Midnight itself belongs to the new day and is shown as 00:00. */
export const Midnight: Story = {
  args: { at: '2026-11-20T00:00:00+08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00:00')).toBeInTheDocument();
  },
};
/** On New Year's Day yesterday stays a word, without a year. */
export const NewYearsEve: Story = {
  args: { at: '2026-12-31T22:00:00+08:00', now: '2027-01-01T09:00:00+08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(昨天|Yesterday) 22:00$/)).toBeInTheDocument();
  },
};
/** The same instant for a reader in New York: still the previous evening. */
export const OtherZone: Story = {
  args: { at: '2026-11-20T09:41:00+08:00', timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20:41')).toBeInTheDocument();
  },
};
/** Between the messages of a conversation. */
export const Chip: Story = { args: { variant: 'chip' } };
/** An invalid instant renders nothing. */
export const NoInstant: Story = {
  args: { at: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** Static text, not a tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByText('09:41')).toBeInTheDocument();
  },
};

const show = (props: Partial<MessageTimeProps>) => (
  <Ground>
    <MessageTime at="2026-11-20T09:41:00+08:00" now={NOW} {...props} />
  </Ground>
);

/** Every age, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'same day', show: show({}) },
        { state: 'yesterday', show: show({ at: '2026-11-19T20:10:00+08:00' }) },
        { state: 'day before', show: show({ at: '2026-11-18T21:05:00+08:00' }) },
        { state: 'same year', show: show({ at: '2026-11-17T15:40:00+08:00' }) },
        { state: 'older', show: show({ at: '2025-12-31T08:05:00+08:00' }) },
        { state: 'chip', show: show({ variant: 'chip', at: '2026-11-19T20:10:00+08:00' }) },
      ]}
    />
  ),
};
