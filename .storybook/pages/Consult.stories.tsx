import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'Consult', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chat: Story = { args: { page: 'chat' }, tags: ['page'] };
export const Call: Story = { args: { page: 'call' }, tags: ['page-one'] };
export const Desk: Story = { args: { page: 'desk' }, tags: ['page-one'] };
export const Expert: Story = { args: { page: 'expert' }, tags: ['page-one'] };
export const ExpertQa: Story = { args: { page: 'expertQa' }, tags: ['page-one'] };
export const Room: Story = { args: { page: 'room' }, tags: ['page-one'] };
export const DeviceTest: Story = { args: { page: 'deviceTest' }, tags: ['page-one'] };
