import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { portraits } from '../../fixtures/pictures.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ConsultQueueCard, type ConsultQueueCardProps } from './ConsultQueueCard.tsx';
import type { ConsultRoom, QueueTicket } from './consultRoom.ts';

const Card = localised(ConsultQueueCard);
const Wide = styled.div({ width: '1154px' });
const START = Date.UTC(2026, 10, 20, 2);

const room: ConsultRoom = {
  studyRoomId: 'r1',
  lecturerName: '周砚秋',
  subject: '高中数学',
  photo: portraits.zhou,
  status: 'busy',
  waitCount: 2,
  estimateMinutes: 6,
};
const free: ConsultRoom = {
  ...room,
  lecturerName: '苏禾',
  subject: '生物·化学',
  photo: portraits.su,
  status: 'free',
  waitCount: 0,
  estimateMinutes: 0,
};
const paused: ConsultRoom = {
  ...room,
  lecturerName: '陆明远',
  subject: '物理·竞赛',
  photo: portraits.lu,
  status: 'paused',
  notice: '“去取一张演示用的光栅，马上回来。”',
};
const full: ConsultRoom = {
  ...room,
  lecturerName: '林安娜',
  subject: '英语·外刊',
  photo: portraits.lin,
  status: 'full',
  waitCount: 8,
  estimateMinutes: 64,
};
const closed: ConsultRoom = {
  ...room,
  lecturerName: '许知白',
  subject: '历史·地理',
  photo: portraits.xu,
  status: 'closed',
  notice: '下次开放：周日19:00–21:00',
};

const queued: QueueTicket = {
  state: 'queued',
  position: 2,
  question: '你的问题：第7讲练习第15题，倒数和为什么是定值（附2张图）',
  ahead: [
    { label: '正在讲·何同学', state: 'inRoom' },
    { label: '下一位·陈同学', state: 'waiting' },
  ],
};
const next: QueueTicket = { state: 'next', position: 1, ahead: [{ label: '陈同学快讲完了', state: 'inRoom' }] };
const called: QueueTicket = { state: 'called', position: 1, ahead: [{ label: '陈同学讲完了', state: 'inRoom' }] };
const missed: QueueTicket = {
  state: 'missed',
  endsAt: START + 276_000,
  ahead: [{ label: '09:59叫号', state: 'inRoom' }],
};
const check = (
  <Button variant="soft">
    <Words>检查设备</Words>
  </Button>
);

const meta = {
  component: ConsultQueueCard,
  render: (args: ConsultQueueCardProps) => (
    <Wide>
      <Card {...args} />
    </Wide>
  ),
  args: { room, onSubscribe: fn(), onCancel: fn(), onReturn: fn(), onEnter: fn(), onRemind: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The queue of a lecturer. **Do** always show the position and the waiting time. **Do not** let a student join two queues.',
      },
    },
  },
} satisfies Meta<typeof ConsultQueueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The queue is empty. */
export const Idle: Story = {
  args: { room: free },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(排队|Join the queue)$/ }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};
/** In a session; the wait is given in numbers. */
export const Busy: Story = {};
/** The student is in this queue: the button leaves it after a confirmation. */
export const Here: Story = {
  args: { queuedHere: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(取消排队|Leave the queue)$/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: /^(取消排队|Leave the queue)$/ }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
/** The student is in another queue: the button says so. */
export const Elsewhere: Story = {
  args: { queuedElsewhere: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
/** The lecturer is away. */
export const Paused: Story = { args: { room: paused } };
/** The queue is full. */
export const Full: Story = { args: { room: full } };
/** Closed: the opening time is shown (§7). */
export const Closed: Story = { args: { room: closed } };
/** Second in the queue. */
export const Queued: Story = {
  args: { ticket: queued, action: check },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/第2位，约6分钟|number 2, about 6/);
  },
};
/** The session before is almost over. */
export const YouAreNext: Story = { args: { room: { ...room, estimateMinutes: 2 }, ticket: next, action: check } };
/** The call is ringing; the room can be entered from the card too. */
export const Called: Story = { args: { ticket: called } };
/** In the room: a button to return to it, and none to leave the queue. */
export const InRoom: Story = {
  args: { ticket: { state: 'inRoom', position: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /回到答疑室|Back to the room/ }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
/** Missed: a button to return to the front, while that is possible. */
export const Missed: Story = {
  args: { ticket: missed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('04:36');
    await userEvent.click(canvas.getByRole('button', { name: /回到最前|Back to the front/ }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
};
/** Leaving requires a confirmation. */
export const CancelConfirmed: Story = {
  args: { ticket: queued },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /取消排队|Leave the queue/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: /^(取消排队|Leave the queue)$/ }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
/** Names and questions wrap. */
export const LongText: Story = {
  args: {
    room: { ...room, photo: undefined, lecturerName: '欧阳慕容晓晨曦与另外两位一起值班的老师们' },
    ticket: { ...queued, question: '第7讲练习第15题：已知椭圆的右焦点与过焦点的直线，求弦长的最小值与此时的直线方程' },
  },
};

const still = (props: Partial<ConsultQueueCardProps>) => (
  <Wide>
    <Card room={room} {...props} />
  </Wide>
);

/** Rooms and tickets in all brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Queued', show: still({ ticket: queued, action: check }) },
        { state: 'Next', show: still({ ticket: next, action: check }) },
        { state: 'Called', show: still({ ticket: called, onEnter: () => undefined }) },
        { state: 'Missed', show: still({ ticket: missed }) },
        {
          state: 'Leaving the queue',
          window: { width: 480, height: 360 },
          press: 'article button:last-of-type',
          show: <Card room={room} queuedHere />,
        },
        {
          state: 'Rooms, hover',
          force: { hover: 'article:nth-of-type(2)' },
          show: (
            <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 370px)', gap: 22 }}>
              {[free, room, paused, full, closed].map((one) => (
                <Card key={one.lecturerName} room={one} />
              ))}
              <Card room={free} queuedElsewhere />
            </div>
          ),
        },
      ]}
    />
  ),
};

/** Tab moves from button to button; the confirmation takes the focus and restores it. */
export const Keyboard: Story = {
  args: { ticket: queued, action: check },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /检查设备|Check/ })).toHaveFocus();
    await userEvent.tab();
    const cancel = canvas.getByRole('button', { name: /取消排队|Leave the queue/ });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
