import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Empty, type EmptyKind } from './Empty.tsx';

const KINDS: readonly EmptyKind[] = ['list', 'search', 'order', 'coupon', 'message', 'course', 'login', 'error'];
const handleAction = fn();

const meta = {
  component: Empty,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** offer one next step. **Do not** blame the student, and do not use it while something is loading.',
      },
    },
  },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Search: Story = {
  args: {
    kind: 'search',
    title: '没有找到“黎曼几何”',
    hint: '换个词，或者清除筛选条件',
    action: <Button variant="soft">清除筛选</Button>,
  },
};
export const Order: Story = { args: { kind: 'order', action: <Button variant="soft">去选课</Button> } };
export const Coupon: Story = { args: { kind: 'coupon' } };
export const Message: Story = { args: { kind: 'message' } };
export const Course: Story = {
  args: { kind: 'course', hint: '去看看适合高二的课', action: <Button variant="soft">选课</Button> },
};
export const Login: Story = {
  args: { kind: 'login', hint: '登录后可以看到你的班级与练习', action: <Button variant="soft">去登录</Button> },
};
export const Failed: Story = { args: { kind: 'error', action: <Button variant="soft">重试</Button> } };
export const Page: Story = { args: { layout: 'page', level: 1, kind: 'search', title: '没有找到这个页面' } };
export const Inline: Story = { args: { layout: 'inline' } };
export const LongText: Story = {
  args: {
    title: '没有找到“高二物理机械波与光的干涉一次学透”',
    hint: 'Try another word or clear the filters; new courses of this school are added at the start of each month.',
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={KINDS.map((kind) => ({
        state: kind,
        show: (
          <Card padding="none">
            <Empty
              kind={kind}
              layout="inline"
              hint="说明一行"
              action={
                <Button variant="soft" size="sm">
                  去看看
                </Button>
              }
            />
          </Card>
        ),
      }))}
    />
  ),
};
export const Keyboard: Story = {
  args: {
    action: (
      <Button variant="soft" onClick={handleAction}>
        去看看
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    handleAction.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handleAction).toHaveBeenCalledOnce();
  },
};
