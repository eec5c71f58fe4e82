import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { redeemed } from '../../fixtures/redeem.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { RedeemPanel, type RedeemPanelProps } from './RedeemPanel.tsx';

const Panel = localised(RedeemPanel);
const Page = styled.div({ width: '958px' });

const meta = {
  component: RedeemPanel,
  render: (args: RedeemPanelProps) => (
    <Page>
      <Panel {...args} />
    </Page>
  ),
  args: { onRedeem: fn(), onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The form for a redemption code. **Do** answer with a ticket that shows what was redeemed. **Do not** say why a code is rejected: that helps those who guess codes.',
      },
    },
  },
} satisfies Meta<typeof RedeemPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Default: Story = {};
/** Twelve characters: the code can be redeemed. */
export const TwelveCharacters: Story = {
  args: { defaultValue: '527381064421' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '兑换' }));
    await expect(args.onRedeem).toHaveBeenCalledWith('527381064421');
  },
};
/** Eleven: an error says what is missing, and no request is sent (§5). */
export const ElevenCharacters: Story = {
  args: { defaultValue: '52738106442' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '兑换' }));
    await expect(canvas.getByText('兑换码是12位，还差1位')).toBeVisible();
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};
/** Already used by the student. */
export const UsedCode: Story = {
  args: { defaultValue: '527381064419', error: '这个码在11月2日已经用过了，可以在下面的记录里找到' },
};
/** Invalid or expired: the same message for both. */
export const ExpiredCode: Story = { args: { defaultValue: '527381064419', error: '这个码不能用，请核对后再试' } };
/** Submitting. */
export const Redeeming: Story = {
  args: { defaultValue: '527381064421', onRedeem: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '兑换' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onRedeem).toHaveBeenCalledOnce();
  },
};
/** The ticket. */
export const Success: Story = { args: { result: redeemed, onAgain: fn() } };
/** The ticket with the longest title. */
export const LongestText: Story = {
  args: {
    result: {
      ...redeemed,
      title: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    },
    onAgain: fn(),
  },
};

/** Type a complete code; Enter redeems it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('5273 8106 4421');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRedeem).toHaveBeenCalledWith('527381064421');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '兑换' })).toHaveFocus();
  },
};

/** Form, rejection and ticket in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'form, used',
          show: (
            <Beside>
              <Page>
                <Panel onRedeem={fn()} />
              </Page>
              <Page>
                <Panel
                  onRedeem={fn()}
                  defaultValue="527381064419"
                  error="这个码在11月2日已经用过了，可以在下面的记录里找到"
                />
              </Page>
            </Beside>
          ),
        },
        {
          state: 'success',
          show: (
            <Page>
              <Panel onRedeem={fn()} result={redeemed} onAgain={fn()} />
            </Page>
          ),
        },
      ]}
    />
  ),
};
