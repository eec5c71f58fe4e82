import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: '保持登录', onChange: fn() },
  parameters: {
    docs: {
      description: { component: '**Do** phrase it so that a tick means yes. **Do not** tick consent for the student.' },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = {
  args: { indeterminate: true, children: '全选' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const Controlled: Story = {
  args: { checked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const Invalid: Story = { args: { invalid: true, children: '我已阅读并同意' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const WithoutWords: Story = { args: { children: undefined, 'aria-label': '选中这一行' } };
export const LongText: Story = {
  args: {
    children:
      '我已阅读并同意用户协议、隐私政策和未成年人保护说明，并确认监护人知情 / I have read and agree to the terms',
    style: { width: 280 },
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Unchecked', show: <Checkbox>未选</Checkbox> },
        { state: 'Checked', show: <Checkbox defaultChecked>已选</Checkbox> },
        { state: 'Some', show: <Checkbox indeterminate>全选</Checkbox> },
        { state: 'Hover', show: <Checkbox data-force="hover">未选</Checkbox> },
        { state: 'Focus', show: <Checkbox data-force="focus">未选</Checkbox> },
        { state: 'Error', show: <Checkbox invalid>同意</Checkbox> },
        { state: 'Disabled', show: <Checkbox disabled>不可用</Checkbox> },
        {
          state: 'Disabled on',
          show: (
            <Checkbox disabled defaultChecked>
              不可用
            </Checkbox>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
  },
};
