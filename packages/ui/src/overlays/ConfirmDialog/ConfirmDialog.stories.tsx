import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function WithTrigger({ onClose, ...rest }: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <ConfirmDialog
        {...rest}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
      />
    </>
  );
}

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: '确认报名？',
    children: '报名后可以在学习中心看到课表。',
    confirmLabel: '报名',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          '**Do** repeat the verb on the button. **Do not** ask for confirmation of a reversible action: offer to undo it.',
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const danger = {
  tone: 'danger',
  title: '删除这张订单？',
  children: '删除之后不能恢复。',
  confirmLabel: '删除',
} as const;

export const Default: Story = {};
export const Danger: Story = {
  args: danger,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /取消|Cancel/ })).toHaveFocus());
  },
};
export const Pending: Story = {
  args: { ...danger, onConfirm: fn((): unknown => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: '删除' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { ...danger, onConfirm: fn((): unknown => Promise.reject(new Error('offline'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '删除' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/没有成功|did not work/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const ClosesWhenDone: Story = {
  args: { onConfirm: fn((): unknown => Promise.resolve()) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '报名' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const BuiltInLabels: Story = { args: { confirmLabel: undefined } };
export const LongText: Story = {
  args: {
    title: '这一期直播课与已经报名的另一期时间重叠，是否仍然继续报名',
    children: 'The two courses overlap on Saturday from ten to eleven; you can attend only one of them live.',
    confirmLabel: '仍然报名',
    cancelLabel: '回去看看',
  },
};
const CONFIRM = '.foot > button:last-of-type';
const shared = { open: true, onConfirm: () => undefined, onClose: () => undefined } as const;
const room = { width: 520, height: 280 };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Default',
          window: room,
          show: (
            <ConfirmDialog {...shared} title="确认报名？" confirmLabel="报名">
              报名后可以在学习中心看到课表。
            </ConfirmDialog>
          ),
        },
        {
          state: 'Danger, focus, hover',
          window: room,
          force: { focus: '.body', hover: CONFIRM },
          show: <ConfirmDialog {...shared} {...danger} />,
        },
        {
          state: 'Pending',
          window: room,
          press: CONFIRM,
          shows: '[aria-busy]',
          show: <ConfirmDialog {...shared} {...danger} onConfirm={() => new Promise(() => undefined)} />,
        },
        {
          state: 'Failed',
          window: { width: 520, height: 340 },
          press: CONFIRM,
          shows: '.failed',
          show: <ConfirmDialog {...shared} {...danger} onConfirm={() => Promise.reject(new Error('offline'))} />,
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
    await screen.findByRole('alertdialog', { name: '确认报名？' });
    await waitFor(() => expect(screen.getByRole('button', { name: '报名' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};
