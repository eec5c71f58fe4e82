import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'ArticlesWrite', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MyArticles: Story = { args: { page: 'myArticles' }, tags: ['page-one'] };
export const ArticleEditor: Story = { args: { page: 'articleEditor' }, tags: ['page-one'] };
export const ArticleInSchool: Story = { args: { page: 'articleInSchool' }, tags: ['page-one'] };
export const ArticlePreview: Story = { args: { page: 'articlePreview' }, tags: ['page-one'] };
export const Ranking: Story = { args: { page: 'ranking' }, tags: ['page-one'] };
