import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import * as groups from '../../fixtures/groups.ts';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { GroupBuyPanel, type GroupBuyPanelProps } from './GroupBuyPanel.tsx';

const Panel = localised(GroupBuyPanel);
const Page = styled.div({ width: '958px' });
const promise = '今天14:42前没有成团，¥468全额退回';

const meta = {
  component: GroupBuyPanel,
  render: (args: GroupBuyPanelProps) => (
    <Page>
      <Panel {...args} />
    </Page>
  ),
  args: { group: groups.oneOfThree, priceFen: 46_800, note: promise, onJoin: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A group purchase. **Do** say before payment what happens if the group is not completed. **Do not** fill seats with invented people.',
      },
    },
  },
} satisfies Meta<typeof GroupBuyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of three: it can be joined. */
export const OneOfThree: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '座位：3席，已坐1席' })).toBeInTheDocument();
  },
};
/** The student's own group: free seats are invite buttons. */
export const Mine: Story = { args: { group: groups.mine, onInvite: fn() } };
/** The last minute. */
export const LastMinute: Story = {
  args: { group: { ...groups.mine, endsAt: Date.UTC(2026, 10, 20, 2, 0, 48) }, onInvite: fn() },
};
/** Every seat is taken or being paid for. */
export const Full: Story = {
  args: {
    group: {
      ...groups.complete,
      members: groups.complete.members.map((one) => ({ ...one, me: false })),
      status: 'full',
    },
    note: undefined,
  },
};
/** Complete. */
export const Success: Story = {
  args: {
    group: groups.complete,
    note: '今天10:02成团，班级已经开通，比单独买省下¥92',
    actions: (
      <Button size="lg">
        <Words>去上课</Words>
      </Button>
    ),
  },
};
/** Not completed in time: grey, with what happens to the money. */
export const Expired: Story = {
  args: {
    group: groups.expired,
    note: '¥468正在原路退回微信支付，最晚11月24日到账',
    actions: (
      <Button size="lg">
        <Words>再开一个团</Words>
      </Button>
    ),
  },
};
/** More than five people are drawn as circles. */
export const EightPeople: Story = { args: { group: groups.ofEight, onInvite: fn() } };
/** Five people, the maximum for the ticket layout, with long names. */
export const LongestText: Story = {
  args: {
    group: {
      ...groups.mine,
      need: 5,
      members: groups.complete.members.map((one) => ({ ...one, name: '名字有十五个字那么长的同学来了' })),
    },
  },
};

/** The free seat is a button for group members. */
export const Keyboard: Story = {
  args: { group: groups.mine, onInvite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /参团/ })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '点这里邀请' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

/** States of a group in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'mine, focus',
          force: { focus: '.ticket button' },
          show: (
            <Page>
              <Panel group={groups.mine} note={promise} onInvite={fn()} priceFen={46_800} />
            </Page>
          ),
        },
        {
          state: 'one of three',
          show: (
            <Page>
              <Panel group={groups.oneOfThree} note={promise} onJoin={fn()} priceFen={46_800} />
            </Page>
          ),
        },
        {
          state: 'success',
          show: (
            <Page>
              <Panel group={groups.complete} priceFen={46_800} />
            </Page>
          ),
        },
        {
          state: 'expired',
          show: (
            <Page>
              <Panel group={groups.expired} priceFen={46_800} />
            </Page>
          ),
        },
        {
          state: 'full',
          show: (
            <Page>
              <Panel group={{ ...groups.complete, status: 'full' }} priceFen={46_800} />
            </Page>
          ),
        },
        {
          state: 'eight, hover',
          force: { hover: 'li button' },
          show: (
            <Page>
              <Panel group={groups.ofEight} onInvite={fn()} priceFen={46_800} />
            </Page>
          ),
        },
      ]}
    />
  ),
};
