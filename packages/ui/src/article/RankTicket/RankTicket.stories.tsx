import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { RankTicket as Bare, type RankTicketProps } from './RankTicket.tsx';

const RankTicket = localised(Bare);
const show = (args: RankTicketProps) => (
  <div style={{ width: 272 }}>
    <RankTicket {...args} />
  </div>
);

const placed: RankTicketProps = {
  label: '本周学习时长',
  place: { before: '第', number: '12', after: '名' },
  note: '比上周升3名',
  facts: [
    { label: '你已经学了', value: '6小时40分' },
    { label: '比上周', value: '多52分钟' },
  ],
  hint: '再学18分钟追上第11名',
  progress: 0.96,
  action: { label: '去学习', href: '/learn' },
};
const waiting: RankTicketProps = {
  ...placed,
  place: { words: '等开榜' },
  note: '已有6人在学',
  hint: '每天20分钟，开榜就有名次',
  progress: undefined,
};
const outside: RankTicketProps = {
  label: '本周成功邀请',
  place: { words: '还没上榜' },
  facts: [{ label: '你已经邀请了', value: '0人' }],
  hint: '请1人就上榜',
};

const meta = {
  component: Bare,
  render: show,
  args: placed,
  parameters: {
    docs: {
      description: {
        component:
          'The own place in a ranking. **Do** say what leads to the next place. **Do not** leave it out where there is no place yet.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A place, how it moved, and what leads to the next one. */
export const Placed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /本周学习时长|Minutes learnt this week/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '96');
  },
};
/** Too few students: there is no list yet. */
export const Waiting: Story = { args: waiting };
/** The student has nothing that counts; the ticket says what does. */
export const Outside: Story = { args: outside };
/** A place of five digits. */
export const LongText: Story = {
  args: {
    place: { before: '第', number: '12,345', after: '名' },
    hint: '再学很久很久很久很久很久很久才能追上前面的同学',
  },
};
/** The button is the only tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
/** All variants in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'placed, waiting, outside',
          show: (
            <Beside>
              {show(placed)}
              {show(waiting)}
              {show(outside)}
            </Beside>
          ),
        },
      ]}
    />
  ),
};
