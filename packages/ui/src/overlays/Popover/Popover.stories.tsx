import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { QrCode as BareCode } from '../../data/QrCode/QrCode.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Popover as Bare, type PopoverProps } from './Popover.tsx';

const Popover = localised(Bare);
const QrCode = localised(BareCode);
const frame = { display: 'grid', placeItems: 'center', minHeight: 460, width: 640 } as const;

const code = <QrCode value="https://shuyuan.example/web/download" label="扫码下载学习端" caption="扫码下载学习端" />;
const rules = (
  <>
    <p>
      <Words>开课前可以全额退，原路返回；开课以后按没有上的课退。</Words>
    </p>
    <Link href="#rules" underline="always">
      <Words>退款规则</Words>
    </Link>
  </>
);

const meta = {
  component: Bare,
  render: (args: PopoverProps) => (
    <div style={frame}>
      <Popover {...args} />
    </div>
  ),
  args: {
    content: code,
    label: '扫码下载学习端',
    children: (
      <Button variant="outline" tone="neutral">
        <Words>手机上课</Words>
      </Button>
    ),
    onOpenChange: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'A panel beside its button, for a QR code or a short explanation. **Do** give it a name and a single purpose. **Do not** put a form into it: use a Dialog.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A QR code for the phone (§2 `/download`). */
export const QrCodeInside: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName(/扫码|Scan/);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
/** Above. */
export const Top: Story = { args: { defaultOpen: true, placement: 'top' } };
/** To the right. */
export const Right: Story = { args: { defaultOpen: true, placement: 'end' } };
/** Below. */
export const Bottom: Story = { args: { defaultOpen: true, placement: 'bottom' } };
/** To the left. */
export const Left: Story = { args: { defaultOpen: true, placement: 'start' } };
/** Text with a heading, a link and a close button. */
export const WithTitle: Story = { args: { defaultOpen: true, title: '退款', content: rules, closable: true } };
/** Hovering the button opens it; so does a click. */
export const OnHover: Story = {
  args: { trigger: 'hover' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};
/** An outside click closes it. */
export const ClosesOutside: Story = {
  args: { defaultOpen: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'outside-press' }));
  },
};
/** Long text wraps at 360 px. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    closable: true,
    title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    content: rules,
  },
};
const MIDDLE = { position: 'absolute', left: '50%', top: '50%', translate: '-50% -50%' } as const;

/** On each side of its button. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const button = (
      <Button variant="outline" tone="neutral">
        <Words>手机上课</Words>
      </Button>
    );
    return (
      <BrandMatrix
        rows={[
          {
            state: 'Code, below',
            window: { width: 240, height: 320 },
            show: (
              <Popover open content={code} label="扫码下载学习端">
                {button}
              </Popover>
            ),
          },
          {
            state: 'Words, above, focus, hover',
            window: { width: 400, height: 280 },
            force: { focus: '[role="dialog"]', hover: '.close' },
            show: (
              <span style={{ ...MIDDLE, top: '85%' }}>
                <Popover open placement="top" title="退款" content={rules} closable>
                  {button}
                </Popover>
              </span>
            ),
          },
          ...(['end', 'start'] as const).map((side) => ({
            state: side === 'end' ? 'right' : 'left',
            window: { width: 480, height: 180 },
            show: (
              <span style={{ ...MIDDLE, left: side === 'end' ? '15%' : '85%' }}>
                <Popover open placement={side} label="退款" content={rules}>
                  {button}
                </Popover>
              </span>
            ),
          })),
        ]}
      />
    );
  },
};
/** Enter opens it and moves the focus in, Esc closes it and restores the focus. */
export const Keyboard: Story = {
  args: { title: '退款', content: rules, closable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /退款|Refund/ });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
