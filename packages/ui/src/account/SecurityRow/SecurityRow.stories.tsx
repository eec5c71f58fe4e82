import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockKeyhole, Mail, MessageCircle, Smartphone } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { SecurityRow, type SecurityRowProps } from './SecurityRow.tsx';

const Localised = localised(SecurityRow);
const Ground = styled.div({
  width: '560px',
  padding: `${token.space[8]} ${token.space[24]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});
const rows: readonly SecurityRowProps[] = [
  { label: '手机号', icon: <Smartphone />, value: '13811202026', bound: true, onChange: fn() },
  { label: '邮箱', icon: <Mail />, value: 'l***@mail.com', bound: true, onChange: fn() },
  { label: '微信', icon: <MessageCircle />, bound: false, hint: '绑定以后可以扫码登录', onChange: fn() },
];

const meta = {
  component: SecurityRow,
  render: (args: SecurityRowProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: { label: '手机号', icon: <Smartphone />, value: '13811202026', bound: true, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One login method of an account. **Do** say why the only login method cannot be unbound. **Do not** show a full phone number.',
      },
    },
  },
} satisfies Meta<typeof SecurityRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bound; the phone number is masked. */
export const Bound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('138****2026')).toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/更换手机号|Change Phone/);
  },
};
/** Not bound. */
export const NotBound: Story = {
  args: { label: '微信', icon: <MessageCircle />, value: undefined, bound: false, hint: '绑定以后可以扫码登录' },
};
/** Already masked by the server. */
export const MaskedEmail: Story = { args: { label: '邮箱', icon: <Mail />, value: 'l***@mail.com' } };
/** The only login method cannot be removed. */
export const OnlyWay: Story = {
  args: { hint: '这是唯一的登录方式，绑定其他方式后才能更换' },
  render: (args) => (
    <Ground>
      <Localised {...args} onChange={undefined} />
    </Ground>
  ),
};
/** With a custom button label. */
export const Password: Story = {
  args: {
    label: '密码',
    icon: <LockKeyhole />,
    value: undefined,
    actionLabel: '修改',
    hint: '6–20位，数字、字母、符号至少两种',
  },
};
/** All rows. */
export const List: Story = {
  render: () => (
    <Ground>
      {rows.map((row) => (
        <Localised {...row} key={row.label} />
      ))}
    </Ground>
  ),
};
/** Long labels. */
export const LongText: Story = {
  args: {
    label: '紧急联系人的邮箱',
    value: 'a.very.long.address.of.a.student@students.international.example.edu.cn',
    hint: '这是唯一的登录方式，绑定其他方式后才能更换',
  },
};

/** Enter on the button, whose accessible name includes the row's title. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Bound and not',
          show: (
            <Ground>
              {rows.map((row) => (
                <Localised {...row} key={row.label} />
              ))}
            </Ground>
          ),
        },
      ]}
    />
  ),
};
