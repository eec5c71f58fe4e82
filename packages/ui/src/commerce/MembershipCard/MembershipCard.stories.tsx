import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Beside } from '../../fixtures/Beside.tsx';
import { localise, localised, Words } from '../../fixtures/localise.tsx';
import { lastsUntil, ownedPlan, plans } from '../../fixtures/plans.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { MembershipCard, type MembershipCardProps } from './MembershipCard.tsx';

const Card = localised(MembershipCard);
const One = styled.div({ width: '370px' });
const Wide = styled.div({ width: '618px' });
const Three = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 370px)',
  alignItems: 'center',
  gap: token.layout.gutter,
});
const [month, , year] = plans;
const renew = (
  <Button tone="neutral" variant="soft">
    <Words>续费</Words>
  </Button>
);
const buy = (variant: 'solid' | 'outline') => (
  <Button variant={variant} size="lg" block>
    <Words>续费</Words>
  </Button>
);

/** Three plans side by side, with their buttons. */
function Compare() {
  return (
    <Three>
      {plans.map((plan, place) => (
        <Card key={plan.id} plan={plan} endsAt={lastsUntil[place]} action={buy('hot' in plan ? 'solid' : 'outline')} />
      ))}
    </Three>
  );
}

/** Three plans as one radio group. */
function Choice({ onSelect }: Pick<MembershipCardProps, 'onSelect'>) {
  const [chosen, setChosen] = useState('m1');
  const name = useId();
  const { group } = localise({ group: '会员' }, useKit().locale);
  return (
    <Three role="radiogroup" aria-label={group}>
      {plans.map((plan) => (
        <Card
          key={plan.id}
          plan={plan}
          name={name}
          selected={plan.id === chosen}
          onSelect={(id, details) => {
            setChosen(id);
            onSelect?.(id, details);
          }}
        />
      ))}
    </Three>
  );
}

const meta = {
  component: MembershipCard,
  render: (args: MembershipCardProps) => {
    const Box = args.owned ? Wide : One;
    return (
      <Box>
        <Card {...args} />
      </Box>
    );
  },
  args: { plan: month, onSelect: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A membership to buy, or the student’s own. **Do** show the new end date: time is added to what is left. **Do not** mark two plans as the most popular.',
      },
    },
  },
} satisfies Meta<typeof MembershipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plan. */
export const OnePlan: Story = { args: { endsAt: lastsUntil[0], action: buy('outline') } };
/** The most popular plan. */
export const Hot: Story = { args: { plan: year, endsAt: lastsUntil[2], action: buy('solid') } };
/** Stretched to the height of its container. */
export const Filling: Story = { args: { fill: true, style: { height: '480px' } } };
/** Three to compare. */
export const ThreeToCompare: Story = { render: () => <Compare /> };
/** The student's own membership, with time left. */
export const Own: Story = {
  args: { plan: year, owned: { ...ownedPlan, endsAt: '2027-11-27T15:59:59Z' }, action: renew },
};
/** Expires within seven days. */
export const Expiring: Story = { args: { plan: year, owned: ownedPlan, action: renew } };
/** Expired: grey. */
export const Expired: Story = {
  args: { plan: year, owned: { ...ownedPlan, endsAt: '2026-11-18T15:59:59Z' }, action: renew },
};
/** Suspended, as during the review of its refund: grey, and no days are counted. */
export const Suspended: Story = {
  args: { plan: year, owned: { ...ownedPlan, suspended: '退款审核中' }, action: renew },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/天后到期|days? left/)).toBeNull();
  },
};
/** A long name, long benefits, a price of six digits. */
export const LongestText: Story = {
  args: {
    plan: {
      ...year,
      name: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
      priceFen: 12_345_600,
      originalFen: 23_456_700,
      benefits: ['题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置', '126门会员课'],
    },
  },
};

/** One tab stop, arrow keys move between the plans. */
export const Keyboard: Story = {
  render: (args) => <Choice {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /月卡/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('m5', expect.anything());
    await expect(canvas.getByRole('radio', { name: /学期卡/ })).toBeChecked();
  },
};

/** Plans, a radio group and the own membership in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        { state: 'compare', show: <Compare /> },
        {
          state: 'choice, hover, focus',
          force: { hover: 'label[data-choice]:not([data-selected])', focus: 'label[data-selected] > input' },
          show: <Choice />,
        },
        {
          state: 'own, over',
          show: (
            <Beside>
              <Wide>
                <Card plan={year} owned={ownedPlan} action={renew} />
              </Wide>
              <Wide>
                <Card plan={year} owned={{ ...ownedPlan, endsAt: '2026-11-18T15:59:59Z' }} action={renew} />
              </Wide>
            </Beside>
          ),
        },
      ]}
    />
  ),
};
