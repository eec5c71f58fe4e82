import styled from '@emotion/styled';
import { checkFile, UPLOADS } from '@shuyuan/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ChatComposer, type ChatComposerProps } from './ChatComposer.tsx';

const Composer = localised(ChatComposer);
const Pane = styled.div({ width: '700px' });
const { maxBytes } = UPLOADS.exercisePicture;

/** Checks a picture as a caller does after compression (§5). */
const judge = (file: File) =>
  checkFile({ slot: 'exercisePicture', name: file.name, mime: file.type, size: file.size, stage: 'sent' });

const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'draft.png', { type: 'image/png' });

const paste = (box: HTMLElement, file: File) => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  fireEvent(box, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

const tools = { onEmoji: fn(), onFile: fn(), onVoice: fn() };

const meta = {
  component: ChatComposer,
  render: (args: ChatComposerProps) => (
    <Pane>
      <Composer {...args} />
    </Pane>
  ),
  args: { onSend: fn(), onImage: fn(judge), ...tools },
  parameters: {
    docs: {
      description: {
        component:
          'The input for new messages. **Do** send at once and let the message show its send status. **Do not** send when Enter confirms an input method.',
      },
    },
  },
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: there is nothing to send. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
/** One line. */
export const Written: Story = { args: { defaultValue: '如果两根同号，绝对值是不是要分情况' } };
/** From the third line on the text scrolls; the composer stays 132 px high. */
export const ManyLines: Story = {
  args: { defaultValue: '第一步先设直线\n第二步联立\n第三步用韦达\n第四步检查斜率不存在的情况' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box.clientHeight).toBe(44);
    await expect(box.scrollHeight).toBeGreaterThan(80);
  },
};
/** One line is 22 px high, two lines are 44. */
export const GrowsByALine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '一');
    await expect(box.clientHeight).toBe(22);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}二');
    await expect(box).toHaveValue('一\n二');
    await expect(box.clientHeight).toBe(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('一\n二');
    await expect(box).toHaveValue('');
  },
};
/**
 * Chinese input in the event order of Chromium and Firefox: the Enter that commits a composition does not send, the next one does
 * (J8.4).
 */
export const ChineseInput: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox');
    box.focus();
    fireEvent.input(box, { target: { value: '老师，' } });
    fireEvent.compositionStart(box);
    fireEvent.keyDown(box, { key: 'Process', keyCode: 229, isComposing: true });
    fireEvent.compositionUpdate(box, { data: 'ming bai' });
    fireEvent.input(box, { target: { value: '老师，ming bai' }, isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.input(box, { target: { value: '老师，明白' }, isComposing: true });
    fireEvent.compositionEnd(box, { data: '明白' });
    fireEvent.keyUp(box, { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(box).toHaveValue('老师，明白');
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('老师，明白');
    await expect(box).toHaveValue('');
  },
};
/** Chinese input in the event order of Safari: the composition ends before the keydown of its Enter (J8.4). */
export const ChineseInputInSafari: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox');
    box.focus();
    fireEvent.compositionStart(box);
    fireEvent.compositionUpdate(box, { data: 'ni hao' });
    fireEvent.input(box, { target: { value: '你好' }, isComposing: true });
    fireEvent.compositionEnd(box, { data: '你好' });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: false });
    fireEvent.keyUp(box, { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('你好');
  },
};
/** A pasted picture is sent. */
export const PasteImage: Story = {
  play: async ({ args, canvas }) => {
    paste(canvas.getByRole('textbox'), picture(2_000));
    await waitFor(() => expect(args.onImage).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** Exactly 3 MB after compression are accepted (§5). */
export const ImageAtTheLimit: Story = {
  play: async ({ args, canvas }) => {
    paste(canvas.getByRole('textbox'), picture(maxBytes));
    await waitFor(() => expect(args.onImage).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** One byte more is rejected, with advice. */
export const ImageOverTheLimit: Story = {
  play: async ({ canvas }) => {
    paste(canvas.getByRole('textbox'), picture(maxBytes + 1));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('图片压缩后还是超过3 MB'));
  },
};
/** An unsupported type is rejected before the caller is involved. */
export const ImageOfAnotherKind: Story = {
  play: async ({ args, canvas }) => {
    paste(canvas.getByRole('textbox'), new File(['x'], 'draft.gif', { type: 'image/gif' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('只能发jpg / jpeg / png格式的图片'));
    await expect(args.onImage).not.toHaveBeenCalled();
  },
};
/** Offline: messages can still be sent and are stored until the connection is back. */
export const Offline: Story = {
  args: { status: 'offline', defaultValue: '那我再算一遍' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('那我再算一遍');
  },
};
/** Something that must be sent first is still pending. */
export const Sending: Story = {
  args: { status: 'sending', defaultValue: '那我再算一遍' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
/** Disabled, with the reason. */
export const Disabled: Story = { args: { status: 'disabled', reason: '这个班已经结束，不能再发消息了' } };
/** The maximum length: it can be sent. */
export const AtTheLimit: Story = {
  args: { maxChars: 20, defaultValue: '二十个字的消息写到这里刚好可以发出去了呢' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('还能写0字');
    await expect(canvas.getByRole('button', { name: '发送' })).toBeEnabled();
  },
};
/** One character over the limit cannot be sent. */
export const OneOver: Story = {
  args: { maxChars: 20, defaultValue: '二十个字的消息写到这里刚好可以发出去了呢！' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('超出1字');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
/** Only tools with a handler are shown. */
export const WordsOnly: Story = {
  render: ({ onSend }) => (
    <Pane>
      <Composer onSend={onSend} />
    </Pane>
  ),
};
/** A reason of two lines fits beside the button. */
export const LongText: Story = {
  args: {
    status: 'disabled',
    reason:
      '老师把这个群设成了只有助教可以发言，有问题请去答疑室排队 / Only assistants may write in this group; take your questions to the study room',
  },
};
const show = (props: Partial<ChatComposerProps>) => (
  <Pane>
    <Composer {...tools} onSend={fn()} onImage={judge} {...props} />
  </Pane>
);
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Empty', show: show({}) },
        {
          state: 'Written, focus',
          force: { focus: 'textarea' },
          show: show({ defaultValue: '如果两根同号，绝对值是不是要分情况' }),
        },
        { state: 'Offline', show: show({ status: 'offline', defaultValue: '那我再算一遍' }) },
        { state: 'Sending', show: show({ status: 'sending', defaultValue: '那我再算一遍' }) },
        { state: 'One over', show: show({ maxChars: 5, defaultValue: '那我再算一遍' }) },
        { state: 'Disabled', show: show({ status: 'disabled' }) },
      ]}
    />
  ),
};
/** Tab moves through the tools to the text; Shift+Enter inserts a line break, Enter sends. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['表情', '图片', '文件', '语音']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '写消息' })).toHaveFocus();
    await userEvent.keyboard('先点明{Shift>}{Enter}{/Shift}两根异号');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '发送' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('先点明\n两根异号');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
