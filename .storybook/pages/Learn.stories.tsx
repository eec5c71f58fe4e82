import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'Learn', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Learn: Story = { args: { page: 'learn' }, tags: ['page'] };
export const MyClass: Story = { args: { page: 'myClass' }, tags: ['page-one'] };
export const ClassDetail: Story = { args: { page: 'classDetail' }, tags: ['page-one'] };
export const ClassEntrance: Story = { args: { page: 'classEntrance' }, tags: ['page-one'] };
export const PlayerLive: Story = { args: { page: 'playerLive' }, tags: ['page-one'] };
export const PlayerRecorded: Story = { args: { page: 'playerRecorded' }, tags: ['page-one'] };
export const Practice: Story = { args: { page: 'practice' }, tags: ['page-one'] };
export const PracticePaper: Story = { args: { page: 'practicePaper' }, tags: ['page', 'page-forced'] };
export const PracticeResult: Story = {
  args: { page: 'practiceResult' },
  tags: ['page-one'],
};
export const Report: Story = { args: { page: 'report' }, tags: ['page-one'] };
export const Archives: Story = { args: { page: 'archives' }, tags: ['page-one'] };
export const ScoreSheet: Story = { args: { page: 'scoreSheet' }, tags: ['page-one'] };
export const SheetFill: Story = { args: { page: 'sheetFill' }, tags: ['page-one'] };
