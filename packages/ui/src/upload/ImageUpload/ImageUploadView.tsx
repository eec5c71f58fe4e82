import { Plus } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Lightbox } from '../../overlays/Lightbox/Lightbox.tsx';
import { hintOf } from '../describe.ts';
import { Head } from '../parts.styles.ts';
import { RefusedList } from '../RefusedList.tsx';
import { uploadLabels } from '../upload.labels.ts';
import { usePicker } from '../usePicker.tsx';
import type { UploadHandle } from '../useUpload.ts';
import { ImageTile } from './ImageTile.tsx';
import { type ImageUploadLabels, imageUploadLabels } from './ImageUpload.labels.ts';
import { Add, Root } from './ImageUpload.styles.ts';
import { type TileDrag, useTileDrag } from './useTileDrag.ts';

export interface ImageUploadViewProps extends Omit<BaseProps, 'title'> {
  upload: UploadHandle;
  /** Heading: the purpose of the pictures. */
  title?: ReactNode;
  /** Replaces the limits. */
  hint?: ReactNode;
  /** Whether the order can be changed; true by default. */
  sortable?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Called to turn a picture by a quarter; without it there is no such button. */
  onRotate?: ((key: string) => void) | undefined;
  /** Degrees clockwise by key of the entry. */
  rotations?: Readonly<Record<string, number>> | undefined;
  /** Called to enlarge a picture; replaces the kit's own lightbox. */
  onPreview?: ((index: number) => void) | undefined;
  labels?: Partial<ImageUploadLabels> | undefined;
  /** Freezes a drag for a screenshot. */
  held?: TileDrag | undefined;
  /** Index of the tile that is hovered in a screenshot. */
  hovered?: number | undefined;
}

/** The presentation of ImageUpload for any state of its queue. */
export function ImageUploadView(props: ImageUploadViewProps) {
  const { upload, title, hint, sortable = true, disabled = false, onPreview, labels, held, hovered, ...more } = props;
  const { onRotate, rotations, ...rest } = more;
  const words = useLabels(imageUploadLabels, labels);
  const shared = useLabels(uploadLabels);
  const limits = useId();
  const root = useRef<HTMLElement>(null);
  const setRef = useMergedRefs(root, rest.ref);
  const focusNext = useRef<string | null>(null);
  const [said, say] = useState('');
  const [shown, setShown] = useState<number | null>(null);
  const { entries, refusals, place, limit, left } = upload;
  const isFull = left === 0;
  const canSort = sortable && !disabled && entries.length > 1;
  const picker = usePicker({ place, multiple: limit > 1, disabled: disabled || isFull, onFiles: upload.add });

  const move = (key: string, to: number) => {
    focusNext.current = key;
    upload.move(key, to);
    say(words.moved(to + 1, entries.length));
  };
  const remove = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    focusNext.current = (entries[index + 1] ?? entries[index - 1])?.key ?? '';
    upload.remove(entry.key);
    say(words.removed(entry.name));
  };
  const tiles = useTileDrag(move);
  const drag = held ?? tiles.drag;

  // A tile that is moved or removed hands the focus on, so that it stays in the same area.
  useLayoutEffect(() => {
    const key = focusNext.current;
    if (key === null || !entries) return;
    focusNext.current = null;
    const selector = key ? `[data-key="${CSS.escape(key)}"] > .open` : '.add';
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [entries]);

  const pictures = entries.flatMap(({ preview, name }) => (preview ? [{ src: preview, alt: name }] : []));
  const show = (index: number) => {
    const at = pictures.findIndex(({ src }) => src === entries[index]?.preview);
    if (onPreview) onPreview(index);
    else if (at >= 0) setShown(at);
  };
  const line = isFull ? words.fullHint : canSort ? words.sortHint : (hint ?? hintOf(place, shared).join(' '));
  return (
    <Root {...rest} {...chainHandlers(rest, picker.dropProps)} ref={setRef}>
      <Head>
        {title !== undefined && (
          <h3>
            {title}
            {Number.isFinite(limit) && <span className="count">{`${entries.length}/${limit}`}</span>}
          </h3>
        )}
        <p>{line}</p>
      </Head>
      {picker.element}
      <ul className="tiles">
        {entries.map((entry, index) => (
          <ImageTile
            key={entry.key}
            entry={entry}
            index={index}
            count={entries.length}
            words={words}
            carried={drag?.key === entry.key ? drag : undefined}
            isOver={drag !== null && drag.key !== entry.key && drag.over === index}
            dragProps={canSort ? tiles.propsOf(entry.key) : undefined}
            isClickOfDrag={tiles.isClickOfDrag}
            rotation={rotations?.[entry.key]}
            onRotate={onRotate && !disabled ? () => onRotate(entry.key) : undefined}
            onPreview={() => show(index)}
            onRemove={() => remove(index)}
            onRetry={() => upload.retry(entry.key)}
            onResume={() => upload.resume(entry.key)}
            onBroken={() => upload.refuse(entry.key, 'broken')}
            onMove={canSort ? (to) => move(entry.key, to) : undefined}
            data-force={
              hovered === index ? 'hover' : index === 0 && rest['data-force'] === 'focus' ? 'focus' : undefined
            }
          />
        ))}
        {isFull ? (
          <li className="hint">
            <b>{words.full(limit)}</b>
            {words.fullHint}
          </li>
        ) : (
          <li>
            <Add
              type="button"
              className="add"
              disabled={disabled}
              aria-describedby={limits}
              data-over={picker.dragged?.valid || undefined}
              data-force={entries.length === 0 ? rest['data-force'] : undefined}
              onClick={picker.open}
            >
              <Plus aria-hidden />
              {entries.length === 0 ? words.add : words.addMore(left)}
            </Add>
          </li>
        )}
      </ul>
      <VisuallyHidden id={limits}>{hintOf(place, shared).join(' ')}</VisuallyHidden>
      <RefusedList refusals={refusals} place={place} max={limit} onDismiss={upload.dismiss} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <VisuallyHidden role="status">{summaryOf()}</VisuallyHidden>
      <Lightbox
        open={shown !== null}
        images={pictures}
        index={shown ?? 0}
        onIndexChange={setShown}
        onClose={() => setShown(null)}
      />
    </Root>
  );

  function summaryOf() {
    return entries.length > 0 ? shared.summary(upload.pending, entries.length - upload.pending) : '';
  }
}
