import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { tone } from '../../fixtures/media.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AudioRecorder, type AudioRecorderProps } from './AudioRecorder.tsx';
import type { Microphone } from './microphone.ts';

const RecorderBox = localised(AudioRecorder);
const Column = styled.div({ width: '480px' });
const LIMIT_BYTES = 30 * 1_048_576;

/** A tone instead of a voice: a real stream, really recorded. */
const oscillator: Microphone = {
  open: async () => {
    const context = new AudioContext();
    const source = context.createOscillator();
    const out = context.createMediaStreamDestination();
    source.connect(out);
    source.start();
    return out.stream;
  },
};
const refused: Microphone = { open: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) };
const absent: Microphone = { open: () => Promise.reject(new DOMException('none', 'NotFoundError')) };
const asking: Microphone = { open: () => new Promise(() => {}) };

const SECONDS = 84;
const sound = Uint8Array.from(atob(tone(SECONDS).split(',')[1] ?? ''), (letter) => letter.charCodeAt(0));

/** A recording padded to a given size: audible sound, then silence. */
const recordingOf = (bytes = sound.length) => {
  const file = new Uint8Array(Math.max(bytes, sound.length));
  file.set(sound);
  return {
    phase: 'review' as const,
    elapsedMs: SECONDS * 1000,
    recording: { blob: new Blob([file], { type: 'audio/wav' }), seconds: SECONDS },
  };
};

const meta = {
  component: AudioRecorder,
  render: (args: AudioRecorderProps) => (
    <Column>
      <RecorderBox {...args} />
    </Column>
  ),
  args: { onDone: fn(), microphone: oscillator },
  parameters: {
    docs: {
      description: {
        component:
          'Records a voice answer. **Do** state the limits before it starts. **Do not** submit a recording that was not played back.',
      },
    },
  },
} satisfies Meta<typeof AudioRecorder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before recording: instructions and limits. */
export const Idle: Story = {};
/** The browser asks for permission. */
export const Asking: Story = {
  args: { microphone: asking },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始录音' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('正在请求麦克风');
  },
};
/** Denied: "microphone permission needed" (§8), and where to allow it. */
export const Denied: Story = {
  args: { microphone: refused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始录音' }));
    await expect(await canvas.findByText('需要麦克风权限')).toBeInTheDocument();
  },
};
/** No microphone. */
export const Missing: Story = {
  args: { microphone: absent },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始录音' }));
    await expect(await canvas.findByText('没有找到麦克风')).toBeInTheDocument();
  },
};
/** Records up to the maximum duration, and says why it stopped. */
export const Full: Story = {
  args: { maxS: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始录音' }));
    await expect(await canvas.findByText('已经到00:01，不能再长了')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '交这段录音' })).toBeEnabled();
  },
};
/** Exactly 30 MB: it can be submitted (§5). */
export const AtLimit: Story = { args: { initial: recordingOf(LIMIT_BYTES) } };
/** One byte more: rejected with its size and the limit (§5). */
export const OverLimit: Story = {
  args: { initial: recordingOf(LIMIT_BYTES + 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '交这段录音' })).toBeDisabled();
    await expect(canvas.getByText('30.0 MB，音频上限30 MB')).toBeInTheDocument();
  },
};
/** Submitting failed: the recording is kept. */
export const HandInFailed: Story = {
  args: { initial: recordingOf(1_000), onDone: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '交这段录音' }));
    await expect(await canvas.findByText('没有交上去，录音还在')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '再交一次' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(2));
  },
};

/** Start, pause, resume, stop, submit, by keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '开始录音' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('正在录')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '暂停' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('停在这里')).toBeInTheDocument();
    canvas.getByRole('button', { name: '继续' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('正在录')).toBeInTheDocument();
    canvas.getByRole('button', { name: '停止' }).focus();
    await userEvent.keyboard('{Enter}');
    const send = await canvas.findByRole('button', { name: '交这段录音' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('已经交了')).toBeInTheDocument();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** Every phase, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const phase = (initial: AudioRecorderProps['initial'], maxS?: number) => (
      <Column>
        <RecorderBox {...args} initial={initial} maxS={maxS} />
      </Column>
    );
    return (
      <MatrixTable
        wide
        rows={[
          { state: 'idle, hover', force: { hover: '.main' }, show: phase({ phase: 'idle' }) },
          { state: 'asking: disabled', show: phase({ phase: 'asking' }) },
          { state: 'denied', show: phase({ phase: 'denied' }) },
          {
            state: 'recording, hover',
            force: { hover: '.main' },
            show: phase({ phase: 'recording', elapsedMs: 84_000 }),
          },
          { state: 'paused, pressed', force: { active: '.main' }, show: phase({ phase: 'paused', elapsedMs: 84_000 }) },
          { state: 'at the limit', show: phase({ ...recordingOf(), full: true }, SECONDS) },
          { state: 'too large', show: phase(recordingOf(LIMIT_BYTES + 1)) },
        ]}
      />
    );
  },
};
