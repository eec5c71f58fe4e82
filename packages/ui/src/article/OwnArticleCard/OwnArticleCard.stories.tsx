import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Steps } from '../../feedback/Steps/Steps.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { covers } from '../../fixtures/pictures.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { OwnArticleCard as Bare, type OwnArticleCardProps } from './OwnArticleCard.tsx';

const OwnArticleCard = localised(Bare);
const show = (args: OwnArticleCardProps) => (
  <div style={{ width: 960 }}>
    <OwnArticleCard {...args} />
  </div>
);
const two = (main: string, other: string) => (
  <>
    <Button variant="outline" tone="neutral">
      {<Words>{main}</Words>}
    </Button>
    <Button variant="ghost">{<Words>{other}</Words>}</Button>
  </>
);

const published: OwnArticleCardProps = {
  state: 'published',
  title: '我用两个月写完了第一个小游戏',
  href: '/headline/detail/1',
  cover: covers.code,
  facts: ['作品展示', '11-16 22:17'],
  counts: { reads: 1458, likes: 203, comments: 26 },
  actions: two('看文章', '修改'),
};
const rejected: OwnArticleCardProps = {
  counts: undefined,
  href: undefined,
  state: 'rejected',
  title: '食堂哪个窗口最值得排队',
  cover: covers.chemistry,
  facts: ['校园', '昨天22:10提交', '今天09:05有结果'],
  proof: {
    reason: '不写真名和电话；可以说菜，不说人。\n前后写得很好，改完就能过。',
    by: '审核老师 · 今天09:05',
    paragraphs: [
      { number: 2, text: '三楼最里面的面，我排过最久的一次是二十二分钟。', marked: false },
      {
        number: 3,
        text: '二楼那家就不一样了，打饭的王阿姨手一直抖，大家可以去问问她，为什么肉总是只剩三块。',
        marked: true,
      },
      { number: 4, text: '所以我的排名是：三楼最里面、一楼面包房、二楼盖饭。', marked: false },
    ],
  },
  actions: two('改这一段', '删除'),
};
const inReview: OwnArticleCardProps = {
  counts: undefined,
  href: undefined,
  state: 'inReview',
  title: '跑道上的第四棒',
  cover: covers.contours,
  facts: ['学习日记', '今天08:20提交', '现在只有你能看到'],
  actions: two('看一眼', '撤回'),
};
const draft: OwnArticleCardProps = {
  counts: undefined,
  href: undefined,
  state: 'draft',
  title: '',
  facts: ['还没选板块', '正文642字', '昨天23:18存在这台电脑'],
  actions: two('接着写', '删除'),
};
const whole: OwnArticleCardProps = {
  ...rejected,
  proof: { reason: '整篇是转来的，请写自己的。', by: '审核老师 · 今天09:05' },
};
const steps = localised(Steps);
const Review = steps;
const progress = (
  <Review
    size="sm"
    current={1}
    items={[
      { key: 'in', title: '已提交', note: '今天08:20' },
      { key: 'now', title: '老师在看', note: '前面还有3篇' },
      { key: 'out', title: '出结果' },
    ]}
  />
);

const meta = {
  component: Bare,
  render: show,
  args: published,
  parameters: {
    docs: {
      description: {
        component:
          'An article of the student. **Do** show the reason of a refusal at its paragraph. **Do not** show counts before it is published.',
      },
    },
  },
} satisfies Meta<typeof Bare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Readers, likes and comments in this order. */
export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,458(次阅读| reads)/)).toBeInTheDocument();
  },
};
/** The reason stands at its paragraph, with the one before and the one after in grey. */
export const Rejected: Story = {
  args: rejected,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/第3段要改|Change paragraph 3/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
/** A reason without a paragraph takes the whole width. */
export const RejectedWhole: Story = { args: whole };
/** How far the review is. */
export const InReview: Story = { args: { ...inReview, children: progress } };
/** Taken back by its author. */
export const Withdrawn: Story = { args: { ...inReview, state: 'withdrawn', facts: ['学习日记'] } };
/** Taken off by the school. */
export const Off: Story = { args: { ...published, state: 'off', actions: undefined } };
/** In this browser only; it has neither title nor cover. */
export const Draft: Story = { args: draft };
/** No comments: no count of them. */
export const NoComments: Story = { args: { counts: { reads: 3, likes: 0, comments: 0 } } };
/** A title of thirty characters in English. */
export const LongText: Story = {
  args: { title: 'W'.repeat(30), facts: ['一个名字很长很长很长很长很长的板块', '11-16 22:17'] },
};
/** Title, then the actions. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'rejected', show: show(rejected) },
        { state: 'rejected as a whole', show: show(whole) },
        { state: 'in review', show: show({ ...inReview, children: progress }) },
        { state: 'published', show: show(published) },
        { state: 'hover', show: show(published), force: { hover: '.title > a' } },
        { state: 'draft', show: show(draft) },
      ]}
    />
  ),
};
