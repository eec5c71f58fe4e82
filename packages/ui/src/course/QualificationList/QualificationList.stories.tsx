import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { long, qualifications } from '../../fixtures/lecturers.ts';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { QualificationList, type QualificationListProps } from './QualificationList.tsx';

const List = localised(QualificationList);
const Page = styled.div({ width: '1154px' });

const meta = {
  component: QualificationList,
  render: (args: QualificationListProps) => (
    <Page>
      <List {...args} />
    </Page>
  ),
  args: { items: qualifications },
  parameters: {
    docs: {
      description: {
        component:
          'The public list of qualifications. **Do** mask numbers on the server. **Do not** show what has not been reviewed.',
      },
    },
  },
} satisfies Meta<typeof QualificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With and without pictures. */
export const Three: Story = {};
/** A page of twelve. */
export const Many: Story = {
  args: {
    items: [0, 1, 2, 3].flatMap((page) => qualifications.map((item) => ({ ...item, id: `${item.id}-${page}` }))),
  },
};
/** A single one. */
export const One: Story = { args: { items: qualifications.slice(0, 1) } };
/** No picture. */
export const WithoutPicture: Story = { args: { items: qualifications.slice(2) } };
/** Nothing published. */
export const Empty: Story = { args: { items: [] } };
/** Long words wrap. */
export const LongestText: Story = {
  args: {
    items: qualifications.map((item) => ({
      ...item,
      lecturerName: long.name,
      name: '题目很长的时候最多显示两行，第三行开始省略，不能把卡片撑高也不能换掉对齐的位置',
    })),
  },
};

/** Enter enlarges, arrow keys switch, Esc returns the focus to the button. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '放大查看高级中学教师资格证（数学）' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('img', { name: '高级中学教师资格证（数学）' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(dialog).getByRole('img', { name: '高级中学教师资格证（语文）' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'three, hover, focus',
          force: { hover: 'li:nth-of-type(1) .picture', focus: 'li:nth-of-type(2) .picture' },
          show: (
            <Page>
              <List {...args} />
            </Page>
          ),
        },
        {
          state: 'empty',
          show: (
            <Page>
              <List items={[]} />
            </Page>
          ),
        },
      ]}
    />
  ),
};
