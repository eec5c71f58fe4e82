import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import * as chapters from '../../fixtures/chapters.ts';
import { localised } from '../../fixtures/localise.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ChapterList, type ChapterListProps } from './ChapterList.tsx';

const List = localised(ChapterList);
const Narrow = styled.div({ width: '320px' });
const Wide = styled.div({ width: '860px' });

const meta = {
  component: ChapterList,
  render: (args: ChapterListProps) => (
    <Wide>
      <Card padding="none">
        <List {...args} />
      </Card>
    </Wide>
  ),
  args: { chapters: chapters.onTheWay, onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Chapters connected by a line. **Do** give the reason for every locked lesson in words. **Do not** hide locked lessons: a student sees the whole course.',
      },
    },
  },
} satisfies Meta<typeof ChapterList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Done, live now, open later today, partly watched, locked with the reason, trial, next. */
export const OnTheWay: Story = {};
/** A visitor: one trial lesson, dates for the rest. */
export const ForSale: Story = { args: { chapters: chapters.forSale } };
/** 15 minutes before the start the class can be entered (§9). */
export const EntersIn15Minutes: Story = { args: { chapters: chapters.entryOpen } };
/** One second earlier it is closed, with its opening time. */
export const EntryStillClosed: Story = { args: { chapters: chapters.entryClosed } };
/** Long chapters are cut short; the current lesson is always visible. */
export const TwoHundredLessons: Story = { args: { chapters: chapters.twoHundred } };
/** Classes that were held or cancelled: the recording is being made or has failed, the class fell out, a practice can be made up. */
export const Held: Story = { args: { chapters: chapters.held } };
/** Beside a player. */
export const Side: Story = { args: { chapters: chapters.held, layout: 'side' } };
/** No chapters yet. */
export const Empty: Story = { args: { chapters: [] } };
/** Titles wrap to a second line. */
export const LongestText: Story = { args: { chapters: chapters.longTitles } };
/** All chapters collapsed. */
export const AllFolded: Story = { args: { chapters: chapters.forSale, defaultOpen: [] } };

/** The locked lesson gives its reason, the live class opens, a chapter collapses. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const locked = canvas.getByRole('button', { name: '蝴蝶定理' });
    await expect(locked).toHaveAccessibleDescription('做完第10讲练习后解锁');
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(locked);
    await expect(args.onOpen).not.toHaveBeenCalled();
    const enter = canvas.getByRole('button', { name: '进入教室 焦点弦的三种处理方法' });
    enter.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '20:45可进入' })).toBeDisabled();
    const head = canvas.getByRole('button', { name: /第二章/ });
    head.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('蝴蝶定理')).toBeNull();
  },
};

/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onOpen }) => {
    const list = (shown: ChapterListProps['chapters']) => (
      <Wide>
        <Card padding="none">
          <List chapters={shown} onOpen={onOpen} />
        </Card>
      </Wide>
    );
    return (
      <MatrixTable
        wide
        rows={[
          {
            state: 'on the way, for sale',
            show: (
              <Beside>
                {list(chapters.onTheWay)}
                {list(chapters.forSale)}
              </Beside>
            ),
          },
          {
            state: 'door open, closed',
            show: (
              <Beside>
                {list(chapters.entryOpen)}
                {list(chapters.entryClosed)}
              </Beside>
            ),
          },
          {
            state: 'held, beside a player',
            show: (
              <Beside>
                {list(chapters.held)}
                <Narrow>
                  <List chapters={chapters.held} layout="side" />
                </Narrow>
              </Beside>
            ),
          },
          { state: 'none', show: list([]) },
        ]}
      />
    );
  },
};
