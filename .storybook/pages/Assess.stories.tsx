import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'Assess', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticket: Story = { args: { page: 'assessTicket' }, tags: ['page'] };
export const Visitor: Story = { args: { page: 'assessVisitor' }, tags: ['page-one'] };
export const Paper: Story = { args: { page: 'assessPaper' }, tags: ['page-one'] };
export const Timed: Story = { args: { page: 'assessTimed' }, tags: ['page-one'] };
export const Result: Story = { args: { page: 'assessResult' }, tags: ['page'] };
export const Score: Story = { args: { page: 'assessScore' }, tags: ['page-one'] };
export const Review: Story = { args: { page: 'assessReview' }, tags: ['page-one'] };
export const Expired: Story = { args: { page: 'assessExpired' }, tags: ['page-one'] };
export const Tasks: Story = { args: { page: 'assessTasks' }, tags: ['page-one'] };
export const TasksResult: Story = { args: { page: 'assessTasksResult' }, tags: ['page-one'] };
export const TasksExpired: Story = { args: { page: 'assessTasksExpired' }, tags: ['page-one'] };
