import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../apps/portal/src/testing/workbench.tsx';
import { pageMeta } from './page.tsx';

const meta = { title: 'People', tags: ['!autodocs', 'renders-on-brand'], ...pageMeta } satisfies Meta<{
  page: PageName;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { args: { page: 'login' }, tags: ['page', 'page-brand', 'page-forced'] };
export const CodeLogin: Story = { args: { page: 'codeLogin' }, tags: ['page-one'] };
export const Register: Story = { args: { page: 'register' }, tags: ['page-one'] };
export const PasswordReset: Story = { args: { page: 'passwordReset' }, tags: ['page-one'] };
export const LecturerLogin: Story = { args: { page: 'lecturerLogin' }, tags: ['page-one'] };
export const Personal: Story = { args: { page: 'personal' }, tags: ['page-one'] };
export const Lecturer: Story = { args: { page: 'lecturer' }, tags: ['page-one'] };
export const Qualifications: Story = {
  args: { page: 'qualifications' },
  tags: ['page-one'],
};
