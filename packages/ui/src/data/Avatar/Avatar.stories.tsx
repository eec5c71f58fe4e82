import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { students } from '../../fixtures/pictures.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { Avatar } from './Avatar.tsx';

const Person = localised(Avatar);
const Line = styled.div({ display: 'flex', alignItems: 'center', gap: token.space[8], padding: token.space[4] });
const SIZES = [20, 24, 32, 40, 56, 96] as const;

const meta = {
  component: Avatar,
  render: (args) => <Person {...args} />,
  args: { name: '林知夏', src: students.lin, size: 40 },
  parameters: {
    docs: {
      description: {
        component:
          'The avatar of a person. **Do** set `decorative` where the name is beside it. **Do not** use it for lecturers on a card: their portraits have their own background.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture. */
export const Picture: Story = {};
/** Initial of a Chinese name: its last Han character. */
export const Initial: Story = { args: { src: undefined } };
/** Initials of a Latin name: two letters. */
export const LatinInitials: Story = { args: { src: undefined, name: 'Anna Lin' } };
/** The picture fails to load. */
export const Broken: Story = { args: { src: 'data:image/png;base64,AA==' } };
/** Membership ring. */
export const Member: Story = { args: { member: true } };
/** From 20 to 96 px. */
export const Sizes: Story = {
  render: (args) => (
    <Line>
      {SIZES.map((size) => (
        <Person key={size} {...args} size={size} />
      ))}
    </Line>
  ),
};

/** Named after the person, not a tab stop. */
export const Keyboard: Story = {
  args: { member: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '林知夏，会员' })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      rows={[
        {
          state: 'picture',
          show: (
            <Line>
              <Person {...args} size={32} />
              <Person {...args} size={40} />
            </Line>
          ),
        },
        {
          state: 'initial',
          show: (
            <Line>
              <Person name="林知夏" size={32} />
              <Person name="Anna Lin" size={40} />
            </Line>
          ),
        },
        {
          state: 'member',
          show: (
            <Line>
              <Person {...args} member />
            </Line>
          ),
        },
      ]}
    />
  ),
};
