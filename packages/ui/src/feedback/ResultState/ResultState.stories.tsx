import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, Smartphone, WalletCards } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { ResultState as Bare, type ResultStateProps } from './ResultState.tsx';

const ResultState = localised(Bare);

const paid: ResultStateProps = {
  status: 'success',
  title: '付好了，周一晚上见',
  facts: [
    { label: '微信支付', value: '¥790.00' },
    { label: '时间', value: '今天10:31' },
    { label: '订单号', value: '20261120102402 618305' },
  ],
  actions: (
    <>
      <Button size="lg" href="#class">
        <Words>去我的班级</Words>
      </Button>
      <Button size="lg" variant="outline" tone="neutral" href="#order">
        <Words>看订单</Words>
      </Button>
    </>
  ),
};
const failed: ResultStateProps = {
  status: 'fail',
  facts: undefined,
  title: '这次没有付成功',
  text: (
    <>
      <Words>微信支付返回：超出银行卡当日限额。</Words>
      <b>
        <Words>没有扣款</Words>
      </b>
      <Words>，名额为你保留到10:54。</Words>
    </>
  ),
  actions: (
    <>
      <Button size="lg">
        <Words>再付一次</Words>
      </Button>
      <Button size="lg" variant="outline" tone="neutral">
        <Words>换一种方式</Words>
      </Button>
      <Button size="lg" variant="ghost">
        <Words>我的订单</Words>
      </Button>
    </>
  ),
  tips: [
    { key: 'card', icon: <WalletCards />, title: '换一张卡', text: '在付款页点卡名就能更换' },
    { key: 'app', icon: <Smartphone />, title: '改用支付宝', text: '优惠不变，仍是¥790.00' },
    { key: 'family', icon: <MessageCircle />, title: '请家长代付', text: '把付款链接发给家长' },
  ],
};
const time = (
  <Text size={24} weight={600}>
    <Countdown seconds={1328} />
  </Text>
);
const expired: ResultStateProps = {
  status: 'expired',
  title: '这次测评已经过期',
  text: '截止时间是11月18日21:00，可以请老师重新布置一份。',
  actions: (
    <Button>
      <Words>联系老师</Words>
    </Button>
  ),
};
const pending: ResultStateProps = {
  status: 'pending',
  title: '正在等银行回话',
  text: '通常不超过一分钟，结果会自动出现，不用再付一次。',
  actions: (
    <Button variant="soft">
      <Words>查一下结果</Words>
    </Button>
  ),
};

const meta = {
  component: Bare,
  render: (args: ResultStateProps) => <ResultState {...args} />,
  args: paid,
  parameters: {
    docs: {
      description: {
        component:
          'The result of an action in one sentence, with the next step. **Do** say whether money was taken and what stays reserved. **Do not** offer two solid buttons.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A successful payment; the focus is on its title. */
export const PaymentSuccess: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
/** A failed payment: a card on the page, with alternatives (§2). */
export const PaymentFailed: Story = {
  args: { ...failed, layout: 'card', level: 2, style: { width: 762 }, children: time },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};
/** A redeemed code: one line above the result. */
export const ExchangeSuccess: Story = {
  args: {
    status: 'success',
    layout: 'line',
    level: 2,
    title: '兑换成功，已经放进你的账户',
    facts: undefined,
    actions: undefined,
    style: { width: 720 },
    children: (
      <Card>
        <Words>学年会员延长30天</Words>
      </Card>
    ),
  },
};
/** An assessment whose time is over (§2). */
export const AssessmentExpired: Story = { args: expired };
/** The bank has not responded yet. */
export const Pending: Story = { args: pending };
/** The single-line variant of each outcome. */
export const Lines: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['success', 'fail', 'expired', 'pending'] as const).map((status) => (
        <ResultState
          key={status}
          status={status}
          layout="line"
          level={2}
          takesFocus={false}
          title="兑换成功，已经放进你的账户"
        />
      ))}
    </div>
  ),
};
/** It leaves the focus where it was. */
export const WithoutFocus: Story = {
  args: { ...pending, takesFocus: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};
/** Long text wraps in balanced lines. */
export const LongText: Story = {
  args: {
    ...failed,
    layout: 'card',
    style: { width: 560 },
    title: '这次没有付成功，银行说今天的限额已经用完，明天零点以后可以再试一次',
  },
};
/** All outcomes in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const width = { width: 500 };
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Success, fail',
            show: (
              <Beside>
                <ResultState {...paid} takesFocus={false} style={width} />
                <ResultState {...failed} layout="card" takesFocus={false} style={{ width: 560 }} />
              </Beside>
            ),
          },
          {
            state: 'Expired, pending',
            show: (
              <Beside>
                <ResultState {...expired} layout="card" takesFocus={false} style={width} />
                <ResultState {...pending} layout="card" takesFocus={false} style={width} />
              </Beside>
            ),
          },
          {
            state: 'Line',
            show: (
              <ResultState
                status="success"
                layout="line"
                level={2}
                takesFocus={false}
                title="兑换成功，已经放进你的账户"
                style={width}
              />
            ),
          },
        ]}
      />
    );
  },
};
/** From the title, Tab moves on to the next step. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /去我的班级|My class/ })).toHaveFocus();
  },
};
