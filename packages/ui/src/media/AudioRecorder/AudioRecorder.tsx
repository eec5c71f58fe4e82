import { formatByteLimit, formatBytes, mmss, UPLOADS } from '@shuyuan/rules';
import { Mic, MicOff, Pause, RotateCcw, Square } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { AudioPlayer } from '../AudioPlayer/AudioPlayer.tsx';
import { type AudioRecorderLabels, audioRecorderLabels } from './AudioRecorder.labels.ts';
import { Root } from './AudioRecorder.styles.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { browserMicrophone, type Microphone } from './microphone.ts';
import { Recorder, type RecorderState, type Recording } from './recorder.ts';

/** Starts and stops a recording from outside, e.g. by a key of the window. */
export interface RecorderControl {
  /** Starts, or stops what is being recorded; without effect on one that waits to be sent. */
  toggle(): void;
}

export interface AudioRecorderProps extends BaseProps<HTMLDivElement> {
  /** Maximum duration in seconds; ten minutes by default. */
  maxS?: number | undefined;
  /** Most bytes of a recording, inclusive; 30 MB by default (§5). */
  maxBytes?: number | undefined;
  /** Submits the recording; a rejected promise keeps it and offers a retry. */
  onDone: (recording: Recording) => unknown;
  /** Audio source; the system's microphone by default. */
  microphone?: Microphone | undefined;
  /** Initial state, e.g. with an existing recording. */
  initial?: Partial<RecorderState> | undefined;
  /** Receives the control of the recorder. */
  control?: Ref<RecorderControl> | undefined;
  labels?: Partial<AudioRecorderLabels> | undefined;
}

const TEN_MINUTES_S = 600;

/** Records an answer by voice: permission, level meter, pause, playback, submit; the limit of §5 for mp3 applies to the result. */
export function AudioRecorder({
  maxS = TEN_MINUTES_S,
  maxBytes = UPLOADS.exerciseAudio.maxBytes,
  onDone,
  microphone = browserMicrophone,
  initial,
  control,
  labels,
  ...rest
}: AudioRecorderProps) {
  const words = useLabels(audioRecorderLabels, labels);
  const [state, setState] = useState<RecorderState>({
    phase: 'idle',
    elapsedMs: 0,
    recording: null,
    full: false,
    ...initial,
  });
  const [handing, setHanding] = useState<'none' | 'failed' | 'sent'>('none');
  const recorder = useMemo(
    () => new Recorder({ microphone, now: () => performance.now(), maxS, onChange: setState }),
    [microphone, maxS],
  );
  useEffect(() => () => recorder.dispose(), [recorder]);
  const { phase, recording, elapsedMs, full: isFull } = state;
  useImperativeHandle(control, () => ({ toggle: () => toggle(recorder, phase) }), [recorder, phase]);
  const isTooLarge = recording !== null && recording.blob.size > maxBytes;
  const restart = () => {
    setHanding('none');
    recorder.discard();
  };
  const hand = async () => {
    if (!recording) return;
    try {
      await onDone(recording);
      setHanding('sent');
    } catch {
      setHanding('failed'); // the recording is kept; the student decides (§8: submission failed, retry)
    }
  };
  return (
    <Root {...rest} data-phase={phase}>
      <p className="limit">{words.limit(mmss(maxS), formatByteLimit(maxBytes))}</p>
      {phase === 'review' && recording ? (
        <Review recording={recording} words={words} />
      ) : (
        <div className="box">
          <MainButton phase={phase} words={words} recorder={recorder} />
          <div className="says">
            <b role="status">{words.says[phase]}</b>
            {phase === 'recording' || phase === 'paused' ? (
              <LevelMeter stream={recorder.source} />
            ) : (
              <span className="hint">{words.hints[phase]}</span>
            )}
          </div>
          {(phase === 'recording' || phase === 'paused') && (
            <>
              <span className="elapsed" role="timer">
                {mmss(elapsedMs / 1000)}
              </span>
              {phase === 'recording' ? (
                <IconButton icon={<Pause />} label={words.pause} onClick={() => recorder.pause()} />
              ) : (
                <IconButton icon={<Mic />} label={words.resume} onClick={() => recorder.resume()} />
              )}
            </>
          )}
        </div>
      )}
      {isFull && <Alert tone="info">{words.full(mmss(maxS))}</Alert>}
      {isTooLarge && (
        <Alert tone="danger">{words.tooLarge(formatBytes(recording.blob.size), formatByteLimit(maxBytes))}</Alert>
      )}
      {handing === 'failed' && <Alert tone="danger">{words.sendFailed}</Alert>}
      {handing === 'sent' && <Alert tone="success">{words.sent}</Alert>}
      {phase === 'review' && handing !== 'sent' && (
        <div className="ways">
          <Button disabled={isTooLarge} onClick={hand}>
            {handing === 'failed' ? words.retrySend : words.send}
          </Button>
          <Button variant="outline" tone="neutral" icon={<RotateCcw />} onClick={restart}>
            {words.again}
          </Button>
        </div>
      )}
    </Root>
  );
}

interface MainButtonProps {
  phase: RecorderState['phase'];
  words: AudioRecorderLabels;
  recorder: Recorder;
}

const isRunningIn = (phase: RecorderState['phase']) => phase === 'recording' || phase === 'paused';

function toggle(recorder: Recorder, phase: RecorderState['phase']) {
  if (isRunningIn(phase)) recorder.stop();
  else if (phase !== 'asking' && phase !== 'review') void recorder.start();
}

function MainButton({ phase, words, recorder }: MainButtonProps) {
  const isRunning = isRunningIn(phase);
  const isOut = phase === 'denied' || phase === 'missing' || phase === 'insecure';
  return (
    <button
      className="main"
      type="button"
      disabled={phase === 'asking'}
      aria-label={isRunning ? words.stop : words.start}
      onClick={() => toggle(recorder, phase)}
    >
      {isRunning ? <Square fill="currentColor" /> : isOut ? <MicOff /> : <Mic />}
    </button>
  );
}

const REVOKE_AFTER_MS = 10_000;

function Review({ recording, words }: { recording: Recording; words: AudioRecorderLabels }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(recording.blob);
    setSrc(url);
    // The unmounting player may still be reading the URL.
    return () => void setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  }, [recording.blob]);
  return src === undefined ? null : <AudioPlayer src={src} title={words.says.review} durationS={recording.seconds} />;
}
