import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { students } from '../../fixtures/pictures.ts';
import { Card } from '../../foundations/Card/Card.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { RankingList as Bare, type RankingListProps } from './RankingList.tsx';
import type { RankingItem } from './rankingItem.ts';

const RankingList = localised(Bare);
/** Scrolls, and is reached by keyboard. */
const Scroll = styled.section({ width: '560px', height: '320px', overflow: 'auto' });

const items: readonly RankingItem[] = [
  { id: 'song', rank: 1, name: '宋以宁', avatar: students.song, score: '612分钟', trend: 2 },
  { id: 'he', rank: 2, name: '何清越', avatar: students.he, score: '588分钟' },
  { id: 'chen', rank: 3, name: '陈亦舟', avatar: students.chen, score: '540分钟', trend: -1 },
  { id: 'gu', rank: 4, name: '顾一帆', score: '516分钟', trend: 5 },
  { id: 'tang', rank: 5, name: '唐小满', score: '498分钟', trend: -2 },
  { id: 'ye', rank: 5, name: '叶知秋', score: '498分钟' },
  { id: 'bai', rank: 7, name: 'Bai Lu', score: '471分钟', trend: 1 },
];
const me: RankingItem = {
  id: 'lin',
  rank: 23,
  name: '林知夏',
  avatar: students.lin,
  score: '400分钟',
  trend: 4,
  note: '离上一名还差3分钟',
};
const meAmong: RankingItem = { ...me, id: 'tang', rank: 5, score: '498分钟', note: undefined };

const meta = {
  component: Bare,
  render: (args: RankingListProps) => (
    <Card padding="sm" style={{ width: 560 }}>
      <RankingList {...args} />
    </Card>
  ),
  args: { items, me, label: '本周学习时长排行' },
  parameters: {
    docs: {
      description: {
        component:
          'A ranking of students. **Do** always show the student’s own rank, and give equal scores the same rank. **Do not** show name or picture of students who chose to be hidden.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three medals, the rest by number; the student's own row at the end. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /我|Me/ })).toHaveTextContent(/第23名|Place 23/);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/第1名|Place 1/);
  },
};
/** The student is among those shown: marked there, not repeated. */
export const MeAmong: Story = {
  args: { me: meAmong },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByText(/^(我|Me)$/).closest('li')).toHaveAttribute('aria-current', 'true');
  },
};
/** The student is first. */
export const MeFirst: Story = { args: { me: { ...me, id: 'song', rank: 1, score: '612分钟', note: undefined } } };
/** A visitor has no own row. */
export const WithoutMe: Story = { args: { me: undefined } };
/** Two share rank five, so the next is seventh. */
export const Ties: Story = { args: { items: items.slice(3), me: undefined } };
/** A long list scrolls under the own row, which is sticky. */
export const Pinned: Story = {
  args: { pinned: true },
  render: (args: RankingListProps) => (
    <Scroll tabIndex={0} aria-label={`${args.label}*`}>
      <Card padding="sm">
        <RankingList {...args} />
      </Card>
    </Scroll>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: /\*$/ });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTop = region.scrollHeight;
    await expect(canvas.getByRole('region', { name: /我|Me/ })).toBeVisible();
  },
};
const shares = [1, 1, 0.94, 0.87, 0.82, 0.77, 0.77];
const onSteps: readonly RankingItem[] = items.map((item, at) => ({
  ...item,
  rank: [1, 1, 3, 4, 5, 6, 6][at] ?? 0,
  tied: [0, 1, 5, 6].includes(at),
  share: shares[at],
  ...(at === 4 && { name: '同学***', hidden: true, trend: 0 }),
  ...(at === 5 && { trend: 'new' as const }),
}));
const meOnStep: RankingItem = { ...me, share: 0.55, note: undefined };

/** The first three stand on steps, equal ones on equal steps; bars compare the others. Who hides keeps the place. */
export const Podium: Story = {
  args: { layout: 'podium', items: onSteps, me: meOnStep },
  render: (args: RankingListProps) => (
    <Card padding="none" style={{ width: 860 }}>
      <RankingList {...args} />
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll<HTMLElement>('.face')];
    await expect(faces.map((face) => face.offsetHeight - face.offsetWidth)).toEqual([0, 0, 0]); // a ring is round
    await expect(canvas.getAllByText(/^(并列第一|First, tied)$/)).toHaveLength(2);
    await expect(canvas.getByText(/^(已隐藏|Hidden)$/)).toBeVisible();
    await expect(canvas.getByText(/^(新上榜|New)$/)).toBeVisible();
  },
};
/** A short list for a box; the student has no place yet. */
export const Mini: Story = {
  args: {
    layout: 'mini',
    items: items.slice(0, 3),
    me: { id: 'lin', rank: null, name: '林知夏', avatar: students.lin, score: '0分钟' },
  },
  render: (args: RankingListProps) => (
    <Card style={{ width: 330 }}>
      <RankingList {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/没有名次|No place/);
  },
};
/** Too few students for a ranking. */
export const Empty: Story = { args: { items: [] } };
/** Loading. */
export const Loading: Story = { args: { loading: true } };
/** A long name is truncated, the numbers never. */
export const LongText: Story = {
  args: {
    items: items.map((item) => ({ ...item, name: '欧阳诸葛慕容司马上官公孙轩辕令狐钟离宇文长孙鲜于闾丘司徒司空' })),
    me: { ...me, score: '123,456分钟' },
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
          state: 'Loading',
          show: (
            <Card padding="sm" style={{ width: 500 }}>
              <RankingList items={[]} loading label="本周学习时长排行" />
            </Card>
          ),
        },
        {
          state: 'Podium',
          show: (
            <Card padding="none" style={{ width: 860 }}>
              <RankingList items={onSteps} me={meOnStep} layout="podium" label="本周学习时长排行" />
            </Card>
          ),
        },
        {
          state: 'Me pinned, me among',
          show: (
            <Beside>
              <Card padding="sm" style={{ width: 500 }}>
                <RankingList items={items.slice(0, 4)} me={me} label="本周学习时长排行" />
              </Card>
              <Card padding="sm" style={{ width: 500 }}>
                <RankingList items={items.slice(3)} me={meAmong} label="本周学习时长排行" />
              </Card>
            </Beside>
          ),
        },
      ]}
    />
  ),
};
/** Rows are static, not tab stops. */
export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
