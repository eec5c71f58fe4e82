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
/** Less than half its size, so that five brands with all states are one picture. */
const Half = styled.div({ width: '640px', zoom: 0.45 });
const Less = styled.div({ width: '440px', zoom: 0.65 });
/** As wide as five columns need, beyond the window. */
const Columns = styled.div({ width: 'max-content' });
const toBeWatched = chapters.onTheWay.map((chapter) => ({ ...chapter, lessons: chapter.lessons.slice(4, 6) }));

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

/** All states in five brands; the frozen ones are hover, focus and pressed. */
export const Matrix: Story = {
  tags: ['matrix'],
  // Drawn smaller than it is; the other stories measure its targets.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  render: ({ onOpen }) => {
    const list = (shown: ChapterListProps['chapters'], force?: 'hover' | 'focus' | 'active') => (
      <Half>
        <Card padding="none">
          <List chapters={shown} onOpen={onOpen} data-force={force} />
        </Card>
      </Half>
    );
    return (
      <Columns>
        <MatrixTable
          rows={[
            { state: 'on the way', show: list(chapters.onTheWay) },
            { state: 'to be watched, hover', show: list(toBeWatched, 'hover') },
            { state: 'entry open, focus', show: list(chapters.entryOpen, 'focus') },
            { state: 'entry closed, pressed', show: list(chapters.entryClosed, 'active') },
            { state: 'held', show: list(chapters.held) },
            {
              state: 'beside a player',
              show: (
                <Less>
                  <List chapters={chapters.held} layout="side" />
                </Less>
              ),
            },
            { state: 'none', show: list([]) },
          ]}
        />
      </Columns>
    );
  },
};
