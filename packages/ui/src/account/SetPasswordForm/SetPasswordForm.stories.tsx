import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { SetPasswordForm, type SetPasswordFormProps } from './SetPasswordForm.tsx';

const Localised = localised(SetPasswordForm);
const Ground = styled.div({
  width: '370px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});
const old = /^(原密码|Present password)$/;
const fresh = /^(新密码|New password)$/;
const again = /再输一次|again/;
const save = { name: /保存新密码|Save the password/ };

const meta = {
  component: SetPasswordForm,
  render: (args: SetPasswordFormProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: { passwordSet: true, onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Changes the password. **Do** ask for the current one if there is one. **Do not** reject a weak password: two kinds of characters are enough.',
      },
    },
  },
} satisfies Meta<typeof SetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a current password. */
export const Change: Story = {};
/** The first password, e.g. after a login with a code. */
export const First: Story = { args: { passwordSet: false } };
/** Submitted empty. */
export const SentEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(canvas.getByLabelText(old, { selector: 'input' })).toHaveFocus());
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};
/** The same as the current one. */
export const SameAsOld: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(old, { selector: 'input' }), 'Shuyuan2026');
    await userEvent.type(canvas.getByLabelText(fresh, { selector: 'input' }), 'Shuyuan2026');
    await userEvent.type(canvas.getByLabelText(again, { selector: 'input' }), 'Shuyuan2026');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/相同|equals/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The server rejects the current password. */
export const WrongOld: Story = { args: { errors: { old: '原密码不正确' } } };
/** Saved. */
export const Saved: Story = {
  args: { passwordSet: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(fresh, { selector: 'input' }), 'Shuyuan2026');
    await userEvent.type(canvas.getByLabelText(again, { selector: 'input' }), 'Shuyuan2026');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText(/新密码已保存|Saved/)).toBeInTheDocument();
  },
};
/** A long message from the server. */
export const LongText: Story = {
  args: {
    errors: { password: '新密码和最近用过的五个密码中的一个相同，请换一个没有用过的密码，数字、字母、符号至少两种' },
  },
};

/** Three fields, submitted with Enter. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Shuyuan2025');
    canvas.getByLabelText(fresh, { selector: 'input' }).focus();
    await userEvent.keyboard('Shuyuan2026');
    canvas.getByLabelText(again, { selector: 'input' }).focus();
    await userEvent.keyboard('Shuyuan2026{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        old: 'Shuyuan2025',
        password: 'Shuyuan2026',
        repeated: 'Shuyuan2026',
      }),
    );
  },
};

/** Both forms and a rejection, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const form = (props: Partial<SetPasswordFormProps>) => (
      <Ground style={{ width: 340 }}>
        <Localised {...args} {...props} />
      </Ground>
    );
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Change, first, refused',
            show: (
              <Beside>
                {form({})}
                {form({ passwordSet: false })}
                {form({ errors: { old: '原密码不正确' } })}
              </Beside>
            ),
          },
        ]}
      />
    );
  },
};
