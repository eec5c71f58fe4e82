import { formatByteLimit } from '@shuyuan/rules';
import { FileAudio, Mic, Trash2, Video } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { UploadTransport } from '../../foundations/uploadTransport.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { AudioPlayer } from '../../media/AudioPlayer/AudioPlayer.tsx';
import { AudioRecorder } from '../../media/AudioRecorder/AudioRecorder.tsx';
import type { Microphone } from '../../media/AudioRecorder/microphone.ts';
import type { Recording } from '../../media/AudioRecorder/recorder.ts';
import { policyOf, type UploadLimits } from '../../upload/core/pickedFile.ts';
import { FileUploadView } from '../../upload/FileUpload/FileUploadView.tsx';
import { ImageUploadView } from '../../upload/ImageUpload/ImageUploadView.tsx';
import { usePicker } from '../../upload/usePicker.tsx';
import { type UploadHandle, useUpload } from '../../upload/useUpload.ts';
import {
  type AnswerMedia,
  mediaSignature,
  type Rotation,
  recordingExtension,
  storedFiles,
  turned,
} from './answerMedia.ts';
import { type MediaAnswerLabels, mediaAnswerLabels } from './MediaAnswer.labels.ts';
import { Root } from './MediaAnswer.styles.ts';

export interface MediaAnswerProps extends BaseProps<HTMLDivElement> {
  /** Files that are stored already. */
  defaultValue?: Partial<AnswerMedia> | undefined;
  /** Called with all stored files when one is stored, removed, moved or turned. */
  onChange?: ((media: AnswerMedia) => void) | undefined;
  /** Called with the number of files on their way: the paper can be handed in when it is zero. */
  onPendingChange?: ((count: number) => void) | undefined;
  /** What may be handed in; all three by default. A spoken answer has no pictures. */
  kinds?: readonly ('picture' | 'audio' | 'video')[] | undefined;
  /** Limits of its own in place of nine, three and three files (§5). */
  limits?: Partial<Record<'picture' | 'audio' | 'video', UploadLimits>> | undefined;
  /** Maximum duration of a recording in seconds; that of the recorder by default. */
  maxRecordingS?: number | undefined;
  /** Upload transport; the kit's by default. */
  transport?: UploadTransport | undefined;
  /** Audio source of the recorder; the system's microphone by default. */
  microphone?: Microphone | undefined;
  labels?: Partial<MediaAnswerLabels> | undefined;
}

const ALL = ['picture', 'audio', 'video'] as const;
const NONE: Partial<AnswerMedia> = {};

