import { ARTICLE_WIDTHS } from '@shuyuan/rules';
import { type DragEvent, type KeyboardEvent, memo, type SyntheticEvent, useContext, useEffect, useRef } from 'react';
import { changePicture, leavePicture, movePicture, removePicture } from './blocks.ts';
import type { ContentBlock } from './draft.ts';
import { pictureOf } from './draftDocument.ts';
import { selectPicture } from './keys.ts';
import { PictureGrips } from './PictureGrips.tsx';
import { PictureTools } from './PictureTools.tsx';
import { PictureContext } from './pictureContext.ts';
import { commandOf } from './shortcuts.ts';

/** Kind of data that a dragged picture carries: its key in this editor. */
export const PICTURE_DRAG = 'application/x-article-picture';

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Events inside a picture are none of draft-js, which would take them for edits of its text. */
const OWN_EVENTS = {
  onBeforeInput: stop,
  onInput: stop,
  onPaste: stop,
  onCopy: stop,
  onCut: stop,
  onKeyUp: stop,
  onKeyPress: stop,
  onFocus: stop,
  onBlur: stop,
  onSelect: stop,
  onMouseUp: stop,
  onCompositionStart: stop,
  onCompositionEnd: stop,
} as const;

/** A picture in the text: selected by click, Tab or an arrow key, moved by drag or Alt and an arrow key. */
export const PictureBlock = memo(Picture, (before, after) => before.block === after.block);

function Picture({ block }: { block: ContentBlock }) {
  const view = useContext(PictureContext);
  const root = useRef<HTMLButtonElement>(null);
  const key = block.getKey();
  const isSelected = view?.selected === key;
  useEffect(() => {
    const { current } = root;
    if (isSelected && current && !current.parentElement?.contains(document.activeElement)) current.focus();
  }, [isSelected]);
  const picture = pictureOf(block);
  if (!view || !picture) return null;
  const { words, uploads, edit } = view;
  const { alt, width, upload } = picture;
  const sent = upload === undefined ? undefined : uploads.all.get(upload);
  const source = sent?.source ?? view.pictures.find(({ fileId }) => fileId === picture.fileId);
  const status = sent?.status ?? 'done';
  const leave = (side: 'before' | 'after') => {
    edit((now) => leavePicture(now, key, side));
    view.focusText();
  };
  const widen = (by: 1 | -1) => {
    const at = ARTICLE_WIDTHS.indexOf(width) + by;
    const next = ARTICLE_WIDTHS[at];
    if (next !== undefined) edit((now) => changePicture(now, key, { width: next }));
  };
  const remove = () => {
    edit((now) => removePicture(now, key));
    view.focusText();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Shortcuts of the editor are heard on a picture as in the text.
    if (event.target === root.current && commandOf(event)) return;
    event.stopPropagation();
    if (event.target !== root.current || event.ctrlKey || event.metaKey) return;
    const action = keyAction(event, { leave, widen, remove, move: (by) => edit((now) => movePicture(now, key, by)) });
    if (!action) return;
    event.preventDefault();
    action();
  };
  const own = {
    onKeyDown: handleKey,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.setData(PICTURE_DRAG, key);
      event.dataTransfer.effectAllowed = 'move';
    },
  };
  return (
    <div
      className="picture"
      draggable
      data-width={width}
      data-selected={isSelected || undefined}
      data-status={status}
      {...OWN_EVENTS}
      {...own}
    >
      <button
        ref={root}
        type="button"
        className="shown"
        aria-label={words.picture(alt)}
        aria-description={words.pictureKeys}
        aria-pressed={isSelected}
        onFocus={() => {
          if (!isSelected) edit((now) => selectPicture(now, block));
        }}
      >
        {source || sent ? (
          <img
            src={source?.url ?? sent?.preview}
            alt=""
            width={source?.width}
            height={source?.height}
            draggable={false}
          />
        ) : (
          <span className="lost">{words.picture(alt)}</span>
        )}
      </button>
      {status === 'busy' && (
        <p className="state" role="status">
          {words.uploading}
        </p>
      )}
      {status === 'failed' && upload !== undefined && (
        <p className="state" role="alert">
          {words.uploadFailed}
          <button type="button" onClick={() => uploads.retry(upload)}>
            {words.retry}
          </button>
        </p>
      )}
      {isSelected && source && (
        <PictureGrips
          ratio={source.width / source.height}
          width={width}
          onWidth={(next) => edit((now) => changePicture(now, key, { width: next }))}
        />
      )}
      {isSelected && <PictureTools blockKey={key} picture={picture} onRemove={remove} />}
      {alt !== '' && !isSelected && (
        <p className="caption" aria-hidden="true">
          {alt}
        </p>
      )}
    </div>
  );
}

interface PictureActions {
  leave: (side: 'before' | 'after') => void;
  widen: (by: 1 | -1) => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

/** What a key does on a selected picture; `null` for all others. */
function keyAction(event: KeyboardEvent, { leave, widen, move, remove }: PictureActions): (() => void) | null {
  const forward = event.key === 'ArrowDown' || event.key === 'ArrowRight';
  const backward = event.key === 'ArrowUp' || event.key === 'ArrowLeft';
  const isUpright = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (forward || backward) {
    const by = forward ? 1 : -1;
    if (event.altKey) return () => (isUpright ? move(by) : widen(by));
    return () => leave(forward ? 'after' : 'before');
  }
  if (event.key === 'Enter') return () => leave('after');
  return event.key === 'Delete' || event.key === 'Backspace' ? remove : null;
}
