import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Words } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { CaptchaSlot } from './CaptchaSlot.tsx';

const box = { width: 304 };
const Slide = styled.button({
  width: '100%',
  height: '44px',
  border: 0,
  background: token.color.surface.sunken,
  color: token.color.text.secondary,
  font: 'inherit',
});
const frame = (
  <Slide type="button">
    <Words>按住这里，再松开</Words>
  </Slide>
);

const meta = {
  component: CaptchaSlot,
  args: { status: 'idle', children: frame, style: box, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The container of a third-party captcha. **Do** offer an alternative without a puzzle. **Do not** let it change the height of a form.',
      },
    },
  },
} satisfies Meta<typeof CaptchaSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The provider's frame. */
export const Idle: Story = {};
/** Loading. */
export const Loading: Story = { args: { status: 'loading' } };
/** Passed. */
export const Passed: Story = { args: { status: 'passed' } };
/** Failed, with a retry. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /再验证一次|Check again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** A taller frame keeps its height in every status. */
export const Tall: Story = {
  args: { status: 'passed', height: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(120);
  },
};
/** Long labels. */
export const LongText: Story = {
  args: {
    status: 'failed',
    labels: { failed: '验证没有通过，可能是网络不稳定，等几秒再试一次；一直不行就换一个浏览器' },
  },
};

/** A named region; the frame inside takes the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /安全验证|Security check/ })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** All statuses, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const slot = (status: 'loading' | 'idle' | 'passed' | 'failed') => (brand: string) => (
      <CaptchaSlot status={status} style={box} onRetry={fn()} aria-label={`${brand} ${status}`}>
        {frame}
      </CaptchaSlot>
    );
    return (
      <BrandMatrix
        wide
        rows={[
          { state: 'Idle', show: slot('idle') },
          { state: 'Loading', show: slot('loading') },
          { state: 'Passed', show: slot('passed') },
          { state: 'Failed', show: slot('failed') },
        ]}
      />
    );
  },
};
