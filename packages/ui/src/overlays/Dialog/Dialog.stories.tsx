import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { Input } from '../../controls/Input/Input.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const RULES = Array.from({ length: 40 }, (_, n) => `第${n + 1}条 学员应当遵守课堂秩序，不得录制和传播课程内容。`);

const nothing = () => undefined;

/** 40 characters, as long as a title may be. */
const LONGEST_TITLE = '这一期直播课与已经报名的另一期在周六上午的时间重叠，确认仍然要继续报名这一期课程吗';

const footer = (
  <>
    <Button variant="outline" tone="neutral">
      取消
    </Button>
    <Button>保存</Button>
  </>
);

function WithTrigger({ onClose, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog {...rest} open={isOpen} onClose={close} />
    </>
  );
}

function Nested(props: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog {...props} footer={<Button onClick={() => setAsking(true)}>放弃修改</Button>}>
      <p>修改还没有保存。</p>
      <ConfirmDialog open={isAsking} title="放弃修改？" onConfirm={fn()} onClose={() => setAsking(false)} />
    </Dialog>
  );
}

const meta = {
  component: Dialog,
  args: { open: true, title: '修改昵称', onClose: fn(), footer, children: <p>昵称会显示在评论和答疑室里。</p> },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          '**Do** ask one question. **Do not** open a dialog from another, except to confirm discarding typed text.',
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '修改昵称' })).toBeInTheDocument();
  },
};
export const Medium: Story = { args: { width: 'md' } };
export const Large: Story = { args: { width: 'lg' } };
export const WithForm: Story = {
  args: {
    children: (
      <Field label="昵称" help="1–15个字">
        <Input defaultValue="林知夏" />
      </Field>
    ),
  },
};
export const LongBodyScrolls: Story = {
  args: {
    title: '用户协议',
    width: 'md',
    children: RULES.map((rule) => <p key={rule}>{rule}</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('.body')).toHaveAttribute('tabindex', '0'));
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const NoClose: Story = {
  render: ({ onClose: _, ...args }) => <Dialog {...args} title="需要重新登录" footer={<Button>去登录</Button>} />,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /关闭|Close/ })).toBeNull();
  },
};
export const NestedConfirm: Story = {
  render: (args) => <Nested {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await expect(await screen.findByRole('alertdialog', { name: '放弃修改？' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};
export const LocksTheScroll: Story = {
  render: (args) => (
    <div style={{ height: 3000 }}>
      <WithTrigger {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(
        getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY,
      ).toContain('hidden'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const LongText: Story = {
  args: {
    title: '这一期直播课与已经报名的另一期时间重叠，是否继续报名并在上课前再作选择',
    children:
      'The two courses overlap on Saturday from ten to eleven; you can attend only one of them live and watch the other later.',
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Small, hover',
          window: { width: 520, height: 300 },
          force: { hover: '.close' },
          show: (
            <Dialog open title="修改昵称" onClose={nothing} footer={footer}>
              <p>昵称会显示在评论和答疑室里。</p>
            </Dialog>
          ),
        },
        {
          state: 'Medium, no close, focus',
          window: { width: 680, height: 280 },
          force: { focus: '.body' },
          show: (
            <Dialog open width="md" title="需要重新登录" footer={<Button>去登录</Button>}>
              <p>登录已经过期。</p>
            </Dialog>
          ),
        },
        {
          state: 'Large, longest title, scrolling body',
          window: { width: 860, height: 400 },
          show: (
            <Dialog open width="lg" title={LONGEST_TITLE} onClose={nothing} footer={footer}>
              {RULES.slice(0, 12).map((rule) => (
                <p key={rule}>{rule}</p>
              ))}
            </Dialog>
          ),
        },
        {
          state: 'Wider than its window',
          window: { width: 360, height: 280 },
          show: (
            <Dialog open title="修改昵称" onClose={nothing} footer={footer}>
              <p>昵称会显示在评论和答疑室里。</p>
            </Dialog>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let n = 0; n < 5; n += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};
