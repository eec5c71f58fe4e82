import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider as Bare, type DividerProps } from './Divider.tsx';

const Divider = localised(Bare);
const box = { width: 320 };

const meta = {
  component: Bare,
  render: (args: DividerProps) => (
    <div style={box}>
      <Words>课程</Words>
      <Divider {...args} />
      <Words>讲师</Words>
    </div>
  ),
  args: { space: 12 },
  parameters: {
    docs: {
      description: {
        component:
          'A subtle line between two items. **Do** try spacing first, and mark the divider as meaningful where it separates two subjects. **Do not** draw boxes with it.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: not announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
/** It separates two topics and is announced. */
export const Meaningful: Story = {
  args: { meaningful: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  },
};
/** The perforation of a ticket. */
export const Dashed: Story = { args: { line: 'dashed' } };
/** A word in the middle. */
export const WithWord: Story = { args: { children: '或者' } };
/** Between items of a row. */
export const Vertical: Story = {
  render: () => (
    <Stack direction="row" gap={0} align="center">
      <Words>周砚秋</Words>
      <Divider orientation="vertical" space={12} />
      <Words>一三五晚班</Words>
      <Divider orientation="vertical" space={12} meaningful />
      <Text numeric>24</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};
/** The spacing steps. */
export const Spaces: Story = {
  render: () => (
    <div style={box}>
      {([8, 16, 32] as const).map((space) => (
        <div key={space}>
          {space}
          <Divider space={space} />
        </div>
      ))}
    </div>
  ),
};
/** A long word wraps and leaves a piece of the line on both sides. */
export const LongText: Story = {
  args: { children: '已经有账号的同学可以直接用手机号和短信验证码登录，不用再填一次密码' },
};
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 160 };
    return (
      <BrandMatrix
        rows={[
          { state: 'Solid', show: <Divider style={narrow} /> },
          { state: 'Dashed', show: <Divider line="dashed" style={narrow} /> },
          { state: 'Word', show: <Divider style={narrow}>或者</Divider> },
          {
            state: 'Vertical',
            show: (
              <Stack direction="row" gap={12} align="center">
                <Text>A</Text>
                <Divider orientation="vertical" />
                <Text>B</Text>
                <Divider orientation="vertical" line="dashed" />
                <Text>C</Text>
              </Stack>
            ),
          },
        ]}
      />
    );
  },
};
/** A divider is not a tab stop. */
export const Keyboard: Story = {
  args: { meaningful: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('separator')).not.toHaveFocus();
  },
};
