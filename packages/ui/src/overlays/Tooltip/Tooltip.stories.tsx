import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Words } from '../../fixtures/localise.tsx';
import { quiet } from '../../fixtures/quiet.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Surface } from './Tooltip.styles.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const HINT = '开课前15分钟可以进教室';
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
export const Right: Story = { args: { defaultOpen: true, placement: 'right' } };
/** Below. */
export const Bottom: Story = { args: { defaultOpen: true, placement: 'bottom' } };
/** To the left. */
export const Left: Story = { args: { defaultOpen: true, placement: 'left' } };
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
    content: (
      <Words>课前15分钟教室开门，可以先检查麦克风和网络；开课以后任何时候都能进，回放在课后两小时之内生成</Words>
    ),
  },
};
/** The surface in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        {
          state: 'Surface',
          show: (
            <Surface style={{ maxWidth: 176 }}>
              <Words>{HINT}</Words>
            </Surface>
          ),
        },
        ...(['top', 'right', 'bottom', 'left'] as const).map((side) => ({
          state: side,
          show: (
            <Surface style={{ maxWidth: 176 }}>
              <Words>进入教室</Words>
              <span
                className="arrow"
                data-side={side}
                style={{
                  position: 'absolute',
                  ...(side === 'top' || side === 'bottom' ? { left: 'calc(50% - 5px)' } : { top: 'calc(50% - 5px)' }),
                }}
              />
            </Surface>
          ),
        })),
      ]}
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
