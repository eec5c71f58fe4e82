import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { InviteCard, type InviteCardProps } from './InviteCard.tsx';

const Localised = localised(InviteCard);
const box = { width: 762 };
const invitation: InviteCardProps = {
  status: 'open',
  title: '请一位同学来试听，两个人各得50元券',
  code: 'ZHIXIA07',
  href: 'https://shengya.example/invite/ZHIXIA07',
  rules: ['同学第一次注册时填你的邀请码', '同学听完第一节课，两张券一起到账', '券在到账后30天内有效'],
  onCopy: fn(),
};

const meta = {
  component: InviteCard,
  render: (args: InviteCardProps) => <Localised {...args} />,
  args: { ...invitation, style: box },
  parameters: {
    docs: {
      description: {
        component:
          'A student’s invitation code. **Do** say what both sides get. **Do not** let the code of an ended invitation be copied.',
      },
    },
  },
} satisfies Meta<typeof InviteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open. */
export const Default: Story = {};
/** Over: no picture and nothing to copy. */
export const Ended: Story = {
  args: { status: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Copied. */
export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent(/已复制|Copied/));
    await expect(args.onCopy).toHaveBeenCalledWith(invitation.href);
  },
};
/** No copy handler. */
export const WithoutCopy: Story = { render: (args) => <Localised {...args} onCopy={undefined} /> };
/** One rule. */
export const OneRule: Story = { args: { rules: ['券在到账后30天内有效'] } };
/** Long labels. */
export const LongText: Story = {
  args: {
    title: '请一位还没有在本校注册过的同学来试听任意一节直播课，两个人各得一张五十元的无门槛券',
    code: 'OUYANGMURONG2026',
  },
};

/** Tab reaches the button, then the link for those who cannot scan. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledOnce());
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Open and over, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Open, ended',
          show: (
            <Beside>
              <Localised {...invitation} style={{ width: 540 }} />
              <Localised {...invitation} style={{ width: 480 }} status="ended" />
            </Beside>
          ),
        },
      ]}
    />
  ),
};
