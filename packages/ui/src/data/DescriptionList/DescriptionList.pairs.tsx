import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import meta from './DescriptionList.stories.tsx';
import { DescriptionList } from './DescriptionList.tsx';

interface Plan {
  name: string;
  days: string;
  price: string;
}
const plans: readonly Plan[] = [
  { name: '月卡', days: '30天', price: '¥98' },
  { name: '学期卡', days: '150天', price: '¥428' },
  { name: '学年卡', days: '365天', price: '¥880' },
];

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Short names, figures in their font.',
      render: () => <DescriptionList {...meta.args} />,
    },
    doNot: {
      caption: 'Long names, figures as text.',
      render: () => (
        <DescriptionList
          items={[
            { label: '你报名时选择的班次', value: '一三五晚班' },
            { label: '这个班第一次开课的时间', value: '11月23日 周一19:30' },
            { label: '系统生成的订单编号', value: '20261120102402 618305' },
          ]}
          style={{ width: 320 }}
        />
      ),
    },
    width: 320,
  },
  {
    do: {
      caption: 'Data to be compared in a table.',
      render: () => (
        <Table
          label="会员"
          rows={plans}
          rowKey={(row) => row.name}
          columns={[
            { key: 'name', title: '会员', render: (row) => row.name, rowHeader: true },
            { key: 'days', title: '天数', render: (row) => row.days, numeric: true },
            { key: 'price', title: '价格', render: (row) => row.price, numeric: true },
          ]}
        />
      ),
    },
    doNot: {
      caption: 'A list for each thing to be compared.',
      render: () => (
        <Stack gap={16}>
          {plans.map(({ name, days, price }) => (
            <DescriptionList
              key={name}
              items={[
                { label: '会员', value: name },
                { label: '天数', value: days, numeric: true },
                { label: '价格', value: price, numeric: true },
              ]}
            />
          ))}
        </Stack>
      ),
    },
    width: 360,
  },
];
