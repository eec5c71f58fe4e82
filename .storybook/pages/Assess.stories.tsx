import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'Assess', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AssessTicket: Story = { args: { page: 'assessTicket' }, tags: ['page-one'] };
export const AssessVisitor: Story = { args: { page: 'assessVisitor' }, tags: ['page-one'] };
export const AssessPaper: Story = { args: { page: 'assessPaper' }, tags: ['page-one'] };
export const AssessTimed: Story = { args: { page: 'assessTimed' }, tags: ['page-one'] };
export const AssessResult: Story = { args: { page: 'assessResult' }, tags: ['page-one'] };
export const AssessScore: Story = { args: { page: 'assessScore' }, tags: ['page-one'] };
export const AssessReview: Story = { args: { page: 'assessReview' }, tags: ['page-one'] };
export const AssessReviewLocked: Story = { args: { page: 'assessReviewLocked' }, tags: ['page-one'] };
export const AssessDone: Story = { args: { page: 'assessDone' }, tags: ['page-one'] };
export const AssessHeld: Story = { args: { page: 'assessHeld' }, tags: ['page-one'] };
export const AssessEnded: Story = { args: { page: 'assessEnded' }, tags: ['page-one'] };
export const AssessExpired: Story = { args: { page: 'assessExpired' }, tags: ['page-one'] };
export const AssessTasks: Story = { args: { page: 'assessTasks' }, tags: ['page-one'] };
export const AssessTasksResult: Story = { args: { page: 'assessTasksResult' }, tags: ['page-one'] };
export const AssessTasksMarked: Story = { args: { page: 'assessTasksMarked' }, tags: ['page-one'] };
export const AssessTasksExpired: Story = { args: { page: 'assessTasksExpired' }, tags: ['page-one'] };
