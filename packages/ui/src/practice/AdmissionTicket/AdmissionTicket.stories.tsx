import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { students } from '../../fixtures/pictures.ts';
import { schoolOf } from '../../fixtures/schools.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AdmissionTicket, type AdmissionTicketProps } from './AdmissionTicket.tsx';

const Ticket = localised(AdmissionTicket);
const Wide = styled.div({ width: '1154px', padding: '8px 16px 24px 0' });
const show = (args: AdmissionTicketProps) => (
  <Wide>
    <Ticket {...args} />
  </Wide>
);

/** The ticket of the school whose brand it has: the issuer and the stamp. */
function OfSchool({ brand, ...props }: AdmissionTicketProps & { brand: string }) {
  const { locale } = useKit();
  const school = schoolOf(brand, locale);
  const issuer = locale === 'cn' ? `${school}在线学校` : `${school} Online School`;
  const { person: student } = props;
  return (
    <Wide>
      <Ticket
        {...props}
        issuer={props.issuer === receipt.issuer ? receipt.issuer : issuer}
        person={student && { ...student, stamp: school }}
      />
    </Wide>
  );
}

const person = { name: '林知夏', portrait: students.lin, stamp: '胜雅' };
const fields = [
  { label: '姓名', value: '林知夏' },
  { label: '年级', value: '高二' },
  { label: '科目', value: '物理' },
  { label: '为这门课', value: '几何光学与波动光学：竞赛基础16讲', wide: true },
  { label: '有效期', value: '12月3日 周四 22:00前' },
];
const done = {
  status: 'done',
  stub: { label: '得分', figure: '81', unit: '分', facts: ['进阶', '用时36:12'] },
  action: { label: '看结果', href: '/assess/result' },
} as const;
const closed = {
  status: 'closed',
  stub: {
    label: '截止于',
    figure: '11月19日',
    layout: 'text',
    facts: ['周四 22:00'],
    stamp: '已截止',
  },
  action: { label: '请老师重发', href: '/chat' },
} as const;
const receipt = {
  issuer: '收卷凭条',
  title: '写作与表达测评',
  picture: <div style={{ width: 200, height: 140 }} />,
  fields: [
    { label: '交卷人', value: '林知夏' },
    { label: '交卷', value: '11月21日 周六 15:20' },
    { label: '看卷老师', value: '沈书瑶' },
  ],
  stub: { label: '最晚出结果', before: '11月', figure: '24', unit: '周二 20:00前' },
  action: undefined,
} as const;

const meta = {
  component: AdmissionTicket,
  render: show,
  args: {
    issuer: '胜雅在线学校',
    title: '入学测评准考证',
    number: '2026-1121-0382',
    status: 'open',
    person,
    fields,
    stub: { label: '限时', figure: '40', unit: '分钟', facts: ['20题', '100分', '1次机会'], note: '开始后不能暂停' },
    action: { label: '开始测评', onClick: fn() },
  },
  parameters: {
    docs: {
      description: {
        component:
          'The admission ticket of an assessment. **Do** say on the stub what it costs in time. **Do not** offer a button that the server refuses.',
      },
    },
  },
} satisfies Meta<typeof AdmissionTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To be started. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /开始测评|Start/ }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};
/** A visitor: the form stands on the paper. */
export const Visitor: Story = { args: { person: null, children: <p>Name, phone</p> } };
/** Handed in: the stub is torn off. */
export const Done: Story = { args: done };
/** Ended, used up or withdrawn. */
export const Closed: Story = { args: closed };
/** The receipt of a paper that a person marks. */
export const Receipt: Story = { args: receipt };
/** The longest texts wrap; nothing leaves the paper. */
export const Longest: Story = {
  args: {
    issuer: '一所名字很长很长很长很长很长的在线学校',
    title: '这份测评的名字也有三十个汉字那么长，一行放不下就换到第二行去',
    fields: fields.map((field) => ({ ...field, value: `${field.value}，再长一点也不会撑破准考证的边` })),
  },
};
/** The button is the only tab stop. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /开始测评|Start/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        { state: 'open', show: (brand) => <OfSchool {...args} brand={brand} /> },
        { state: 'visitor', show: (brand) => <OfSchool {...args} person={null} brand={brand} /> },
        { state: 'done', show: (brand) => <OfSchool {...args} {...done} brand={brand} /> },
        { state: 'closed', show: (brand) => <OfSchool {...args} {...closed} brand={brand} /> },
        { state: 'receipt', show: (brand) => <OfSchool {...args} {...receipt} brand={brand} /> },
      ]}
    />
  ),
};
