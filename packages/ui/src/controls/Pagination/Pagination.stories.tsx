import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 1, pageSize: 16, total: 128, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** keep the page in the URL with `hrefFor`. **Do not** paginate what can be scrolled, such as chat.',
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePage: Story = {
  args: { total: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const SevenPages: Story = { args: { total: 112, page: 4 } };
export const Middle: Story = { args: { total: 1600, page: 50 } };
export const LastPage: Story = {
  args: { page: 8 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下一页|Next/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Simple: Story = { args: { simple: true, page: 3 } };
export const Jumper: Story = {
  args: { jumper: true, total: 1600, page: 50 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '999{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(100, expect.anything());
  },
};
export const AsLinks: Story = {
  args: { hrefFor: (page) => `#page-${page}`, page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /第3页|Page 3/ })).toHaveAttribute('href', '#page-3');
    await expect(canvas.getByRole('link', { name: /第2页|Page 2/ })).toHaveAttribute('aria-current', 'page');
  },
};
export const LongText: Story = { args: { total: 16_000_000, page: 500_000, jumper: true } };
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'First, hover',
          force: { hover: '.page:not([aria-current], [aria-disabled])' },
          show: (brand) => <Pagination page={1} pageSize={16} total={128} labels={{ name: `${brand} 1` }} />,
        },
        {
          state: 'Middle',
          show: (brand) => <Pagination page={50} pageSize={16} total={1600} labels={{ name: `${brand} 2` }} />,
        },
        {
          state: 'Simple',
          show: (brand) => <Pagination simple page={3} pageSize={16} total={128} labels={{ name: `${brand} 3` }} />,
        },
        {
          state: 'Jumper',
          show: (brand) => <Pagination jumper page={8} pageSize={16} total={128} labels={{ name: `${brand} 4` }} />,
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /第1页|Page 1/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(2, expect.anything());
  },
};
