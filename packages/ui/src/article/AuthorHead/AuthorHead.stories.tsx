import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { portraits, students } from '../../fixtures/pictures.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AuthorHead, type AuthorHeadProps } from './AuthorHead.tsx';

const Head = localised(AuthorHead);
const show = (args: AuthorHeadProps) => (
  <div style={{ width: 1154 }}>
    <Head {...args} />
  </div>
);
const handleFollow = fn();
const lecturer: AuthorHeadProps = {
  author: { name: '沈书瑶', portrait: portraits.shen, kind: 'lecturer' },
  title: '语文·写作',
  motto: '好文章是想清楚，再写出来的',
  tags: ['本周作者'],
  stats: [
    { label: '文章', value: '48' },
    { label: '关注者', value: '12,046' },
    { label: '获赞', value: '36,218' },
    { label: '被收藏', value: '8,905' },
  ],
  actions: (
    <>
      <Button block size="md" onClick={handleFollow}>
        <Words>关注</Words>
      </Button>
      <Button block variant="outline" tone="neutral" href="/teather/2">
        <Words>讲师主页</Words>
      </Button>
    </>
  ),
};
const student: AuthorHeadProps = {
  author: { name: '陈一诺', portrait: students.chen, kind: 'student' },
  title: '高二',
  stats: lecturer.stats,
  actions: (
    <Button block onClick={handleFollow}>
      <Words>关注</Words>
    </Button>
  ),
};

const meta = {
  component: AuthorHead,
  render: show,
  args: lecturer,
  parameters: {
    docs: {
      description: {
        component:
          'Head of an author’s page. **Do** show numbers to the unit. **Do not** show who follows whom here: that is a list of its own.',
      },
    },
  },
} satisfies Meta<typeof AuthorHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lecturer, with the portrait on the lower edge. */
export const Lecturer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/沈书瑶|Shen/);
    await expect(canvas.getByText('12,046')).toBeVisible();
  },
};
/** A student: a round picture. */
export const Student: Story = { args: student };
/** The school. */
export const School: Story = { args: { author: { name: '教务处', kind: 'school' }, stats: lecturer.stats } };
/** A picture that cannot be loaded leaves the initial. */
export const BrokenPicture: Story = {
  args: { ...student, author: { name: '陈一诺', portrait: 'data:image/png;base64,AA==', kind: 'student' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.portrait img')).toBeNull());
  },
};
/** Nothing known but the name. */
export const Sparse: Story = { args: { author: { name: '唐果', kind: 'student' } } };
/** A long name and motto wrap. */
export const LongText: Story = {
  args: {
    ...lecturer,
    author: { name: '欧阳诸葛慕容司马上官公孙', portrait: portraits.shen, kind: 'lecturer' },
    motto: '座右铭写得很长的时候换到第二行，右边的按钮不动，下面的数字也不动，再长一点就是第三行了，也没有关系',
  },
};
/** The buttons are the tab stops. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
/** A lecturer and a student in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      wide
      rows={[
        { state: 'lecturer', show: show(lecturer) },
        { state: 'student', show: show(student) },
      ]}
    />
  ),
};
