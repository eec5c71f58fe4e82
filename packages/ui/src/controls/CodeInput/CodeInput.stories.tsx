import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { CodeInput } from './CodeInput.tsx';

const box = { width: 304 };
const START = Date.UTC(2026, 10, 20, 2);
const send = (): Promise<unknown> => Promise.resolve();

const meta = {
  component: CodeInput,
  args: { 'aria-label': '验证码', placeholder: '请输入验证码', style: box, onComplete: fn(), onResend: fn(send) },
  parameters: {
    docs: {
      description: {
        component: '**Do** keep one input, so that paste and autofill work. **Do not** split the code into boxes.',
      },
    },
  },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Sending: Story = {
  args: { onResend: fn(() => new Promise<unknown>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent(/发送中|Sending/);
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Counting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: /60/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const CountingFromBefore: Story = { args: { resendAt: START + 48_000 } };
export const MaySendAgain: Story = { args: { resendAt: START } };
export const NothingWasSent: Story = {
  args: { onResend: fn((): Promise<unknown> => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: /获取验证码|Send code/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
export const PasteSix: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('402 617');
    await expect(canvas.getByRole('textbox')).toHaveValue('402617');
    await expect(args.onComplete).toHaveBeenCalledWith('402617');
  },
};
export const WrongCode: Story = {
  render: () => (
    <Field label="验证码" error="验证码不正确，还可以试4次" style={box}>
      <CodeInput defaultValue="402617" onResend={send} />
    </Field>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { length: 12, defaultValue: '123456789012', resendAt: START + 48_000 } };
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 200 };
    return (
      <BrandMatrix
        rows={[
          {
            state: 'Idle',
            show: <CodeInput aria-label="验证码" placeholder="验证码" onResend={send} style={narrow} />,
          },
          {
            state: 'Counting',
            show: (
              <CodeInput
                aria-label="验证码"
                placeholder="验证码"
                onResend={send}
                resendAt={START + 48_000}
                style={narrow}
              />
            ),
          },
          {
            state: 'Again, hover',
            force: { hover: '.send' },
            show: <CodeInput aria-label="验证码" defaultValue="4026" onResend={send} resendAt={START} style={narrow} />,
          },
          {
            state: 'Focus',
            show: (
              <CodeInput aria-label="验证码" defaultValue="4026" onResend={send} data-force="focus" style={narrow} />
            ),
          },
          { state: 'Error', show: <CodeInput aria-label="验证码" defaultValue="402617" invalid style={narrow} /> },
        ]}
      />
    );
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('40a2617');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
