import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: '3条未读消息' },
  render: (args) => (
    <Text>
      消息
      <VisuallyHidden {...args} />
    </Text>
  ),
  parameters: {
    docs: {
      description: {
        component:
          '**Do** use it for text that sighted users get from the image. **Do not** hide what everybody should read.',
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3条未读消息')).toBeInTheDocument();
    await expect(canvas.getByText('3条未读消息').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
export const AsHeading: Story = {
  args: { as: 'h2', children: '课程列表' },
  render: (args) => <VisuallyHidden {...args} />,
};
export const InButton: Story = {
  render: (args) => (
    <button type="button">
      ×<VisuallyHidden {...args} />
    </button>
  ),
};
export const Status: Story = { args: { role: 'status', children: '共128项结果' } };
export const English: Story = { args: { children: '3 unread messages' } };
export const LongText: Story = {
  args: { children: '这一段只读给听屏幕的人，眼睛已经从图里看到了同样的意思，所以页面的宽度不受影响'.repeat(2) },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        {
          state: 'Hidden',
          show: (
            <Text>
              消息<VisuallyHidden>3条未读</VisuallyHidden>
            </Text>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  render: (args) => (
    <button type="button">
      <span aria-hidden="true">×</span>
      <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '3条未读消息' })).toHaveFocus();
  },
};
