import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { PriceTag, type PriceTagProps } from './PriceTag.tsx';

const Ground = styled.div({ display: 'inline-block', padding: token.space[8], background: token.color.surface.card });

const meta = {
  component: PriceTag,
  render: (args: PriceTagProps) => (
    <Ground>
      <PriceTag {...args} />
    </Ground>
  ),
  args: { priceFen: 89_900 },
  parameters: {
    docs: {
      description: {
        component: 'A price. **Do** pass in integer fen. **Do not** format an amount by hand anywhere.',
      },
    },
  },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An amount. */
export const Plain: Story = {};
/** The former price struck through, with the amount saved. */
export const Discount: Story = { args: { originalFen: 129_900, showSaving: true } };
/** Free. */
export const Free: Story = { args: { priceFen: 0 } };
/** With a member price. */
export const MemberPrice: Story = { args: { memberFen: 79_900 } };
/** Free for members. */
export const FreeForMembers: Story = { args: { memberFen: 0 } };
/** With decimals. */
export const WithCents: Story = { args: { priceFen: 19_990 } };
/** With a unit. */
export const WithUnit: Story = { args: { unit: '/30 min' } };
/** No longer sold. */
export const Muted: Story = { args: { muted: true } };
/** Small and large. */
export const Large: Story = { args: { size: 'lg', originalFen: 129_900 } };
/** Six digits. */
export const LongestText: Story = { args: { priceFen: 12_345_600, originalFen: 23_456_700, showSaving: true } };

/** Announced as one sentence; not a tab stop. */
export const Keyboard: Story = {
  args: { originalFen: 129_900 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^价格¥899，原价¥1,?299$/)).toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** In five brands: the colour of a price is defined by the brand. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        {
          state: 'discount',
          show: (
            <Ground>
              <PriceTag priceFen={89_900} originalFen={129_900} showSaving />
            </Ground>
          ),
        },
        {
          state: 'free',
          show: (
            <Ground>
              <PriceTag priceFen={0} />
            </Ground>
          ),
        },
        {
          state: 'large',
          show: (
            <Ground>
              <PriceTag priceFen={89_900} size="lg" />
            </Ground>
          ),
        },
        {
          state: 'small, muted',
          show: (
            <Ground>
              <PriceTag priceFen={89_900} size="sm" muted />
            </Ground>
          ),
        },
      ]}
    />
  ),
};
