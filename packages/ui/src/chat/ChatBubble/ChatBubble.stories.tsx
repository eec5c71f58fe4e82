import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { kinds, mine, sheets, theirs } from '../../fixtures/chat.ts';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ChatBubble, type ChatBubbleProps } from './ChatBubble.tsx';

const Bubble = localised<ChatBubbleProps>(ChatBubble);
const Ground = styled.div({
  width: '652px',
  padding: token.space[24],
  background: token.color.surface.page,
});
const on = (props: ChatBubbleProps) => (
  <Ground>
    <Bubble {...props} />
  </Ground>
);

const Two = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(2, 700px)', alignItems: 'end' });
const nothing = () => undefined;
const QUOTE = { author: '周砚秋老师', text: '先点明两根异号…' };

const AT = '2026-11-20T20:48:00+08:00';

const meta = {
  component: ChatBubble,
  render: on,
  args: { message: kinds.text, onRetry: fn(), onEditAgain: fn(), onOpenImage: fn(), onPlay: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One message of a conversation. **Do** keep its id from the first attempt through every later history, so that it is not duplicated. **Do not** hide a failed message: it stays in place with a button to resend it.',
      },
    },
  },
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text message of the other side; its accessible name includes the author and the time. */
export const TheirText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '周砚秋老师，20:41' })).toHaveTextContent('可以直接写');
  },
};
/** Own messages are aligned right, on the brand's tint. */
export const MyText: Story = { args: { message: { ...kinds.mine, status: 'read' } } };
/** A picture in a box that is reserved before it loads. */
export const Image: Story = {
  args: { message: kinds.image },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看大图：第二问的草稿' }));
    await expect(args.onOpenImage).toHaveBeenCalledWith('k2');
  },
};
/** A picture being uploaded, with its progress. */
export const ImageOnItsWay: Story = {
  args: {
    message: mine(
      'i',
      AT,
      { kind: 'image', src: sheets.second, alt: '符号写清楚的草稿', progress: 0.62 },
      { status: 'sending' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在传图' })).toHaveAttribute('value', '62');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A picture that was deleted: its box is kept, with a message. */
export const ImageBroken: Story = {
  args: { message: theirs('b', AT, { kind: 'image', src: 'data:image/png;base64,AA==' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片没打开')).toBeVisible();
  },
};
/** A file with its type, name and size. */
export const File: Story = { args: { message: kinds.file } };
/** A voice message that was not played yet. */
export const Voice: Story = {
  args: { message: kinds.audio },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '播放语音，0:24' }));
    await expect(args.onPlay).toHaveBeenCalledWith('k4');
  },
};
/** A voice message during playback. */
export const VoicePlaying: Story = {
  args: { message: theirs('v', AT, { kind: 'audio', seconds: 83, state: 'playing' }) },
};
/** A system message, centred. */
export const Notice: Story = { args: { message: kinds.notice } };
/** Recalled by the other side. */
export const Recalled: Story = { args: { message: kinds.recalled } };
/** Recalled by the student: for a while its text can be edited again. */
export const RecalledMine: Story = {
  args: { message: kinds.recalledMine },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新编辑' }));
    await expect(args.onEditAgain).toHaveBeenCalledWith('k7');
  },
};
/** Being sent, with the message that it replies to. */
export const Sending: Story = {
  args: {
    message: { ...kinds.mine, status: 'sending', quote: { author: '周砚秋老师', text: '先点明两根异号…' } },
  },
};
/** Failed: it stays and can be resent with the same id (product.md 4.18). */
export const Failed: Story = {
  args: { message: { ...kinds.mine, status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: '我，20:12，没发出去' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重发' }));
    await expect(args.onRetry).toHaveBeenCalledWith('k8');
  },
};
/** A recent message of the student: the recall button appears on hover and on focus. */
export const Recallable: Story = {
  args: { message: { ...kinds.mine, status: 'read', recallable: true }, onRecall: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '撤回' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRecall).toHaveBeenCalledOnce();
  },
};
/** A group with more than two members: the author's name is shown above. */
export const InAGroup: Story = { args: { showName: true } };
/** Grouped with the previous message of the same author. */
export const Continued: Story = { args: { continued: true } };
/** A URL may wrap anywhere, and only a safe one becomes a link (X3). */
export const LongAddress: Story = {
  args: {
    message: theirs('l', AT, {
      kind: 'text',
      text: `讲义在这里：https://files.example.com/${'conic-sections/'.repeat(8)}notes.pdf?lesson=8。http://plain.example.com也是链接`,
    }),
  },
  play: async ({ canvas }) => {
    const [link, plain] = canvas.getAllByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link?.textContent).toMatch(/lesson=8/);
    await expect(plain?.getAttribute('href')).toMatch(/^http:\/\/plain\.example\.com\/?$/);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
/** Many lines, and a name that is never truncated. */
export const LongText: Story = {
  args: {
    showName: true,
    message: {
      ...kinds.text,
      author: { name: '圆锥曲线一三五晚班的助教老师，负责批改练习、答疑和登记请假，每天晚上七点以后都在' },
      content: {
        kind: 'text',
        text: '第一步先设直线，\n第二步联立，\n第三步用韦达。做完以后把三个结果放在一起看，如果有一个和题目给的范围不一样，回到第一步检查斜率不存在的情况。',
      },
    },
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Text, file, voice, notice; mine, recalled, sending, failed',
          force: { hover: 'a[data-kind="file"]' },
          show: (
            <Two>
              {on({ message: kinds.text })}
              {on({ message: { ...kinds.mine, status: 'read' } })}
              {on({ message: kinds.file })}
              {on({ message: { ...kinds.mine, status: 'sending', quote: QUOTE } })}
              {on({ message: kinds.audio })}
              {on({ message: { ...kinds.mine, status: 'failed' }, onRetry: nothing })}
              {on({ message: kinds.notice })}
              {on({ message: kinds.recalledMine })}
            </Two>
          ),
        },
        {
          state: 'Picture, focus; on its way',
          force: { focus: '.open' },
          show: (
            <Two>
              {on({ message: kinds.image, onOpenImage: nothing })}
              {on({
                message: mine('i', AT, { kind: 'image', src: sheets.second, progress: 0.62 }, { status: 'sending' }),
              })}
            </Two>
          ),
        },
      ]}
    />
  ),
};
/** Every action of a message is a button or a link. */
export const Keyboard: Story = {
  render: (args) => (
    <Ground>
      <Bubble {...args} message={kinds.image} />
      <Bubble {...args} message={kinds.audio} />
      <Bubble {...args} message={{ ...kinds.mine, status: 'failed' }} />
    </Ground>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '看大图：第二问的草稿' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenImage).toHaveBeenCalledWith('k2');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPlay).toHaveBeenCalledWith('k4');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('k8');
  },
};
