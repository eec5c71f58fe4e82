import { Button, Card, CouponCard, Input, Stack, Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as coupons from '../../packages/ui/src/fixtures/coupons.ts';
import { Matrix } from '../../packages/ui/src/foundations/Matrix/Matrix.tsx';

/** A piece of a page with everything that a change may hit: grounds, a solid of the brand, borders, text, a shadow, what a Matrix repeats. */
function Piece() {
  return (
    <Stack gap={16} style={{ width: '370px' }}>
      <CouponCard status="toUse" coupon={coupons.fullReduction} action={{}} />
      <Card>
        <Stack gap={12}>
          <Text tone="secondary">下一节课</Text>
          <Input aria-label="昵称" defaultValue="林知夏" />
          <Stack direction="row" gap={8}>
            <Button>立即报名</Button>
            <Button variant="outline">加入购物车</Button>
          </Stack>
        </Stack>
      </Card>
      <Matrix
        rows={[
          { state: 'once', show: <Text tone="secondary">还剩3席</Text> },
          { state: 'again', show: <Text tone="secondary">还剩3席</Text> },
        ]}
      />
    </Stack>
  );
}

const meta = {
  component: Piece,
  // Not for designers: proves that the pictures of the story tests see what changes, and nothing else.
  tags: ['!dev', '!autodocs', 'planted-changes'],
} satisfies Meta<typeof Piece>;
export default meta;

/** The runner plants small changes here and expects each of them to be seen. */
export const PlantedChanges: StoryObj<typeof meta> = {};
