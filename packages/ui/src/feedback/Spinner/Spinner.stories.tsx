import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const onBrand = { display: 'inline-flex', padding: 8, background: token.color.action.bg, color: token.color.action.fg };

const meta = {
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say what is being loaded. **Do not** use it where the shape of the content is known: use a Skeleton.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/加载中|Loading/);
  },
};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </Stack>
  ),
};
export const OnBrand: Story = {
  render: () => (
    <span style={onBrand}>
      <Spinner tone="inherit" />
    </span>
  ),
};
export const WithLabel: Story = { args: { label: '正在提交', labelShown: true } };
export const Delayed: Story = { args: { delayed: true } };
export const LongText: Story = {
  args: { labelShown: true, label: '正在把讲义、作业和老师的批注合成一份可以打印的文件，请稍候片刻不要关闭页面' },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Small', show: <Spinner size="sm" /> },
        { state: 'Medium', show: <Spinner /> },
        { state: 'Large', show: <Spinner size="lg" /> },
        { state: 'Label', show: <Spinner label="正在提交" labelShown /> },
        {
          state: 'On brand',
          show: (
            <span style={onBrand}>
              <Spinner tone="inherit" />
            </span>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('status')).not.toHaveFocus();
  },
};