/** Pictures, recordings and videos of an answer, uploaded while the student writes: nine, three and three (§5, product.md 4.4). */
export function MediaAnswer(props: MediaAnswerProps) {
  const { defaultValue = NONE, onChange, onPendingChange, kinds = ALL, limits, transport, ...more } = props;
  const { maxRecordingS, microphone, labels, ...rest } = more;
  const words = useLabels(mediaAnswerLabels, labels);
  const { clock } = useKit();
  const pictures = useUpload({
    place: 'exercisePicture',
    limits: limits?.picture,
    transport,
    defaultValue: defaultValue.pictures,
  });
  const audio = useUpload({
    place: 'exerciseAudio',
    limits: limits?.audio,
    transport,
    defaultValue: defaultValue.recordings,
  });
  const audioBytes = policyOf(audio.place, 'exerciseAudio').maxBytes;
  const video = useUpload({
    place: 'exerciseVideo',
    limits: limits?.video,
    transport,
    defaultValue: defaultValue.videos,
  });
  const videoBytes = policyOf(video.place, 'exerciseVideo').maxBytes;
  const [rotations, setRotations] = useState(() => initialRotations(defaultValue));
  const [durations, setDurations] = useState<Readonly<Record<string, number>>>({});
  const [isRecording, setRecording] = useState(false);
  const [said, say] = useState('');

  const media = useMemo<AnswerMedia>(
    () => ({
      pictures: storedFiles(pictures.entries, ({ key }) => ({ rotation: rotations[key] ?? 0 })),
      recordings: storedFiles(audio.entries, ({ name, file }) => ({ durationS: durations[name] ?? durationOf(file) })),
      videos: storedFiles(video.entries, () => ({})),
    }),
    [pictures.entries, audio.entries, video.entries, rotations, durations],
  );
  const told = useRef(mediaSignature(media));
  useEffect(() => {
    const signature = mediaSignature(media);
    if (signature === told.current) return;
    told.current = signature;
    onChange?.(media);
  }, [media, onChange]);
  const pending = pictures.pending + audio.pending + video.pending;
  useEffect(() => {
    onPendingChange?.(pending);
  }, [pending, onPendingChange]);

  const rotate = (key: string) => {
    const next = turned(rotations[key] ?? 0);
    setRotations((now) => ({ ...now, [key]: next }));
    say(words.rotated(next));
  };
  const addRecording = ({ blob, seconds }: Recording) => {
    // The time keeps names apart after one was removed.
    const name = `${words.recording(audio.entries.length + 1)}-${clock.now()}.${recordingExtension(blob.type)}`;
    setDurations((now) => ({ ...now, [name]: seconds }));
    audio.addRecorded(new File([blob], name, { type: blob.type }));
    setRecording(false);
  };
  return (
    <Root {...rest}>
      {kinds.includes('picture') && (
        <ImageUploadView
          upload={pictures}
          title={words.pictures}
          labels={{ sortHint: words.sortHint, full: words.full }}
          rotations={rotations}
          onRotate={rotate}
        />
      )}
      <div className="tools">
        {kinds.includes('audio') && (
          <>
            <Button
              variant="ghost"
              tone="neutral"
              icon={<Mic />}
              disabled={audio.left === 0}
              aria-expanded={isRecording}
              onClick={() => setRecording(!isRecording)}
            >
              {isRecording ? words.closeRecorder : words.record}
            </Button>
            <Pick upload={audio} icon={<FileAudio />} words={words}>
              {words.audioFile}
            </Pick>
          </>
        )}
        {kinds.includes('video') && (
          <Pick upload={video} icon={<Video />} words={words}>
            {words.video}
          </Pick>
        )}
        {(kinds.includes('audio') || kinds.includes('video')) && (
          <span className="limits">{limitsOf(kinds, { audioBytes, videoBytes }, words)}</span>
        )}
      </div>
      {isRecording && audio.left > 0 && (
        <AudioRecorder microphone={microphone} maxBytes={audioBytes} maxS={maxRecordingS} onDone={addRecording} />
      )}
      <Recordings upload={audio} words={words} durations={durations} />
      {(video.entries.length > 0 || video.refusals.length > 0) && (
        <FileUploadView upload={video} zone="none" aria-label={words.videos} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}

/** What files of the kinds that are asked for may be. */
function limitsOf(
  kinds: readonly string[],
  { audioBytes, videoBytes }: Record<'audioBytes' | 'videoBytes', number>,
  words: MediaAnswerLabels,
): string {
  const [audio, video] = [formatByteLimit(audioBytes), formatByteLimit(videoBytes)];
  if (!kinds.includes('video')) return words.audioLimit(audio);
  return kinds.includes('audio') ? words.limits(audio, video) : words.videoLimit(video);
}

interface PickProps {
  upload: UploadHandle;
  icon: ReactNode;
  words: MediaAnswerLabels;
  children: string;
}

/** A button that opens the file dialog of its place, with the number of its files. */
function Pick({ upload, icon, words, children }: PickProps) {
  const { place, entries, limit, left, add } = upload;
  const picker = usePicker({ place, multiple: left > 1, disabled: left === 0, onFiles: add });
  return (
    <>
      {picker.element}
      <Button variant="ghost" tone="neutral" icon={icon} disabled={left === 0} onClick={picker.open}>
        {children} <span className="count">{words.of(entries.length, limit)}</span>
      </Button>
    </>
  );
}

interface RecordingsProps {
  upload: UploadHandle;
  words: MediaAnswerLabels;
  durations: Readonly<Record<string, number>>;
}

/** Stored recordings can be played; the others show how far they are. */
function Recordings({ upload, words, durations }: RecordingsProps) {
  const done = upload.entries.filter(({ file }) => file?.url !== undefined);
  const others = upload.entries.filter(({ file }) => file?.url === undefined);
  return (
    <>
      {done.length > 0 && (
        <ul className="recordings" aria-label={words.recordings}>
          {done.map(({ key, name, file }, at) => (
            <li key={key}>
              <AudioPlayer src={file?.url ?? ''} title={words.recording(at + 1)} durationS={durations[name]} />
              <IconButton
                icon={<Trash2 />}
                label={words.removeRecording(words.recording(at + 1))}
                onClick={() => upload.remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      {(others.length > 0 || upload.refusals.length > 0) && (
        <FileUploadView upload={{ ...upload, entries: others }} zone="none" aria-label={words.recordings} />
      )}
    </>
  );
}

function initialRotations({ pictures = [] }: Partial<AnswerMedia>): Readonly<Record<string, Rotation>> {
  return Object.fromEntries(pictures.map(({ id, rotation = 0 }) => [id, rotation]));
}

function durationOf(file: object | null): number | undefined {
  return file && 'durationS' in file && typeof file.durationS === 'number' ? file.durationS : undefined;
}
