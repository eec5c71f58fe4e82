import { Play } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { PlayerLabels } from '../player/player.labels.ts';

export interface OverlayProps {
  phase: string;
  words: PlayerLabels;
  next: { title: string; onOpen: () => void } | undefined;
  onToggle: () => void;
  onRetry: () => void;
}

/** Overlays of the picture: start, buffering, failure, next lesson. */
export function Overlay({ phase, words, next, onToggle, onRetry }: OverlayProps) {
  if (phase === 'failed')
    return (
      <div className="middle" data-veil="" role="alert">
        <p className="lead">{words.failed}</p>
        <Button variant="soft" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    );
  if (phase === 'ended' && next)
    return (
      <div className="middle" data-veil="">
        <p className="lead">
          {words.next} · {next.title}
        </p>
        <Button icon={<Play />} onClick={next.onOpen}>
          {words.next}
        </Button>
      </div>
    );
  return (
    // A named button for this is in the control bar; here it is only a large click target.
    <button className="middle" type="button" tabIndex={-1} aria-hidden="true" onClick={onToggle}>
      {(phase === 'waiting' || phase === 'loading') && <Spinner size="lg" delayed label={words.waiting} />}
      {phase === 'paused' && (
        <span className="start">
          <Play />
        </span>
      )}
    </button>
  );
}

/** The keys of the player and what they do. */
export function KeyHints({ hints }: { hints: PlayerLabels['hints'] }) {
  return (
    <dl className="keys">
      {hints.map(({ keys, does }) => (
        <Hint keys={keys} does={does} key={does} />
      ))}
    </dl>
  );
}

function Hint({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}
