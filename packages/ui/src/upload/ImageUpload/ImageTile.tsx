import { ChevronLeft, ChevronRight, Clock, Pause, RotateCw, Trash2, WifiOff, X, ZoomIn } from 'lucide-react';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { readingKey } from '../../foundations/direction.ts';
import { percentOf, type UploadEntry } from '../core/uploadEntry.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import type { ImageUploadLabels } from './ImageUpload.labels.ts';
import { Tile } from './ImageUpload.styles.ts';

/** Actions of a tile; an absent one has no button. */
export interface TileActions {
  onPreview: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onResume: () => void;
  onBroken: () => void;
  /** Turns it by a quarter, clockwise; absent if it cannot be turned. */
  onRotate?: (() => void) | undefined;
  /** Moves it to an index, from 0; absent if the order is fixed. */
  onMove?: ((to: number) => void) | undefined;
}

export interface ImageTileProps extends TileActions {
  entry: UploadEntry;
  /** Index, from 0. */
  index: number;
  count: number;
  words: ImageUploadLabels;
  /** Degrees clockwise that it is shown at. */
  rotation?: number | undefined;
  /** Drag offset in pixels. */
  carried?: { x: number; y: number } | undefined;
  /** Whether another tile is dragged over it. */
  isOver: boolean;
  dragProps?: HTMLAttributes<HTMLButtonElement> | undefined;
  isClickOfDrag: () => boolean;
  'data-force'?: 'hover' | 'focus' | undefined;
}

/** One picture of the grid with its state: one tab stop, whose keys do what its buttons do by pointer. */
export function ImageTile(props: ImageTileProps) {
  const { entry, index, count, words, carried, isOver, dragProps, isClickOfDrag } = props;
  const { onPreview, onRemove, onMove, onRotate, onBroken, rotation = 0 } = props;
  const { status, preview, name } = entry;
  const isDone = status === 'done';
  const labelOf = (action: string) => words.actOn(action, index + 1);
  const style: CSSProperties | undefined = carried && { translate: `${carried.x}px ${carried.y}px` };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowLeft: index - 1, ArrowUp: index - 1, ArrowRight: index + 1, ArrowDown: index + 1 }[
      readingKey(event)
    ];
    const place = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : to;
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (onRotate && /^r$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) onRotate();
    else if (onMove && place !== undefined && place >= 0 && place < count) onMove(place);
    else return;
    event.preventDefault();
  };
  return (
    <Tile
      data-key={entry.key}
      data-status={status}
      data-sortable={onMove ? '' : undefined}
      data-dragged={carried ? '' : undefined}
      data-over={isOver ? '' : undefined}
      data-force={props['data-force']}
      style={style}
    >
      <button
        type="button"
        className="open"
        aria-label={words.tile(index + 1, count, name, stateOf(entry, words))}
        aria-description={keysOf(props)}
        onClick={() => !isClickOfDrag() && primaryOf(props)?.()}
        onKeyDown={handleKeyDown}
        {...dragProps}
      >
        {preview && (
          <img
            src={preview}
            alt=""
            draggable={false}
            style={rotation === 0 ? undefined : { rotate: `${rotation}deg` }}
            onError={onBroken}
          />
        )}
      </button>
      <span className="n" aria-hidden="true">
        {index + 1}
      </span>
      {!isDone && <Veil {...props} />}
      {isDone ? (
        <span className="acts">
          {onMove && (
            <Act
              label={labelOf(words.back)}
              disabled={index === 0}
              icon={<ChevronLeft />}
              onClick={() => onMove(index - 1)}
            />
          )}
          {/* Four buttons of 24 px have room; the tile itself enlarges. */}
          {onRotate && <Act label={labelOf(words.rotate)} icon={<RotateCw />} onClick={onRotate} />}
          {preview && !onRotate && <Act label={labelOf(words.preview)} icon={<ZoomIn />} onClick={onPreview} />}
          <Act label={labelOf(words.remove)} icon={<Trash2 />} onClick={onRemove} />
          {onMove && (
            <Act
              label={labelOf(words.forward)}
              disabled={index === count - 1}
              icon={<ChevronRight />}
              onClick={() => onMove(index + 1)}
            />
          )}
        </span>
      ) : (
        <button
          type="button"
          className="cancel"
          tabIndex={-1}
          aria-label={labelOf(words.cancel)}
          title={words.cancel}
          onClick={onRemove}
        >
          <X />
        </button>
      )}
    </Tile>
  );
}

interface ActProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

function Act({ label, icon, disabled, onClick }: ActProps) {
  return (
    <button type="button" tabIndex={-1} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </button>
  );
}

function Veil({ entry, index, words, onRetry, onResume }: ImageTileProps) {
  return (
    <span className="veil" title={entry.problem?.message || undefined}>
      {entry.status === 'sending' && (
        <>
          <b aria-hidden="true">{percentOf(entry)}%</b>
          <ProgressBar entry={entry} />
        </>
      )}
      {entry.status === 'compressing' && (
        <>
          <span className="turning" aria-hidden="true" />
          {words.compressing}
        </>
      )}
      {entry.status === 'queued' && (
        <>
          <Clock aria-hidden />
          {words.queued}
        </>
      )}
      {entry.status === 'offline' && (
        <>
          <WifiOff aria-hidden />
          {words.offline}
        </>
      )}
      {entry.status === 'paused' && (
        <>
          <Pause aria-hidden />
          <button type="button" tabIndex={-1} aria-label={words.actOn(words.resume, index + 1)} onClick={onResume}>
            {words.resume}
          </button>
        </>
      )}
      {entry.status === 'failed' && (
        <>
          {words.failed}
          <button type="button" tabIndex={-1} aria-label={words.actOn(words.retry, index + 1)} onClick={onRetry}>
            {words.retry}
          </button>
        </>
      )}
    </span>
  );
}

/** What Enter does: enlarge, or bring an upload on that stands still. */
function primaryOf({ entry, onPreview, onRetry, onResume }: ImageTileProps): (() => void) | undefined {
  if (entry.status === 'failed') return onRetry;
  if (entry.status === 'paused') return onResume;
  return entry.preview ? onPreview : undefined;
}

/** The keys of a tile, as its description. */
function keysOf(props: ImageTileProps): string {
  const { entry, words, onMove, onRotate } = props;
  const enter = entry.status === 'failed' ? words.retry : entry.status === 'paused' ? words.resume : words.preview;
  const keys = [
    primaryOf(props) && words.keys.enter(enter),
    onMove && words.keys.arrows,
    onRotate && words.keys.rotate,
    words.keys.remove,
  ];
  return keys.filter(Boolean).join(words.keys.between);
}

function stateOf(entry: UploadEntry, words: ImageUploadLabels): string {
  if (entry.status === 'sending') return words.sending(percentOf(entry));
  return words[entry.status];
}
