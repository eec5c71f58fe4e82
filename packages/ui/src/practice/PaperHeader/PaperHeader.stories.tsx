import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PaperHeader, type PaperHeaderProps } from './PaperHeader.tsx';

const Shown = localised(PaperHeader);
const Wide = styled.div({ width: '1154px', padding: `0 ${token.space[16]}`, background: token.color.surface.card });
const show = (args: PaperHeaderProps) => (
  <Wide>
    <Shown {...args} />
  </Wide>
);

const meta = {
  component: PaperHeader,
  render: show,
  args: {
    title: '第7讲课后练习　弦长与面积',
    answered: 13,
    total: 20,
    save: 'saved',
    savedTime: '20:31:08',
    backHref: '/myclass',
    onLeave: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The head of a paper. **Do** say where the answers are. **Do not** say “saved” before the server did.',
      },
    },
  },
} satisfies Meta<typeof PaperHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the server. */
export const Saved: Story = {};
/** On their way. */
export const Saving: Story = { args: { save: 'saving' } };
/** In this browser, sent soon. */
export const Local: Story = { args: { save: 'local' } };
/** Without network: said once. */
export const Offline: Story = {
  args: { save: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /没有网络，已存在这台设备|Offline, saved on this device/,
    );
  },
};
/** The server refuses. */
export const Failed: Story = { args: { save: 'failed' } };
/** A long title is cut; the rest keeps its room. */
export const LongTitle: Story = {
  args: { title: '课时名称最长也可以写到四十个汉字，这时换到第二行，编号、时长和按钮都留在原来的位置上，一个字也不少' },
};
/** The arrow, then the button. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /返回|Back/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
/** Saved and offline in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        { state: 'saved', show: show(args) },
        { state: 'offline', show: show({ ...args, save: 'offline' }) },
      ]}
    />
  ),
};
