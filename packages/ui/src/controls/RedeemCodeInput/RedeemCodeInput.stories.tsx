import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { RedeemCodeInput } from './RedeemCodeInput.tsx';

const Localised = localised(RedeemCodeInput);
const used = '这个码在11月2日已经用过了，可以在下面的记录里找到';

const meta = {
  component: RedeemCodeInput,
  render: (args) => <Localised {...args} />,
  args: { onChange: fn(), onComplete: fn(), onSubmit: fn(), style: { width: 800, maxWidth: '100%' } },
  parameters: {
    docs: {
      description: {
        component:
          'A code of twelve characters. **Do** let people paste it as printed: spaces, dashes and lower case are accepted. **Do not** submit it before it is complete.',
      },
    },
  },
} satisfies Meta<typeof RedeemCodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Default: Story = {};

/** Eight characters; the caret is in the third group. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '52738106');
    await expect(args.onChange).toHaveBeenLastCalledWith('52738106', expect.anything());
    await expect(canvas.getByText(/还差4位|4 to go/)).toBeInTheDocument();
  },
};

/** Pasted with spaces, hyphens and lower case. */
export const PasteWithSpaces: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' sy26-1120 abcd ');
    await expect(canvas.getByRole('textbox')).toHaveValue('SY261120ABCD');
    await expect(args.onComplete).toHaveBeenLastCalledWith('SY261120ABCD');
  },
};

/** Eleven characters: Enter shows what is missing instead of submitting. */
export const ElevenCharacters: Story = {
  args: { defaultValue: '52738106441' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/还差1位|1 to go/);
  },
};

/** Exactly twelve: Enter submits. */
export const TwelveCharacters: Story = {
  args: { defaultValue: '527381064420' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('527381064420');
  },
};

/** Thirteen: the last one is dropped, with a message. */
export const OneTooMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('5273810644201');
    await expect(canvas.getByRole('textbox')).toHaveValue('527381064420');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/多出的1位|1 more/);
  },
};

/** Disallowed characters are dropped. */
export const OtherCharacters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('52中文73');
    await expect(canvas.getByRole('textbox')).toHaveValue('5273');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/只有字母和数字|letters and digits/);
  },
};

/** The server reports that the code was used. */
export const UsedCode: Story = {
  args: { defaultValue: '527381064419', error: used },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/已经用过|used/);
  },
};

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: '5273', disabled: true } };

/** Narrow and small, inside a dialog. */
export const Small: Story = { args: { size: 'md', defaultValue: '52738106', style: { width: 360 } } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const box = { width: 792 };
    return (
      <BrandMatrix
        wide
        rows={[
          { state: 'Empty, hover', force: { hover: '.cells' }, show: <RedeemCodeInput style={box} /> },
          { state: 'Typing', show: <RedeemCodeInput defaultValue="52738106" data-force="focus" style={box} /> },
          { state: 'Used', show: <RedeemCodeInput defaultValue="527381064419" error={used} style={box} /> },
          { state: 'Disabled', show: <RedeemCodeInput defaultValue="5273" disabled style={box} /> },
          { state: 'Small', show: <RedeemCodeInput size="md" defaultValue="5273810644" style={{ width: 480 }} /> },
        ]}
      />
    );
  },
};

/** One tab stop; a character in the middle can be overwritten. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('abcd2345efgh');
    await expect(args.onComplete).toHaveBeenLastCalledWith('ABCD2345EFGH');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ABCD2345EFG', expect.anything());
    await userEvent.keyboard('j{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('ABCD2345EFGJ');
  },
};
