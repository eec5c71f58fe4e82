import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Words } from '../../fixtures/localise.tsx';
import { quiet } from '../../fixtures/quiet.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const HINT = '开课前15分钟可以进教室';
const LONG_HINT = '课前15分钟教室开门，可以先检查麦克风和网络；开课以后任何时候都能进，回放在课后两小时之内生成';
const frame = { display: 'grid', placeItems: 'center', minHeight: 160, width: 480 } as const;

const meta = {
  component: Tooltip,
  render: (args: TooltipProps) => (
    <div style={frame}>
      <Tooltip {...args} />
    </div>
  ),
  args: {
    content: <Words>{HINT}</Words>,
    children: (
      <Button variant="outline" tone="neutral">
        <Words>进入教室</Words>
      </Button>
    ),
    delayS: 0,
    onOpenChange: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '200px' },
      description: {
        component:
          'A short hint on hover and focus. **Do** explain an icon or why a control is disabled. **Do not** put controls into it, nor text that everybody needs.',
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const isShown = () => screen.findByRole('tooltip');
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** Closed; hover or focus shows it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await isShown();
    await expect(button).toHaveAccessibleDescription(/15/);
    await userEvent.unhover(button);
    await isGone();
  },
};
/** Above, where there is room. */
export const Top: Story = { args: { defaultOpen: true, placement: 'top' } };
/** To the right. */
export const Right: Story = { args: { defaultOpen: true, placement: 'end' } };
/** Below. */
export const Bottom: Story = { args: { defaultOpen: true, placement: 'bottom' } };
/** To the left. */
export const Left: Story = { args: { defaultOpen: true, placement: 'start' } };
/** The reason of a disabled button: a span around it takes hover and focus. */
export const OnDisabled: Story = {
  args: {
    wrapped: true,
    children: (
      <Button disabled>
        <Words>进入教室</Words>
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await isShown();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/15/);
  },
};
/** The tooltip itself can be hovered (WCAG 1.4.13). */
export const Hoverable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const hint = await isShown();
    await userEvent.hover(hint);
    await quiet(300);
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
  },
};
/** It waits 300 ms, so that a passing pointer does not open it. */
export const Delayed: Story = {
  args: { delayS: 0.3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await isShown();
  },
};
/** Long text wraps at 280 px. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: <Words>{LONG_HINT}</Words>,
  },
};
/** Where each side is seen where the text runs from left to right. */
const PLACES = [
  ['top', 'top'],
  ['right', 'end'],
  ['bottom', 'bottom'],
  ['left', 'start'],
] as const;

/** On each side of its control; in the middle of a window there is room for all. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={PLACES.map(([state, side]) => ({
        state,
        window: { width: 400, height: 200 },
        show: (
          <div style={{ display: 'grid', placeItems: 'center', height: 168 }}>
            <Tooltip
              open
              placement={side}
              content={<Words>{side === 'top' ? LONG_HINT : '进入教室'}</Words>}
              wrapped={side === 'bottom'}
            >
              <Button variant="outline" tone="neutral" disabled={side === 'bottom'}>
                <Words>手机上课</Words>
              </Button>
            </Tooltip>
          </div>
        ),
      }))}
    />
  ),
};
/** Focus shows it at once, Esc hides it and the focus stays. */
export const Keyboard: Story = {
  args: { children: <IconButton icon={<CircleHelp />} label="?" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await isShown();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(button).toHaveFocus();
  },
};
