import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'ArticlesRead', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = { args: { page: 'news' }, tags: ['page-one'] };
export const Article: Story = { args: { page: 'article' }, tags: ['page-one'] };
export const ArticleVisitor: Story = { args: { page: 'articleVisitor' }, tags: ['page-one'] };
export const ArticlePlates: Story = { args: { page: 'articlePlates' }, tags: ['page-one'] };
export const ArticleAuthor: Story = { args: { page: 'articleAuthor' }, tags: ['page-one'] };
export const Collected: Story = { args: { page: 'collected' }, tags: ['page-one'] };
export const Note: Story = { args: { page: 'note' }, tags: ['page-one'] };
export const NoteLocked: Story = { args: { page: 'noteLocked' }, tags: ['page-one'] };
