import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { quiet } from '../../fixtures/quiet.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ToastViewport } from './ToastViewport.tsx';
import { createToastQueue, type ToastOptions } from './toastQueue.ts';

const TEXTS = {
  success: '已报名，课表里可以看到',
  danger: '提交失败，请重试',
  warning: '已有一笔待付款的订单',
  info: '回放正在生成',
} as const;

const LONGEST =
  '没有保存成功：网络刚刚断开了，已经填写的内容还在，请连上网络之后再点一次保存 / Not saved: the network is gone, what you typed is kept';

/** Shows these toasts as long as the story is mounted. */
const staying = (...toasts: readonly ToastOptions[]): Story => ({
  loaders: [
    () => {
      const queue = createToastQueue();
      for (const each of toasts) queue.show({ durationS: 0, ...each });
      return { queue };
    },
  ],
  render: (_, { loaded: { queue } }) => <ToastViewport queue={queue} />,
});

const meta = {
  component: ToastViewport,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say in one short sentence what was done. **Do not** use a toast for an error that needs action: put an Alert where it happened.',
      },
    },
  },
} satisfies Meta<typeof ToastViewport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  ...staying({ tone: 'success', text: TEXTS.success }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(TEXTS.success));
  },
};
export const Danger: Story = {
  ...staying({ tone: 'danger', text: TEXTS.danger }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.danger));
  },
};
export const Warning: Story = staying({ tone: 'warning', text: TEXTS.warning });
export const Info: Story = staying({ tone: 'info', text: TEXTS.info });
export const StackOfThree: Story = {
  ...staying({ text: '第一条' }, { text: '第二条' }, { text: '第三条' }, { text: '第四条' }),
  play: async () => {
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('第二条第三条第四条'));
    await expect(screen.getByRole('log')).toHaveTextContent('第一条');
  },
};
export const NotClosable: Story = {
  ...staying({ text: TEXTS.info, closable: false }),
  play: async () => {
    await screen.findByText(TEXTS.info);
    await expect(screen.queryByRole('button', { name: /关闭|Close/ })).toBeNull();
  },
};
export const HoverPauses: Story = {
  loaders: [() => ({ queue: createToastQueue() })],
  render: (_, { loaded: { queue } }) => (
    <>
      <Button onClick={() => void queue.show({ text: '停一下', durationS: 0.2 })}>显示</Button>
      <ToastViewport queue={queue} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示' }));
    const words = await screen.findByText('停一下');
    await userEvent.hover(words);
    await quiet(400);
    await expect(words).toBeInTheDocument();
    await userEvent.unhover(words);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    await expect(screen.getByRole('log')).toHaveTextContent('停一下');
  },
};
export const LongText: Story = staying({ text: LONGEST });
/** A viewport with toasts that stay. */
function Staying({ toasts }: { toasts: readonly ToastOptions[] }) {
  const [queue] = useState(() => {
    const made = createToastQueue();
    for (const each of toasts) made.show({ durationS: 0, ...each });
    return made;
  });
  return <ToastViewport queue={queue} />;
}

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Danger, success, warning, hover, focus',
          window: { width: 480, height: 260 },
          shows: '[data-tone]',
          force: { hover: '[data-tone="success"] > .close', focus: '[data-tone="danger"] > .close' },
          show: (
            <Staying
              toasts={(['success', 'danger', 'warning'] as const).map((tone) => ({ tone, text: TEXTS[tone] }))}
            />
          ),
        },
        {
          state: 'Info, no cross, longest',
          window: { width: 620, height: 240 },
          shows: '[data-tone]',
          show: (
            <Staying
              toasts={[
                { text: TEXTS.info, closable: false },
                { tone: 'warning', text: LONGEST },
              ]}
            />
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  ...staying({ tone: 'success', text: TEXTS.success }, { tone: 'info', text: TEXTS.info }),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: /关闭|Close/ })).toHaveLength(2));
    await userEvent.tab();
    await expect(screen.getAllByRole('button', { name: /关闭|Close/ })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(TEXTS.info));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  },
};
