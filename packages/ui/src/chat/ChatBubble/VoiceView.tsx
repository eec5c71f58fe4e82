import { mmss } from '@shuyuan/rules';
import type { ChatBubbleLabels } from './ChatBubble.labels.ts';
import type { ChatContent } from './message.ts';

/** Waveform of a voice message without measured samples, in per cent. */
const WAVE = [24, 80, 37, 35, 70, 39, 87, 35, 29, 58, 52, 90, 29, 28, 46, 63, 88, 29] as const;
const PITCH = 5;
const HEIGHT = 24;

/** One line per sample in a single path, so that a voice message is one element. */
function path(wave: readonly number[]) {
  return wave
    .map((percent, at) => {
      const tall = Math.max(1, (percent / 100) * HEIGHT - 3);
      return `M${at * PITCH + 1.5} ${(HEIGHT - tall) / 2}v${tall}`;
    })
    .join('');
}

/** A voice message; `onPlay` starts and stops it. */
export function VoiceView({
  audio: { seconds, wave = WAVE, state },
  words,
  onPlay,
}: {
  audio: Extract<ChatContent, { kind: 'audio' }>;
  words: ChatBubbleLabels;
  onPlay: (() => void) | undefined;
}) {
  const length = mmss(seconds).replace(/^0/, '');
  const isPlaying = state === 'playing';
  return (
    <>
      <button
        type="button"
        className="body"
        data-kind="audio"
        data-playing={isPlaying || undefined}
        aria-label={isPlaying ? words.pause(length) : words.play(length)}
        onClick={onPlay}
      >
        <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
          {isPlaying ? (
            <path d="M5.5 4h3v12h-3ZM11.5 4h3v12h-3Z" />
          ) : (
            <path d="M6 4.2v11.6a.6.6 0 0 0 .9.5l9.3-5.8a.6.6 0 0 0 0-1L6.9 3.7a.6.6 0 0 0-.9.5Z" />
          )}
        </svg>
        <svg className="wave" viewBox={`0 0 88 ${HEIGHT}`} aria-hidden="true">
          <path d={path(wave)} fill="none" strokeWidth="3" strokeLinecap="round" />
        </svg>
        <span className="length">{length}</span>
      </button>
      {state === 'new' && <span className="unheard" role="img" aria-label={words.unheard} />}
    </>
  );
}
