import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import * as people from '../../fixtures/lecturers.ts';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { LecturerCard, type LecturerCardProps } from './LecturerCard.tsx';

const Card = localised(LecturerCard);
const Box = styled.div({
  '&[data-layout="tile"]': { width: '212px' },
  '&[data-layout="row"]': { width: '566px' },
  '&[data-layout="profile"]': { width: '272px' },
});
const Five = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: token.layout.gutter,
  width: token.layout.page,
});
const Row = styled.div({ display: 'flex', alignItems: 'start', gap: token.space[20] });

const stats = [
  { label: '在售课程', value: '11' },
  { label: '学员', value: '2.6万' },
  { label: '评分', value: '4.9' },
];
const actions = (
  <>
    <Button variant="soft">
      <Words>问老师</Words>
    </Button>
    <Button variant="outline" href="/teather/1">
      <Words>主页</Words>
    </Button>
  </>
);

const meta = {
  component: LecturerCard,
  render: (args: LecturerCardProps) => (
    <Box data-layout={args.layout ?? 'tile'}>
      <Card {...args} />
    </Box>
  ),
  args: { lecturer: people.zhou },
  parameters: {
    docs: {
      description: {
        component:
          'A lecturer on a tinted background. **Do** use portraits of 4:5, shoulders up. **Do not** add buttons to a card: only the profile has them.',
      },
    },
  },
} satisfies Meta<typeof LecturerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Available for questions. */
export const Tile: Story = {};
/** Currently unavailable. */
export const Offline: Story = { args: { lecturer: { ...people.zhou, online: false } } };
/** Initials as fallback for the portrait; no tagline. */
export const WithoutPortrait: Story = { args: { lecturer: people.bare } };
/** The same if it fails to load. */
export const BrokenPortrait: Story = { args: { lecturer: { ...people.bare, portrait: 'data:image/png;base64,AA==' } } };
/** Long name, title and tagline. */
export const LongestText: Story = { args: { lecturer: people.long } };
/** In a list of results. */
export const RowLayout: Story = { args: { layout: 'row' } };
/** Beside a course, with metrics and buttons. */
export const Profile: Story = { args: { layout: 'profile', stats, actions } };
/** Hovered. */
export const Hovered: Story = { args: { 'data-force': 'hover' } as object };
/** Focused by keyboard. */
export const Focused: Story = { args: { 'data-force': 'focus' } as object };
/** Five across the width of the page. */
export const FiveInARow: Story = {
  render: () => (
    <Five>
      {people.lecturers.slice(0, 5).map((lecturer) => (
        <Card key={lecturer.id} lecturer={lecturer} />
      ))}
    </Five>
  ),
};

/** One tab stop, named after the lecturer. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /周砚秋.*高中数学/ })).toHaveFocus();
  },
};

/** Layouts and states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'tile',
          show: (
            <Five>
              <Card lecturer={people.zhou} />
              <Card lecturer={people.bare} />
              <Card lecturer={people.long} />
              <Card lecturer={people.zhou} data-force="hover" />
              <Card lecturer={people.zhou} data-force="focus" />
            </Five>
          ),
        },
        {
          state: 'profile, row, pressed',
          show: (
            <Row>
              <Box data-layout="profile">
                <Card lecturer={people.zhou} layout="profile" stats={stats} actions={actions} />
              </Box>
              <Box data-layout="row">
                <Card lecturer={people.zhou} layout="row" data-force="active" />
              </Box>
            </Row>
          ),
        },
      ]}
    />
  ),
};
