import { formatBytes } from '@shuyuan/rules';
import { CircleAlert, CircleCheck, Info, Pause, Play, Trash2, WifiOff, X, ZoomIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { percentOf, type UploadEntry } from '../core/uploadEntry.ts';
import { FileIcon } from '../FileIcon.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import type { UploadLabels } from '../upload.labels.ts';
import type { UploadHandle } from '../useUpload.ts';
import type { FileUploadLabels } from './FileUpload.labels.ts';

export interface FileRowProps {
  entry: UploadEntry;
  words: FileUploadLabels;
  shared: UploadLabels;
  upload: Pick<UploadHandle, 'pause' | 'resume' | 'retry'>;
  onRemove: () => void;
  onPreview?: (() => void) | undefined;
}

/** One attachment: type, status, actions. */
export function FileRow({ entry, words, shared, upload, onRemove, onPreview }: FileRowProps) {
  const { key, name, status, resumable } = entry;
  const fact = factOf(entry, words, shared);
  const hasBar = status === 'sending' || ((status === 'paused' || status === 'offline') && entry.sent > 0);
  const button = (icon: ReactNode, label: string, onClick: () => void) => (
    <IconButton size="sm" icon={icon} label={words.of(label, name)} onClick={onClick} />
  );
  return (
    <li data-key={key} data-status={status}>
      {entry.preview ? <img className="thumb" src={entry.preview} alt="" /> : <FileIcon name={name} />}
      <div>
        <b className="name" title={name}>
          {name}
        </b>
        <small className="fact" data-tone={fact.tone}>
          {fact.icon}
          <span>{fact.text}</span>
        </small>
        {hasBar && <ProgressBar entry={entry} />}
      </div>
      <span className="acts">
        {status === 'failed' && (
          <button
            type="button"
            className="text"
            aria-label={words.of(shared.retry, name)}
            onClick={() => upload.retry(key)}
          >
            {shared.retry}
          </button>
        )}
        {status === 'sending' && resumable && button(<Pause />, words.pause, () => upload.pause(key))}
        {status === 'paused' && button(<Play />, words.resume, () => upload.resume(key))}
        {status === 'done' && onPreview && button(<ZoomIn />, words.preview, onPreview)}
        {status === 'done' || status === 'failed'
          ? button(<Trash2 />, words.remove, onRemove)
          : button(<X />, words.cancel, onRemove)}
      </span>
    </li>
  );
}

interface Fact {
  text: string;
  icon?: ReactNode;
  tone?: 'success' | 'danger';
}

function factOf(entry: UploadEntry, words: FileUploadLabels, shared: UploadLabels): Fact {
  const { status, size, total, sent, secondsLeft, problem, redrawn } = entry;
  switch (status) {
    case 'done':
      if (redrawn === 'compressed') {
        return { text: words.compressed(formatBytes(size), formatBytes(total)), icon: <Info aria-hidden /> };
      }
      if (redrawn === 'original') return { text: words.original(formatBytes(size)), icon: <Info aria-hidden /> };
      return { text: words.done(formatBytes(size)), icon: <CircleCheck aria-hidden />, tone: 'success' };
    case 'sending':
      return { text: words.sending(formatBytes(sent), formatBytes(total)) + timeLeft(secondsLeft, words) };
    case 'queued':
      return { text: words.queued(formatBytes(total)) };
    case 'compressing':
      return { text: words.compressing, icon: <span className="turning" aria-hidden="true" /> };
    case 'paused':
      return { text: words.paused(percentOf(entry)), icon: <Pause aria-hidden /> };
    case 'offline': {
      const text = sent > 0 && entry.resumable ? words.offline(percentOf(entry)) : words.offlineAtStart;
      return { text, icon: <WifiOff aria-hidden /> };
    }
    case 'failed': {
      const known = problem?.message ? words.refused(problem.message) : shared.failed;
      const text = problem?.kind === 'unreachable' ? shared.unreachable : known;
      return { text, icon: <CircleAlert aria-hidden />, tone: 'danger' };
    }
  }
}

function timeLeft(seconds: number | null, words: FileUploadLabels) {
  if (seconds === null) return '';
  return seconds < 60 ? words.secondsLeft(seconds) : words.minutesLeft(Math.ceil(seconds / 60));
}
