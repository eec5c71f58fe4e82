import styled from '@emotion/styled';
import { FEEDBACK_MAX, FEEDBACK_MIN } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';

const Localised = localised(FeedbackForm);
const Ground = styled.div({
  width: '640px',
  padding: token.space[24],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});
const Pictures = styled.div({
  width: '104px',
  height: '104px',
  borderRadius: token.radius.control,
  border: `1px dashed ${token.color.border.control}`,
  background: token.color.surface.sunken,
});
const types = ['出错了', '建议', '课程', '老师', '付款'].map((label) => ({ value: label, label }));
const submit = { name: /提交反馈|Send feedback/ };
const content = '上课时声音断断续续，换了网络也一样';

const meta = {
  component: FeedbackForm,
  render: (args: FeedbackFormProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: { types, onSubmit: fn(() => Promise.resolve(undefined)) },
  parameters: {
    docs: {
      description: {
        component:
          'Feedback to the school. **Do** pass in an image upload as `images`. **Do not** ask for a contact that the account already has.',
      },
    },
  },
} satisfies Meta<typeof FeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Default: Story = {};
/** Nine characters are rejected. */
export const NineCharactersRefused: Story = {
  args: { value: { type: '建议', content: '声'.repeat(FEEDBACK_MIN - 1) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${FEEDBACK_MIN}`);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /说说情况|What happened/ })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Ten are accepted. */
export const TenCharactersTaken: Story = {
  args: { value: { type: '建议', content: '声'.repeat(FEEDBACK_MIN) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
/** Five hundred, the maximum. */
export const AtTheLimit: Story = { args: { value: { type: '建议', content: '声'.repeat(FEEDBACK_MAX) } } };
/** One more is rejected. */
export const OneOverTheLimit: Story = {
  args: { value: { type: '建议', content: '声'.repeat(FEEDBACK_MAX + 1) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${FEEDBACK_MAX}`);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** With the upload of screenshots. */
export const WithImages: Story = { args: { value: { type: '出错了', content }, images: <Pictures /> } };
/** Submitted: what happens next, and a link to write another. */
export const Sent: Story = {
  args: { value: { type: '出错了', content } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(/收到了|Received/)).toBeInTheDocument();
  },
};
/** Submission failed: the input is kept. */
export const Failed: Story = {
  args: { value: { type: '出错了', content }, onSubmit: fn(() => Promise.reject(new Error('unreachable'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/提交失败|Not sent/);
    await expect(canvas.getByRole('textbox', { name: /说说情况|What happened/ })).not.toHaveValue('');
  },
};
/** Long labels of the school. */
export const LongText: Story = {
  args: { types: [...types, { value: 'long', label: '和上面几类都不一样的、一时说不清楚属于哪一类的其他情况' }] },
};

/** Type by arrow keys, text, and the button. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('No sound in class');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', submit)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ content: 'No sound in class', contact: '' }),
      ),
    );
  },
};

/** Empty and rejected, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const form = (props: Partial<FeedbackFormProps>) => (
      <Ground>
        <Localised {...args} {...props} />
      </Ground>
    );
    return (
      <BrandMatrix
        wide
        rows={[
          { state: 'Empty', show: form({}) },
          {
            state: 'Refused',
            show: form({ value: { type: '出错了', content }, errors: { content: '今天的反馈太多了，明天再来' } }),
          },
        ]}
      />
    );
  },
};
