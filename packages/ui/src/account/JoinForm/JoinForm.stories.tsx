import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { JoinForm, type JoinFormProps } from './JoinForm.tsx';
import type { JoinField } from './joinFields.ts';

const Localised = localised(JoinForm);
const Ground = styled.div({
  width: '640px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});
const Licence = styled.div({
  width: '160px',
  height: '104px',
  borderRadius: token.radius.control,
  border: `1px dashed ${token.color.border.control}`,
  background: token.color.surface.sunken,
});
const franchise: readonly JoinField[] = [
  { name: 'orgName', label: '机构名称', kind: 'text', required: true, max: 40 },
  { name: 'contactName', label: '联系人', kind: 'text', required: true, half: true, max: 16 },
  { name: 'phone', label: '手机号', kind: 'phone', required: true, half: true },
  {
    name: 'scope',
    label: '办学范围',
    kind: 'select',
    half: true,
    items: [
      { value: 'junior', label: '初中' },
      { value: 'senior', label: '高中' },
    ],
  },
  { name: 'email', label: '邮箱', kind: 'email', half: true },
  { name: 'about', label: '机构介绍', kind: 'lines', max: 200, help: '规模、学科、为什么想加入' },
];
const filled = { orgName: '知夏教育', contactName: '林知夏', phone: '13811202026', scope: 'senior' };
const submit = { name: /提交申请|Send application/ };

const meta = {
  component: JoinForm,
  render: (args: JoinFormProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: { title: '加盟申请', fields: franchise, onSubmit: fn(() => Promise.resolve(undefined)) },
  parameters: {
    docs: {
      description: {
        component:
          'An application form whose questions are data. **Do** put an upload into a `slot`. **Do not** ask for what can be asked on the phone.',
      },
    },
  },
} satisfies Meta<typeof JoinForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For an organisation, empty. */
export const Franchise: Story = {};
/** For a lecturer, with an upload. */
export const Teacher: Story = {
  args: {
    title: '讲师入驻',
    fields: [
      { name: 'name', label: '姓名', kind: 'text', required: true, half: true, max: 16 },
      { name: 'phone', label: '手机号', kind: 'phone', required: true, half: true },
      { name: 'resume', label: '教师资格证', kind: 'slot', slot: <Licence /> },
    ],
  },
};
/** Submitted empty: missing answers show an error, and the first one has the focus. */
export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /机构名称|Organisation/ })).toHaveFocus());
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Forty characters are accepted. */
export const AtTheLimit: Story = { args: { value: { ...filled, orgName: '知'.repeat(40) } } };
/** Forty-one are rejected. */
export const OneOver: Story = {
  args: { value: { ...filled, orgName: '知'.repeat(41) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('40');
  },
};
/** Submitted. */
export const Sent: Story = {
  args: { value: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/申请已提交|is sent/)).toBeInTheDocument();
  },
};
/** Submission failed. */
export const Failed: Story = {
  args: { value: filled, onSubmit: fn(() => Promise.reject(new Error('unreachable'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/提交失败|Not sent/);
  },
};
/** The server already knows the phone number. */
export const Refused: Story = { args: { value: filled, errors: { phone: '这个手机号已经有一份申请，正在联系中' } } };
/** Long labels. */
export const LongText: Story = {
  args: {
    fields: franchise.map((field) =>
      field.name === 'about'
        ? { ...field, help: '规模、学科、所在城市、已有的学生和老师，为什么想加入，希望我们怎样支持你们' }
        : field,
    ),
  },
};

/** Tab moves from question to question, then to the button. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste('Zhixia');
    await userEvent.tab();
    await userEvent.paste('Lin');
    await userEvent.tab();
    await userEvent.paste('13811202026');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    canvas.getByRole('button', submit).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ orgName: 'Zhixia', phone: '13811202026' })),
    );
  },
};

/** Empty and rejected, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Empty, refused',
          show: (
            <Beside>
              <Ground style={{ width: 500 }}>
                <Localised {...args} />
              </Ground>
              <Ground style={{ width: 500 }}>
                <Localised {...args} value={filled} errors={{ phone: '这个手机号已经有一份申请，正在联系中' }} />
              </Ground>
            </Beside>
          ),
        },
      ]}
    />
  ),
};
