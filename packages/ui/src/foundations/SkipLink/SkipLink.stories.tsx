import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KitProvider } from '../KitProvider/KitProvider.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { href: '#main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        正文
      </main>
    </>
  ),
  parameters: {
    docs: {
      description: {
        component: '**Do** make it the first link of the page. **Do not** hide its target or leave it without an id.',
      },
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
export const OwnLabel: Story = { args: { label: '跳到课程列表' }, play: async ({ userEvent }) => userEvent.tab() };
export const English: Story = {
  render: (args) => (
    <KitProvider locale="en">
      <SkipLink {...args} />
      <main id="main">Content</main>
    </KitProvider>
  ),
  play: async ({ userEvent }) => userEvent.tab(),
};
export const FocusInPlace: Story = { args: { 'data-force': 'focus' } };
export const LongText: Story = {
  args: { label: '跳过网站的页眉、搜索、菜单和公告，直接到这一页的正文', 'data-force': 'focus' } as Story['args'] &
    Record<string, unknown>,
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => <BrandMatrix rows={[{ state: 'Focus', show: <SkipLink href="#main" data-force="focus" /> }]} />,
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /跳到正文|Skip/ });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
