import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Input } from '../Input/Input.tsx';
import { Field } from './Field.tsx';
import { useFieldControl } from './fieldContext.ts';

const box = { width: 370 };

const meta = {
  component: Field,
  args: { label: '昵称', style: box, children: <Input defaultValue="林知夏" /> },
  parameters: {
    docs: {
      description: { component: '**Do** say in an error what to do. **Do not** use the placeholder as the label.' },
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHelp: Story = {
  args: { help: '1–15个字，可用汉字、字母、数字、下划线' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('昵称')).toHaveAccessibleDescription('1–15个字，可用汉字、字母、数字、下划线');
  },
};
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-required', 'true');
  },
};
export const WithError: Story = {
  args: { label: '手机号', error: '手机号格式不正确，请检查位数', children: <Input defaultValue="1381120" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('手机号格式不正确，请检查位数');
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};
export const Counter: Story = { args: { help: '最多15个字', count: { n: 3, max: 15 } } };
export const CounterAtLimit: Story = { args: { count: { n: 15, max: 15 } } };
export const CounterOverLimit: Story = { args: { count: { n: 16, max: 15 }, error: '最多15个字' } };
export const LabelLeft: Story = { args: { layout: 'start', help: '用于登录和接收上课提醒' } };
export const LabelHidden: Story = {
  args: { labelHidden: true, children: <Input placeholder="请输入昵称" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '昵称' })).toBeInTheDocument();
  },
};
export const ReservedFoot: Story = { args: { reserveFoot: true } };
export const Disabled: Story = {
  args: { label: '年级', help: '在个人资料里修改', children: <Input defaultValue="高二" disabled /> },
};
export const LongText: Story = {
  args: {
    label: '紧急联系人的手机号或者邮箱，用于上课前十五分钟的提醒和作业批改结果的通知',
    help: 'We use it fifteen minutes before a lesson and when your homework has been marked, for nothing else.',
  },
};

function Volume() {
  return <input type="range" {...useFieldControl().attributes} />;
}
/** A control that is not of the kit takes part by `useFieldControl`. */
export const ForeignControl: Story = {
  args: { label: '提示音量', help: '上课提醒用这个音量', children: <Volume /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('提示音量')).toHaveAccessibleDescription('上课提醒用这个音量');
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Default',
          show: (
            <Field label="昵称" style={box}>
              <Input defaultValue="林知夏" />
            </Field>
          ),
        },
        {
          state: 'Required',
          show: (
            <Field label="昵称" required help="1–15个字" style={box}>
              <Input placeholder="请输入" />
            </Field>
          ),
        },
        {
          state: 'Error',
          show: (
            <Field label="手机号" error="手机号格式不正确" style={box}>
              <Input defaultValue="138" />
            </Field>
          ),
        },
        {
          state: 'Counter',
          show: (
            <Field label="昵称" count={{ n: 3, max: 15 }} style={box}>
              <Input defaultValue="林知夏" />
            </Field>
          ),
        },
        {
          state: 'Left',
          show: (
            <Field label="昵称" layout="start" help="1–15个字" style={box}>
              <Input defaultValue="林知夏" />
            </Field>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('昵称'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
