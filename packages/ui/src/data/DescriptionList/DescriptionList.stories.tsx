import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../controls/Link/Link.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { DescriptionList as Bare, type Description, type DescriptionListProps } from './DescriptionList.tsx';

const List = localised(Bare);

const order: readonly Description[] = [
  { label: '班次', value: '一三五晚班' },
  { label: '开课', value: '11月23日 周一19:30' },
  { label: '订单号', value: '20261120102402 618305', numeric: true },
  { label: '下单时间', value: '今天10:24' },
];
const report: readonly Description[] = [
  { label: '课程', value: '圆锥曲线专题：从定义到压轴题的24种思路', span: 2 },
  { label: '状态', value: <StatusTag domain="order" status="paid" /> },
  { label: '实付', value: '¥790.00', numeric: true },
  { label: '付款方式', value: '微信支付' },
  { label: '付款时间', value: '2026-11-20 10:31', numeric: true },
  { label: '讲师', value: '周砚秋' },
  { label: '发票', value: '' },
  {
    label: '退款规则',
    value: (
      <Link href="#rules">
        <Words>开课前可以全额退</Words>
      </Link>
    ),
  },
];

const meta = {
  component: Bare,
  render: (args: DescriptionListProps) => (
    <Card padding="lg" style={{ width: 'fit-content' }}>
      <List {...args} />
    </Card>
  ),
  args: { items: order, style: { width: 320 } },
  parameters: {
    docs: {
      description: {
        component:
          'Names and values. **Do** keep the names short and set figures in the number font. **Do not** use it for data to be compared: use a table.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One column, term and value side by side. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
};
/** A receipt: term and value at the two ends of a line. */
export const Ends: Story = { args: { layout: 'ends' } };
/** Two columns. */
export const TwoColumns: Story = { args: { items: report, columns: 2, style: { width: 720 } } };
/** Three columns with the terms above; the first value spans two. */
export const ThreeColumns: Story = { args: { items: report, columns: 3, layout: 'above', style: { width: 860 } } };
/** A missing value is shown as a dash. */
export const Missing: Story = {
  args: { items: [{ label: '发票', value: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('–');
  },
};
/** No items. */
export const Empty: Story = { args: { items: [] } };
/** Long terms and values wrap and keep their position. */
export const LongText: Story = {
  args: {
    layout: 'ends',
    items: [
      {
        label: '课程有效期与回放观看的截止日期',
        value: '直播结束后的一年之内可以反复观看全部回放，到期前七天会发消息提醒',
      },
      { label: '订单号', value: '20261120102402618305202611201024026183052026112010240261', numeric: true },
    ],
  },
};
/** All layouts in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Beside', show: <List items={order} style={{ width: 320 }} /> },
        { state: 'Ends', show: <List items={order} layout="ends" style={{ width: 320 }} /> },
        { state: '2 columns', show: <List items={report} columns={2} style={{ width: 720 }} /> },
        { state: '3 columns', show: <List items={report} columns={3} layout="above" style={{ width: 720 }} /> },
      ]}
    />
  ),
};
/** Only a link among the values takes the focus. */
export const Keyboard: Story = {
  args: { items: report, columns: 2, style: { width: 720 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
