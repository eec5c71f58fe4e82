import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, Smartphone } from 'lucide-react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Input } from './Input.tsx';

const box = { width: 304 };

const meta = {
  component: Input,
  args: { 'aria-label': '昵称', placeholder: '请输入昵称', style: box, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** put it into a `Field`. **Do not** block paste or interfere with an input method: disallowed characters are removed after the composition ends.',
      },
    },
  },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '林知夏' } };
export const Sizes: Story = {
  render: () => (
    <Stack>
      <Input size="sm" aria-label="小" defaultValue="28" style={box} />
      <Input size="md" aria-label="中" defaultValue="36" style={box} />
      <Input size="lg" aria-label="大" defaultValue="44" style={box} />
    </Stack>
  ),
};
export const PrefixSuffix: Story = { args: { prefix: <Smartphone />, suffix: 'CNY' } };
export const Clearable: Story = {
  args: { clearable: true, defaultValue: '数学', prefix: <Search /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /清空|Clear/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const NoEmoji: Story = {
  args: { noEmoji: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('林知夏😀');
    await expect(canvas.getByRole('textbox')).toHaveValue('林知夏');
  },
};
export const AtTheLimit: Story = {
  args: { maxLength: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '一二三');
    await expect(args.onChange).toHaveBeenLastCalledWith('一二三', expect.anything());
  },
};
export const OneOverTheLimit: Story = {
  args: { maxLength: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('一二三四');
    await expect(canvas.getByRole('textbox')).toHaveValue('一二三');
  },
};
export const Composing: Story = {
  args: { maxLength: 2 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await fireEvent.compositionStart(input);
    await fireEvent.change(input, { target: { value: 'zhong' } });
    await expect(input).toHaveValue('zhong');
    await fireEvent.change(input, { target: { value: '中文课' } });
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('中文');
  },
};
export const Invalid: Story = { args: { invalid: true, defaultValue: '1381120' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '高二' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026112000018' } };
export const LongText: Story = {
  args: {
    defaultValue: '一段比输入框宽得多的文字会在里面横向滚动，不会把前后的图标挤走，也不会撑破版面',
    prefix: <Search />,
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 168 };
    return (
      <BrandMatrix
        rows={[
          { state: 'Default', show: <Input aria-label="昵称" placeholder="请输入" style={narrow} /> },
          { state: 'Filled', show: <Input aria-label="昵称" defaultValue="林知夏" style={narrow} /> },
          { state: 'Hover', show: <Input aria-label="昵称" defaultValue="林知夏" data-force="hover" style={narrow} /> },
          { state: 'Focus', show: <Input aria-label="昵称" defaultValue="林知夏" data-force="focus" style={narrow} /> },
          { state: 'Error', show: <Input aria-label="昵称" defaultValue="林知夏" invalid style={narrow} /> },
          { state: 'Disabled', show: <Input aria-label="昵称" defaultValue="林知夏" disabled style={narrow} /> },
          {
            state: 'Prefix',
            show: <Input aria-label="手机号" placeholder="手机号" prefix={<Smartphone />} style={narrow} />,
          },
          {
            state: 'Clearable, hover',
            force: { hover: 'button' },
            show: <Input aria-label="搜索" defaultValue="数学" clearable style={narrow} />,
          },
          { state: 'Medium', show: <Input aria-label="昵称" size="md" defaultValue="林知夏" style={narrow} /> },
          { state: 'Small', show: <Input aria-label="昵称" size="sm" defaultValue="林知夏" style={narrow} /> },
        ]}
      />
    );
  },
};
export const Keyboard: Story = {
  args: { clearable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('abc');
    await expect(args.onChange).toHaveBeenLastCalledWith('abc', expect.anything());
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
