import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import {
  Alert,
  Badge,
  BrandScope,
  Button,
  Card,
  Checkbox,
  CouponCard,
  CourseCard,
  Input,
  Pagination,
  Progress,
  Segmented,
  Select,
  StatCard,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  Text,
} from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { POLICY_VALUES } from '../../packages/tokens/src/generated/themeData.ts';
import * as coupons from '../../packages/ui/src/fixtures/coupons.ts';
import * as courses from '../../packages/ui/src/fixtures/courses.ts';
import { Matrix as MatrixTable } from '../../packages/ui/src/foundations/Matrix/Matrix.tsx';

const Ground = styled(BrandScope)({
  display: 'grid',
  gap: token.space[16],
  width: '400px',
  padding: token.space[16],
  background: token.color.surface.page,
});
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[12] });

const grades = ['初三', '高一', '高二'].map((label) => ({ value: label, label }));
const kinds = [
  { value: 'live', label: '直播课' },
  { value: 'recorded', label: '录播课' },
];
const places = [
  { value: 'usable', label: '待使用', count: 3 },
  { value: 'used', label: '已使用' },
  { value: 'expired', label: '已过期' },
];
const steps = ['确认订单', '付款', '学习'].map((title) => ({ key: title, title }));
const exchanges = [
  { code: '5273', what: '学年会员30天', minutes: 0 },
  { code: '4419', what: '高考地理图表12讲', minutes: 540 },
];

/** Parts for choosing, typing and pressing, which density makes smaller. */
const controls = (
  <>
    <Row>
      <Button>立即报名</Button>
      <Button variant="outline">加入收藏</Button>
      <Button variant="ghost">以后再说</Button>
      <Button disabled>已满员</Button>
    </Row>
    <Row>
      <Input aria-label="昵称" defaultValue="林知夏" style={{ width: 160 }} />
      <Select aria-label="年级" items={grades} defaultValue="高一" style={{ width: 160 }} onChange={fn()} />
      <Input aria-label="手机号" placeholder="请输入手机号" invalid style={{ width: 160 }} />
    </Row>
    <Row>
      <Segmented label="类型" items={kinds} onChange={fn()} />
      <Switch defaultChecked onChange={fn()}>
        默认地址
      </Switch>
      <Checkbox defaultChecked>我已阅读</Checkbox>
    </Row>
    <Table
      label="兑换记录"
      rowKey={({ code }) => code}
      rows={exchanges}
      columns={[
        { key: 'what', title: '内容', render: ({ what }) => what },
        { key: 'minutes', title: '分钟', numeric: true, render: ({ minutes }) => minutes },
      ]}
    />
    <Card>
      <Text tone="secondary">下一节课在今晚七点</Text>
    </Card>
  </>
);

/** Parts that show: tickets, cards, states, words on grounds of their own. */
const shown = (
  <>
    <Tabs label="优惠券" items={places} onChange={fn()} />
    <CouponCard status="toUse" coupon={coupons.fullReduction} action={{ onClick: fn() }} />
    <CourseCard course={courses.live} eager style={{ width: 272 }} />
    <Alert title="优惠券还有两天到期">过期后不能再使用。</Alert>
    <Alert tone="danger" title="支付没有完成" />
    <Row>
      <Tag tone="brand">直播课</Tag>
      <Tag tone="success" variant="solid">
        已开课
      </Tag>
      <Tag tone="warning" variant="outline">
        待批改
      </Tag>
      <Badge count={12} />
    </Row>
    <Progress max={100} label="课程进度" value={42} />
    <StatCard label="本周学习" value="6小时40分" note="比上周多52分钟" />
    <Steps items={steps} current={1} />
    <Pagination page={3} pageSize={16} total={128} onChange={fn()} />
  </>
);

const PARTS = { controls, shown } as const;

interface OverviewProps {
  /** Which parts. */
  groups: readonly (keyof typeof PARTS)[];
  /** Mode of all of them. */
  mode: 'light' | 'dark';
  /** Density of all of them. */
  density: 'comfortable' | 'compact';
}

/** About twenty parts of the kit as a brand's policies show them, in the brands of every Matrix. */
function Overview({ groups, mode, density }: OverviewProps) {
  return (
    <MatrixTable
      rows={groups.map((state) => ({
        state,
        show: (brand) => (
          <Ground brand={brand} mode={mode} vars={POLICY_VALUES.density[density]}>
            {PARTS[state]}
          </Ground>
        ),
      }))}
    />
  );
}

const meta = { component: Overview, tags: ['!autodocs'] } satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The policy `mode: dark` (docs/decisions/0033). */
export const Matrix: Story = {
  tags: ['matrix'],
  args: { groups: ['controls', 'shown'], mode: 'dark', density: 'comfortable' },
};

/** The policy `density: compact`. */
export const Compact: Story = { tags: ['page-one'], args: { groups: ['controls'], mode: 'light', density: 'compact' } };
