import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { localise, localised } from '../../fixtures/localise.tsx';
import { packages } from '../../fixtures/plans.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PackageCard, type PackageCardProps } from './PackageCard.tsx';

const Card = localised(PackageCard);
const Box = styled.div({ width: '348px' });
const Three = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(3, 348px)', gap: token.space[16] });
const [small, middle, large] = packages;

/** Three packages, one of them selected. */
function Choice({ onSelect }: Pick<PackageCardProps, 'onSelect'>) {
  const [chosen, setChosen] = useState('p60');
  const name = useId();
  const { group } = localise({ group: '答疑时长' }, useKit().locale);
  return (
    <Three role="radiogroup" aria-label={group}>
      {packages.map((pkg) => (
        <Card
          key={pkg.id}
          pkg={pkg}
          name={name}
          selected={pkg.id === chosen}
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
  component: PackageCard,
  render: (args: PackageCardProps) => (
    <Box>
      <Card {...args} />
    </Box>
  ),
  args: { pkg: small, onSelect: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Study-room minutes to buy. **Do** put the cards into one `radiogroup` with a shared name. **Do not** show a price without its minutes.',
      },
    },
  },
} satisfies Meta<typeof PackageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not selected. */
export const Default: Story = {};
/** Selected. */
export const Selected: Story = { args: { selected: true } };
/** At a reduced price. */
export const OnSale: Story = { args: { pkg: middle } };
/** Bonus minutes that never expire. */
export const WithGift: Story = { args: { pkg: large } };
/** Hovered. */
export const Hovered: Story = { args: { 'data-force': 'hover' } as object };
/** Focused by keyboard. */
export const Focused: Story = { args: { 'data-force': 'focus' } as object };
/** A long name, four digits of minutes, six digits of price. */
export const LongestText: Story = {
  args: {
    pkg: {
      ...middle,
      name: '名字很长很长的优惠券最多写四十个汉字而卡片仍然不换行只在末尾用省略号收住再长一点',
      minutes: 6000,
      priceFen: 12_345_600,
      originalFen: 23_456_700,
    },
  },
};

/** One tab stop, arrow keys move between the packages. */
export const Keyboard: Story = {
  render: (args) => <Choice {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /体验包/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('p180', expect.anything());
    await expect(canvas.getByRole('radio', { name: /学期包/ })).toBeChecked();
  },
};

/** Three packages in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        { state: 'choice', show: <Choice /> },
        {
          state: 'hover, focus, longest',
          show: (
            <Three>
              <Card pkg={small} data-force="hover" />
              <Card pkg={large} data-force="focus" />
              <Card pkg={{ ...middle, minutes: 6000, priceFen: 12_345_600, originalFen: 23_456_700 }} />
            </Three>
          ),
        },
      ]}
    />
  ),
};
