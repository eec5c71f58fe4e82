import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'Catalogue', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { page: 'home' }, tags: ['page', 'page-brand'] };
export const HomeVisitor: Story = { args: { page: 'homeVisitor' }, tags: ['page-one'] };
export const CourseList: Story = { args: { page: 'courseList' }, tags: ['page-one'] };
export const Course: Story = { args: { page: 'course' }, tags: ['page'] };
export const CourseIntroduce: Story = { args: { page: 'courseIntroduce' }, tags: ['page-one'] };
export const Download: Story = { args: { page: 'download' }, tags: ['page-one'] };
