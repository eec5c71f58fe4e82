import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as chapters from '../../fixtures/chapters.ts';
import { localised } from '../../fixtures/localise.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ChapterList, type ChapterListProps } from './ChapterList.tsx';

const List = localised(ChapterList);
const Wide = styled.div({ width: '860px' });
const Page = styled.div({ width: '600px' });
const Column = styled.div({ width: '440px' });
/** Lessons after their day that no other state shows. */
const afterwards = chapters.held.map((chapter) => ({ ...chapter, lessons: chapter.lessons.slice(1, 3) }));

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
    const row = locked.closest('li');
    const { x = 0, y = 0, width = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    await expect(row).toHaveAttribute('title', '做完第10讲练习后解锁');
    for (const share of [0.02, 0.98])
      await expect(document.elementFromPoint(x + width * share, y + height / 2)).toBe(locked);
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
    const list = (shown: Partial<ChapterListProps>) => (
      <Page>
        <Card padding="none">
          <List chapters={[]} onOpen={onOpen} {...shown} />
        </Card>
      </Page>
    );
    return (
      <MatrixTable
        wide
        rows={[
          {
            state: 'on the way, hover, focus',
            force: {
              hover: '.lesson:nth-of-type(5)',
              focus: ['.act > button', '[aria-disabled="true"]'],
            },
            show: list({ chapters: chapters.onTheWay }),
          },
          {
            state: 'folded: hover, focus, pressed',
            force: {
              hover: '.chapter:nth-of-type(1) > h3 > button',
              focus: '.chapter:nth-of-type(2) > h3 > button',
              active: '.chapter:nth-of-type(3) > h3 > button',
            },
            show: list({ chapters: chapters.forSale, defaultOpen: [] }),
          },
          { state: 'entry open', show: list({ chapters: chapters.entryOpen }) },
          { state: 'entry closed', show: list({ chapters: chapters.entryClosed }) },
          { state: 'held', show: list({ chapters: afterwards }) },
          { state: 'none', show: list({}) },
          {
            state: 'beside a player',
            force: { hover: '.lesson:nth-of-type(1)', focus: '.lesson:nth-of-type(2) .name' },
            show: (
              <Column>
                <List chapters={chapters.held} layout="side" />
              </Column>
            ),
          },
        ]}
      />
    );
  },
};
