import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { localise } from '../../fixtures/localise.tsx';
import { tone } from '../../fixtures/media.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { pick, pictureOf, storedPapers } from '../../fixtures/uploadEntries.ts';
import { fakeUploads, type Step } from '../../fixtures/uploadTransport.ts';
import { KitProvider, type KitProviderProps } from '../../foundations/KitProvider/KitProvider.tsx';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import type { Microphone } from '../../media/AudioRecorder/microphone.ts';
import { MediaAnswer, type MediaAnswerProps } from './MediaAnswer.tsx';

const Wide = styled.div({
  width: '860px',
  boxSizing: 'border-box',
  padding: token.space[32],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
});

const step = (name: string): Step => {
  if (name.includes('64')) return { stopAt: 0.64 };
  return name.includes('断') ? { fail: 'refused', message: '服务器正忙', times: 1 } : 'keep';
};
const sound = { id: 'sound-1', name: '录音1.mp3', size: 84_000, mime: 'audio/mpeg', url: tone(24), durationS: 24 };
const film = { id: 'film-1', name: '焦点弦.mp4', size: 9_400_000, mime: 'video/mp4' };

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

/** The component with a transport that follows a script. */
function Live(props: MediaAnswerProps) {
  const { locale, clock } = useKit();
  const uploads = useMemo<KitProviderProps['uploads']>(() => fakeUploads({ steps: step }), []);
  return (
    <KitProvider locale={locale} clock={clock} uploads={uploads}>
      <Wide>
        <MediaAnswer {...localise(props, locale)} />
      </Wide>
    </KitProvider>
  );
}

const meta = {
  component: MediaAnswer,
  render: (args: MediaAnswerProps) => <Live {...args} />,
  args: { defaultValue: {}, onChange: fn(), onPendingChange: fn(), microphone: oscillator },
  parameters: {
    docs: {
      description: {
        component:
          'What a student hands in besides words. **Do** wait for `onPendingChange` to report 0 before handing in. **Do not** turn the file: its rotation is data.',
      },
    },
  },
} satisfies Meta<typeof MediaAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing yet: the limits are shown. */
export const Empty: Story = {};
/** Eight pictures, one of them turned, a recording and a video. */
export const Filled: Story = {
  args: {
    defaultValue: {
      pictures: storedPapers(8).map((file, at) => (at === 2 ? { ...file, rotation: 90 as const } : file)),
      recordings: [sound],
      videos: [film],
    },
  },
};
/** A spoken answer: no pictures. */
export const Spoken: Story = { args: { kinds: ['audio'], defaultValue: { recordings: [sound] } } };
/** One goes on, one failed and is sent again; only stored files are handed out. */
export const Sending: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    pick(canvasElement, [await pictureOf('64.jpg', 0), await pictureOf('断.jpg', 0)]);
    const retry = await canvas.findByRole('button', { name: /^(重试第\d张|Try again: picture \d)$/ });
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(1));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(retry);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ pictures: [expect.objectContaining({ name: '断.jpg', rotation: 0 })] }),
      ),
    );
  },
};
/** A recording is sent in the format of its browser, with its seconds (§5). */
export const Recorded: Story = {
  args: { kinds: ['audio'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(录音|Record)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /开始录音|Start recording/ }));
    await canvas.findByText(/正在录|Recording/);
    await quiet(300);
    await userEvent.click(canvas.getByRole('button', { name: /^(停止|Stop)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /交这段录音|Hand it in/ }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ recordings: [expect.objectContaining({ mime: 'audio/webm', durationS: 0 })] }),
      ),
    );
  },
};

/** Arrow keys move a picture, R turns it. */
export const Keyboard: Story = {
  args: { defaultValue: { pictures: storedPapers(3) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const ids = (...order: number[]) => order.map((at) => expect.objectContaining({ id: `paper-${at}` }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ pictures: ids(2, 1, 3) })),
    );
    await userEvent.keyboard('r');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          pictures: expect.arrayContaining([expect.objectContaining({ id: 'paper-1', rotation: 90 })]),
        }),
      ),
    );
    await expect(canvas.getByText(/已转到90度|Turned to 90 degrees/)).toBeInTheDocument();
  },
};

/** Pictures and a video in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'filled',
          show: () => <Live {...args} defaultValue={{ pictures: storedPapers(2), videos: [film] }} />,
        },
      ]}
    />
  ),
};
