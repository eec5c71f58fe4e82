import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { answeredComment, hiddenComment, longComment, ownComment } from '../../fixtures/articles.ts';
import { localised, Words } from '../../fixtures/localise.tsx';
import { students } from '../../fixtures/pictures.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
import type { ThreadComment } from './threadComment.ts';

const Thread = localised(CommentThread);
const Card = styled.div({
  boxSizing: 'border-box',
  width: '860px',
  padding: `28px 60px ${token.space[32]}`,
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});
const show = (args: CommentThreadProps) => (
  <Card>
    <Thread {...args} />
  </Card>
);
const short: ThreadComment = {
  id: '5',
  author: { name: '何沐阳', portrait: students.he, kind: 'student' },
  text: '十九件事，可以出一本小册子了。',
  sentAt: '2026-11-20T09:26:00+08:00',
  likes: 9,
};
const WRITE = /^(写评论|Write a comment)$/;
const SEND = /^(发表|Post)$/;

const meta = {
  component: CommentThread,
  render: show,
  args: {
    comments: [answeredComment, longComment, ownComment, hiddenComment, short],
    me: { name: '林知夏', portrait: students.lin },
    onSend: fn(async (): Promise<string | undefined> => undefined),
    onLike: fn(),
    onRemove: fn(),
    onReport: fn(),
    onMoreReplies: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Comments with replies. **Do** name the sign that is refused and mark it where it stands. **Do not** send on Enter alone: an input method uses it.',
      },
    },
  },
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A comment is sent and the field is empty again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: WRITE });
    await expect(canvas.getByRole('button', { name: SEND })).toBeDisabled();
    await userEvent.type(field, '  明天试试  ');
    await userEvent.click(canvas.getByRole('button', { name: SEND }));
    await expect(args.onSend).toHaveBeenCalledWith('明天试试');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};
/** An emoji is named with its place; one click removes it (§5). */
export const RefusedSign: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: WRITE });
    await userEvent.type(field, '明天开始试试😀');
    await expect(canvas.getByRole('status')).toHaveTextContent(/第7个字😀|Character 7, 😀/);
    await expect(canvasElement.querySelector('.mirror mark')).toHaveTextContent('😀');
    await expect(canvas.getByRole('button', { name: SEND })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^(替我删掉|Delete it)$/ }));
    await expect(field).toHaveValue('明天开始试试');
    await expect(canvas.getByRole('button', { name: SEND })).toBeEnabled();
  },
};
/** While an input method is open, nothing is judged and Enter sends nothing. */
export const Composing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: WRITE });
    await userEvent.type(field, '那就写');
    await fireEvent.compositionStart(field);
    await expect(canvas.getByText(/正在选字|input method is open/)).toBeVisible();
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field);
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await expect(args.onSend).toHaveBeenCalledWith('那就写');
  },
};
/** What the server refuses stays in the field, with the reason. */
export const Refused: Story = {
  args: { onSend: fn(async (): Promise<string | undefined> => '发得太快了，过一会儿再试') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: WRITE });
    await userEvent.type(field, '好');
    await userEvent.click(canvas.getByRole('button', { name: SEND }));
    await expect(await canvas.findByText('发得太快了，过一会儿再试')).toBeVisible();
    await expect(field).toHaveValue('好');
  },
};
/** A reply is written below the comment that it answers. */
export const Reply: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(回复唐果|Reply to Tang Guo)$/ }));
    const field = canvas.getByRole('textbox', { name: /^(回复唐果|Reply to Tang Guo)$/ });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('我也试试{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith('我也试试', expect.objectContaining({ id: '2' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /唐果|Tang Guo/ })).toBeNull());
  },
};
/** A reply that was left unsent stands in its field again, without the caret; sent, nothing of it is kept. */
export const ReplyLeft: Story = {
  args: { replyDraft: ({ id }) => (id === '2' ? '我也试' : ''), onDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^(回复唐果|Reply to Tang Guo)$/ });
    await expect(field).toHaveValue('我也试');
    await expect(field).not.toHaveFocus();
    await userEvent.type(field, '试');
    await expect(args.onDraft).toHaveBeenLastCalledWith('我也试试', expect.objectContaining({ id: '2' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith('', expect.objectContaining({ id: '2' })));
    await expect(args.onSend).toHaveBeenCalledWith('我也试试', expect.objectContaining({ id: '2' }));
  },
};
/** A long comment is folded to 120 px and names its length. */
export const Folded: Story = {
  args: { comments: [longComment] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = canvasElement.querySelector('.text');
    await expect(text?.clientHeight).toBe(120);
    await userEvent.click(canvas.getByRole('button', { name: /展开全文.*字|Read all.*characters/ }));
    await expect(text?.clientHeight).toBeGreaterThan(120);
  },
};
/** A hidden comment leaves its replies. */
export const Hidden: Story = {
  args: { comments: [hiddenComment] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/别这么说|Do not say that/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(看回复|Show)$/ }));
    await expect(canvas.getByText(/别这么说|Do not say that/)).toBeVisible();
  },
};
/** A comment that its writer has deleted leaves its replies; of a deleted reply only that is said. */
export const Deleted: Story = {
  args: {
    comments: [
      { ...hiddenComment, status: 'deleted' },
      { ...answeredComment, replies: [{ ...hiddenComment, id: '42', status: 'deleted', replies: [] }], moreReplies: 0 },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(/这条评论已经被删除|This comment was deleted/)).toHaveLength(2);
    await expect(canvas.queryByText(/别这么说|Do not say that/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(看回复|Show)$/ }));
    await expect(canvas.getByText(/别这么说|Do not say that/)).toBeVisible();
  },
};
/** A visitor sees why there is no field, and can answer nothing. */
export const Visitor: Story = {
  args: { me: undefined, gate: <Words>登录后可以写评论</Words> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(回复|Reply to )/ })).toBeNull();
  },
};
/** Nobody has written yet. */
export const Empty: Story = { args: { comments: [], empty: <Words>还没有人评论，来写第一条</Words> } };
/** Field, likes, replies and folded texts in the order in which they are read. */
export const Keyboard: Story = {
  args: { comments: [answeredComment] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLike).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};
/** Every kind of comment in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'comments, hovered like, focused field',
          force: { hover: '.acts > button', focus: 'textarea' },
          show: show({ ...args, draft: '' }),
        },
        {
          state: 'refused sign, disabled button',
          show: show({ ...args, comments: [], draft: '明天开始试试😀' }),
        },
      ]}
    />
  ),
};
