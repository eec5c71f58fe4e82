import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Empty as EmptyState } from '../../feedback/Empty/Empty.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { portraits } from '../../fixtures/pictures.ts';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { StudyRoomRecord, type StudyRoomRecordProps, type StudyRoomVisit } from './StudyRoomRecord.tsx';

const Row = localised(StudyRoomRecord);
const List = styled.ul({ width: '958px', margin: 0, padding: 0, listStyle: 'none' });

const rated: StudyRoomVisit = {
  id: '1',
  lecturerName: '周砚秋',
  photo: portraits.zhou,
  question: '弦长公式里的k为什么要平方',
  state: 'finished',
  at: '2026-11-19T12:10:00Z',
  minutes: 12,
  stars: 5,
  replayHref: '/learn/recordVideo/1',
};
const unrated: StudyRoomVisit = {
  ...rated,
  id: '2',
  lecturerName: '陆明远',
  photo: portraits.lu,
  question: '驻波的波节怎么数',
  at: '2026-11-18T11:42:00Z',
  minutes: 8,
  stars: undefined,
};
const refunded: StudyRoomVisit = {
  ...rated,
  id: '3',
  lecturerName: '苏禾',
  photo: portraits.su,
  question: '老师网络中断，已退回时长',
  state: 'failed',
  at: '2026-11-16T13:05:00Z',
  minutes: 0,
  refundedMinutes: 3,
  stars: undefined,
  replayHref: undefined,
};
const missed: StudyRoomVisit = {
  ...refunded,
  id: '4',
  question: undefined,
  state: 'missed',
  refundedMinutes: undefined,
};

const show = (...props: StudyRoomRecordProps[]) => (
  <Card padding="none" style={{ width: 'fit-content' }}>
    <List>
      {props.map((one) => (
        <Row key={one.record.id} {...one} />
      ))}
    </List>
  </Card>
);

const meta = {
  component: StudyRoomRecord,
  render: (args: StudyRoomRecordProps) => show(args),
  args: { record: rated, onRate: fn(), onAgain: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One visit to a study room. **Do** show refunded minutes beside used ones. **Do not** hide a failed call.',
      },
    },
  },
} satisfies Meta<typeof StudyRoomRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Charged minutes, stars, a replay. */
export const Rated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /5星|5 stars/ })).toBeVisible();
    await expect(canvas.getByText(/昨天 20:10|Yesterday 20:10/)).toBeVisible();
  },
};
/** Not rated yet. */
export const Unrated: Story = {
  args: { record: unrated },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /给老师打分|Rate/ }));
    await expect(args.onRate).toHaveBeenCalledOnce();
  },
};
/** Board, words and files can be read again. */
export const WithRecord: Story = {
  args: { record: { ...unrated, replayHref: undefined, recordHref: '/toroom?id=4&tempLogId=7' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /看板书|Board/ })).toHaveAttribute(
      'href',
      '/toroom?id=4&tempLogId=7',
    );
  },
};
/** Disconnected: the minutes were refunded. */
export const Refunded: Story = {
  args: { record: refunded },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已退3分钟|3 min given back/)).toBeVisible();
  },
};
/** Missed: no question and no minutes. */
export const Missed: Story = { args: { record: missed } };
/** Rows in their list. */
export const InAList: Story = {
  render: (args) => show(args, { ...args, record: unrated }, { ...args, record: refunded }),
};
/** No records yet. */
export const Empty: Story = { render: () => <EmptyState kind="list" layout="inline" /> };
/** A long question wraps. */
export const LongText: Story = {
  args: {
    record: {
      ...rated,
      lecturerName: '欧阳慕容晓晨曦与另外两位一起值班的老师们',
      question: '第7讲练习第15题：已知椭圆的右焦点与过焦点的直线，求弦长的最小值与此时的直线方程',
    },
  },
};

/** All kinds in all brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const nothing = () => undefined;
    const rows = [rated, unrated, refunded, missed].map((record) => ({ record, onRate: nothing, onAgain: nothing }));
    return <BrandMatrix wide rows={[{ state: 'Rows', show: () => show(...rows) }]} />;
  },
};

/** Tab order: stars, then the replay; each is named after the question. */
export const Keyboard: Story = {
  args: { record: unrated },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /驻波的波节怎么数|nodes/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /驻波的波节怎么数|nodes/ })).toHaveFocus();
  },
};
