import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as courses from '../../fixtures/courses.ts';
import { localised } from '../../fixtures/localise.tsx';
import { KitProvider } from '../../foundations/KitProvider/KitProvider.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { CourseCard, type CourseCardProps } from './CourseCard.tsx';

const Card = localised(CourseCard);
const Tile = styled.div({ width: '272px' });
const Four = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 272px)',
  gap: `${token.space[24]} ${token.layout.gutter}`,
});
const OwnLook = styled(Tile)({ '& .own-amount:not(#_)': { fontSize: '31px' } });
const Rows = styled.div({
  display: 'grid',
  gap: token.space[16],
  width: '272px',
  padding: token.space[16],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

const meta = {
  component: CourseCard,
  render: (args: CourseCardProps) => (
    <Tile>
      <Card {...args} />
    </Tile>
  ),
  args: { course: courses.live, eager: true },
  parameters: {
    docs: {
      description: {
        component:
          'A course in a list. **Do** give four in a row the same width and let the card show its state in a word. **Do not** put a second link or button inside: the whole card is one link.',
      },
    },
  },
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Live, can be booked, few seats left, a discount. */
export const LiveWithFewSeats: Story = {};
/** First lesson this evening: the date is given in words. */
export const LiveTonight: Story = { args: { course: courses.tonight } };
/** Not started, without a date: the status is shown as text. */
export const NotStarted: Story = { args: { course: courses.notStarted } };
/** In progress: current lesson and total. */
export const InProgress: Story = { args: { course: courses.inProgress } };
/** Every seat taken. */
export const Full: Story = { args: { course: courses.full } };
/** The last lesson is over. */
export const Ended: Story = { args: { course: courses.ended } };
/** No longer sold. */
export const Discontinued: Story = { args: { course: courses.discontinued } };
/** Recorded: duration instead of a date. */
export const Recorded: Story = { args: { course: courses.recorded } };
/** Free. */
export const Free: Story = { args: { course: courses.free } };
/** A member price, which replaces the discount. */
export const MemberPrice: Story = { args: { course: courses.member } };
/** Free for members. */
export const FreeForMembers: Story = { args: { course: { ...courses.member, memberFen: 0 } } };
/** Bought: progress instead of a price. */
export const Owned: Story = { args: { course: courses.owned } };
/** Advised by the result of an assessment: a chip of the brand says so. */
export const Fitting: Story = {
  args: { course: courses.fitting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /测评：适合你.*圆锥曲线专题/ })).toBeInTheDocument();
  },
};
/** A marketing label where there is no discount. */
export const WithTag: Story = { args: { course: { ...courses.recorded, tags: ['新课'] } } };
/** Fallback for a missing cover: the first character of the subject. */
export const WithoutCover: Story = { args: { course: courses.noCover } };
/** The same for a cover that fails to load. */
export const BrokenCover: Story = { args: { course: { ...courses.noCover, cover: 'data:image/png;base64,AA==' } } };
/** Two lines of title at most, six digits of price. */
export const LongestText: Story = { args: { course: courses.longest } };
/** Hovered. */
export const Hovered: Story = { args: { 'data-force': 'hover' } as object };
/** Focused by keyboard. */
export const Focused: Story = { args: { 'data-force': 'focus' } as object };

/** A list of four columns, as in the catalogue. */
export const Catalogue: Story = {
  render: () => (
    <Four>
      {Object.values(courses).map((course) => (
        <Card key={course.id} course={course} eager />
      ))}
    </Four>
  ),
};

/** Beside a course: small cover, title, price. */
export const Row: Story = {
  render: () => (
    <Rows>
      {[courses.ended, courses.recorded, courses.free, courses.noCover, courses.owned].map((course) => (
        <Card key={course.id} course={course} layout="row" eager />
      ))}
    </Rows>
  ),
};

/**
 * In both languages price and number of students always stay. Between them what has no room is hidden as a whole: the former price first,
 * which the amount saved implies, then the note.
 */
export const WhatGivesWay: Story = {
  render: () => (
    <>
      {(['cn', 'en'] as const).map((locale) => (
        <KitProvider key={locale} locale={locale}>
          <Four>
            {[courses.live, courses.member, courses.longest, { ...courses.recorded, tags: ['Homework reviewed'] }].map(
              (course) => (
                <Card key={course.id} course={{ ...course, priceFen: 112_000, learners: 1239 }} eager />
              ),
            )}
          </Four>
        </KitProvider>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelectorAll('a > .price');
    await expect(lines).toHaveLength(8);
    for (const line of lines) {
      const box = line.getBoundingClientRect();
      const isWhole = (name: string) => {
        const part = line.querySelector(name)?.getBoundingClientRect();
        // A line is a little lower than its letters.
        return part !== undefined && part.bottom < box.bottom + 6 && part.right < box.right + 1;
      };
      const isCut = (name: string) => {
        const part = line.querySelector(name)?.getBoundingClientRect();
        return part !== undefined && part.top < box.bottom && !isWhole(name);
      };
      await expect(['.amount', '.count'].filter((name) => !isWhole(name))).toEqual([]);
      await expect(['.former', '.note'].filter(isCut)).toEqual([]);
      if (line.querySelector('.note') !== null && isWhole('.former')) await expect(isWhole('.note')).toBe(true);
    }
  },
};

/** One tab stop with all information in its accessible name. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const card = canvas.getByRole('link', { name: /圆锥曲线专题.*周砚秋.*余6席.*¥899/ });
    await expect(card).toHaveFocus();
    await expect(card).toHaveAttribute('href', '/course/detail/1/1');
    await userEvent.tab();
    await expect(card).not.toHaveFocus();
  },
};

/** A part with a class and a style of the caller, which outweigh the card's (decision 0030). */
export const OwnParts: Story = {
  args: { slotProps: { amount: { className: 'own-amount' }, title: { style: { fontSize: '17px' } } } },
  render: (args) => (
    <OwnLook>
      <Card {...args} />
    </OwnLook>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('¥899')).toHaveStyle({ fontSize: '31px' });
    await expect(canvas.getByText(args.course.title)).toHaveStyle({ fontSize: '17px' });
  },
};

/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'tile',
          show: (
            <Four>
              {Object.values(courses).map((course) => (
                <Card key={course.id} course={course} eager />
              ))}
              <Card course={{ ...courses.full, fitting: true }} eager />
              <Card course={courses.live} eager data-force="hover" />
              <Card course={courses.live} eager data-force="focus" />
              <Card course={courses.live} eager data-force="active" />
            </Four>
          ),
        },
        {
          state: 'row',
          show: (
            <Four>
              {[
                [courses.live, courses.recorded, courses.inProgress],
                [courses.full, courses.ended, courses.discontinued],
                [courses.free, courses.member, courses.noCover],
                [courses.fitting, courses.notStarted, courses.longest, courses.owned],
              ].map((column) => (
                <Rows key={column[0]?.id}>
                  {column.map((course) => (
                    <Card key={course.id} course={course} layout="row" eager />
                  ))}
                </Rows>
              ))}
            </Four>
          ),
        },
      ]}
    />
  ),
};
