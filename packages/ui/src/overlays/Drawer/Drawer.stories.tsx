import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Drawer as Bare, type DrawerProps } from './Drawer.tsx';

const Drawer = localised(Bare);
const SUBJECTS = ['数学', '物理', '化学', '语文', '英语', '历史', '地理', '编程'];

const filters = (
  <Stack gap={12} as="fieldset">
    {SUBJECTS.map((subject) => (
      <Checkbox key={subject} defaultChecked={subject === '数学'}>
        <Words>{subject}</Words>
      </Checkbox>
    ))}
  </Stack>
);
const footer = (
  <>
    <Button variant="outline" tone="neutral">
      <Words>清除筛选</Words>
    </Button>
    <Button>
      <Words>看18门课</Words>
    </Button>
  </>
);
const long = (
  <Stack gap={16}>
    {Array.from({ length: 40 }, (_, n) => `note-${n}`).map((key) => (
      <p key={key}>
        <Words>知夏，作文我看完了，第二段的转折很好。你把结尾再读一遍，看看能不能少一句。</Words>
      </p>
    ))}
  </Stack>
);

function WithTrigger({ onClose, ...rest }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Words>筛选</Words>
      </Button>
      <Drawer
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
  component: Bare,
  render: (args: DrawerProps) => <Drawer {...args} />,
  args: { open: true, title: '筛选', onClose: fn(), children: filters, footer },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'A panel at the edge of the window. **Do** use it for what accompanies the page: filters, notes, the outline of a course. **Do not** ask a question in it: use a Dialog.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filters from the right, 370 px. */
export const FilterDrawer: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /筛选|Filter/ });
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};
/** From the left. */
export const Left: Story = { args: { side: 'start' } };
/** 320 px. */
export const Small: Story = { args: { width: 'sm' } };
/** 560 px. */
export const Large: Story = { args: { width: 'lg' } };
/** A long body scrolls; header and footer are fixed. */
export const Long: Story = {
  args: {
    title: '老师的评语',
    children: long,
    footer: (
      <Button>
        <Words>知道了</Words>
      </Button>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('.body')).toHaveAttribute('tabindex', '0'));
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
};
/** Without buttons. */
export const WithoutFooter: Story = { args: { footer: undefined } };
/** An outside click closes it. */
export const ClosesOutside: Story = {
  args: { side: 'start' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body, coords: { x: 1000, y: 400 } });
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
/** A long title wraps beside the close button. */
export const LongText: Story = {
  args: { title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置' },
};
/** At both edges of a window, in each width. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const shared = { open: true, title: '筛选', onClose: () => undefined, footer, children: filters };
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Right, focus, hover',
            window: { width: 640, height: 420 },
            force: { hover: '.close', focus: '.body' },
            show: <Drawer {...shared} />,
          },
          {
            state: 'Left, small, scrolling body',
            window: { width: 480, height: 420 },
            show: (
              <Drawer {...shared} side="start" width="sm" title="老师的评语">
                {long}
              </Drawer>
            ),
          },
          {
            state: 'Large, without buttons, longest title',
            window: { width: 720, height: 320 },
            show: (
              <Drawer
                {...shared}
                width="lg"
                footer={undefined}
                title="题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置"
              />
            ),
          },
          {
            state: 'Wider than its window',
            window: { width: 320, height: 320 },
            show: <Drawer {...shared} />,
          },
        ]}
      />
    );
  },
};
/** The focus moves in, is trapped, and is restored. */
export const Keyboard: Story = {
  render: (args: DrawerProps) => <WithTrigger {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let n = 0; n < 12; n += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: /筛选|Filter/ })).toHaveFocus());
  },
};
