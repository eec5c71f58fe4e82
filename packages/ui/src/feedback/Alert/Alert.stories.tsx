import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Alert } from './Alert.tsx';

const box = { width: 480 };

const meta = {
  component: Alert,
  args: { title: '资质正在审核', children: '通常需要一个工作日，通过后会发消息给你。', style: box },
  parameters: {
    docs: {
      description: {
        component: '**Do** put it next to what it refers to and say what to do. **Do not** stack several.',
      },
    },
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', title: '资质已经通过' } };
export const Warning: Story = { args: { tone: 'warning', title: '优惠券还有2天到期', children: undefined } };
export const Danger: Story = {
  args: { tone: 'danger', title: '支付没有成功', children: '没有扣款，可以换一种方式再试。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('支付没有成功');
  },
};
export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: '提交失败',
    children: '网络刚刚断开。',
    action: (
      <Button size="sm" variant="outline">
        重试
      </Button>
    ),
  },
};
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /关闭提示|Dismiss/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const TitleOnly: Story = { args: { children: undefined } };
export const LongText: Story = {
  args: {
    title: '这一期课程已经开课十五分钟以上，直播教室不再开放，回放会在课后两小时内生成',
    children:
      'The classroom closed fifteen minutes after the start; the recording will be there two hours after the end.',
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={(['info', 'success', 'warning', 'danger'] as const).map((tone) => ({
        state: `${tone}, hover`,
        force: { hover: '.close' },
        show: (
          <Alert
            tone={tone}
            title="一句话说明"
            action={
              <Button size="sm" variant="outline">
                处理
              </Button>
            }
            onDismiss={() => undefined}
            style={box}
          >
            说明接下来怎么做。
          </Alert>
        ),
      }))}
    />
  ),
};
export const Keyboard: Story = {
  args: {
    onDismiss: fn(),
    action: (
      <Button size="sm" variant="outline">
        查看
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '查看' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
