import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Empty as EmptyView } from '../../feedback/Empty/Empty.tsx';
import { localise, localised, Words } from '../../fixtures/localise.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Table as Bare, type TableColumn, type TableProps } from './Table.tsx';

const State = localised(Tag);

interface Exchange {
  code: string;
  what: string;
  at: string;
  minutes: number;
  action: string;
  isJustNow?: boolean;
}

const rows: readonly Exchange[] = [
  {
    code: '5273 8106 4421',
    what: '学年会员30天',
    at: '2026-11-20 10:31',
    minutes: 0,
    action: '看会员课',
    isJustNow: true,
  },
  {
    code: '5273 8106 4419',
    what: '等高线与地形判读：高考地理图表12讲',
    at: '2026-11-02 19:46',
    minutes: 540,
    action: '去学习',
  },
  { code: '8814 0027 6350', what: '新同学见面礼¥30', at: '2026-10-31 08:20', minutes: 0, action: '看优惠券' },
  { code: '3307 9921 5584', what: '答疑时长60分钟', at: '2026-09-14 21:03', minutes: 60, action: '看时长' },
  { code: '7742 6190 0038', what: '500学分', at: '2026-09-01 10:12', minutes: 0, action: '看明细' },
];

const columns: readonly TableColumn<Exchange>[] = [
  { key: 'code', title: '兑换码', render: (row) => row.code, numeric: true, align: 'start', width: '176px' },
  { key: 'what', title: '内容', render: (row) => row.what, rowHeader: true },
  {
    key: 'at',
    title: '时间',
    render: (row) => row.at,
    numeric: true,
    compare: (a, b) => a.at.localeCompare(b.at),
    firstOrder: 'descending',
    width: '168px',
  },
  {
    key: 'minutes',
    title: '时长',
    render: (row) => row.minutes,
    numeric: true,
    compare: (a, b) => a.minutes - b.minutes,
    width: '96px',
  },
  {
    key: 'state',
    title: '状态',
    render: () => <State tone="success">已到账</State>,
    align: 'center',
    width: '88px',
  },
  {
    key: 'action',
    title: '操作',
    render: (row) => (
      <Button variant="link" size="sm" href="#go">
        {row.action}
      </Button>
    ),
    align: 'end',
    width: '120px',
  },
];

/** The table in the language of the toolbar. */
function Table(props: Omit<TableProps<Exchange>, 'rowKey'>) {
  const { locale } = useKit();
  return <Bare {...localise(props, locale)} rowKey={(row) => row.code} />;
}

const meta = {
  component: Bare<Exchange>,
  render: (args) => <Table {...args} />,
  args: {
    label: '兑换记录',
    columns,
    rows,
    rowKey: (row: Exchange) => row.code,
    onSortChange: fn(),
    style: { width: 958 },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Records that are compared by their columns. **Do** name each row by its header cell and give it one action. **Do not** use it for items with an image: use rows of cards.',
      },
    },
  },
} satisfies Meta<typeof Bare<Exchange>>;
export default meta;
type Story = StoryObj<typeof meta>;

const times = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.children[2]?.textContent ?? '');

/** In the given order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /兑换记录|Exchanges/ })).toBeInTheDocument();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
};
/** Newest first, then oldest first, then in the given order. */
export const Sorted: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: /^(时间|Time)$/ });
    await expect(head).not.toHaveAttribute('aria-sort');
    const button = canvas.getByRole('button', { name: /^(时间|Time)$/ });
    await userEvent.click(button);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(times(canvasElement)[0]).toBe('2026-11-20 10:31');
    await userEvent.click(button);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(times(canvasElement)[0]).toBe('2026-09-01 10:12');
    await userEvent.click(button);
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null, expect.anything());
  },
};
/** Sorted initially. */
export const SortedAtFirst: Story = { args: { defaultSort: { key: 'minutes', order: 'descending' } } };
/** A newly added row. */
export const JustAdded: Story = { args: { isRowNew: (row) => row.isJustNow === true } };
/** No rows yet (§9). */
export const Empty: Story = { args: { rows: [] } };
/** No rows yet, with a next step. */
export const EmptyWithAction: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyView
        layout="inline"
        kind="coupon"
        action={
          <Button variant="soft" size="sm">
            <Words>去学习</Words>
          </Button>
        }
      />
    ),
  },
};
/** Loading: three placeholder rows. */
export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(/加载中|Loading/);
  },
};
/** The header is sticky while the rows scroll; the region takes the focus. */
export const StickyHeader: Story = {
  args: { stickyHeader: 220 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toHaveAttribute('tabindex', '0');
  },
};
/** Wider than its container: it can be scrolled by keyboard too. */
export const WideScroll: Story = {
  args: { minWidth: 1200, style: { width: 560 } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: /兑换记录|Exchanges/ });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
/** With its caption, rows of 48 px. */
export const Compact: Story = { args: { labelShown: true, density: 'compact' } };
/** Long words wrap in their column. */
export const LongText: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      what: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    })),
  },
};
/** All variants in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const width = { width: 860 };
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Sorted, new row, hover',
            force: { hover: ['thead button', 'tbody tr:nth-of-type(3)'] },
            show: (
              <Table
                label="兑换记录"
                columns={columns}
                rows={rows}
                defaultSort={{ key: 'at', order: 'descending' }}
                isRowNew={(row) => row.isJustNow === true}
                style={width}
              />
            ),
          },
          { state: 'Empty', show: <Table label="兑换记录" columns={columns} rows={[]} style={width} /> },
          { state: 'Loading', show: <Table label="兑换记录" columns={columns} rows={[]} loading style={width} /> },
        ]}
      />
    );
  },
};
/** Headings sort on Enter, then each row has one tab stop: its action. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(时间|Time)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'at', order: 'descending' }, expect.anything());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
