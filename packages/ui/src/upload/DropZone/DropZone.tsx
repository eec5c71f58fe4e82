import { CircleAlert, Lock, Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { slotsOf, type UploadPlace } from '../core/pickedFile.ts';
import { limitOf } from '../core/room.ts';
import { hintOf, typesOf } from '../describe.ts';
import { uploadLabels } from '../upload.labels.ts';
import { type Dragged, usePicker } from '../usePicker.tsx';
import { type DropZoneLabels, dropZoneLabels } from './DropZone.labels.ts';
import { Root } from './DropZone.styles.ts';

export interface DropZoneProps extends BaseProps<HTMLDivElement> {
  /** The place that takes the files; its limits are shown before picking (§5). */
  place: UploadPlace;
  /** Files that were picked, dropped or pasted, not judged yet. */
  onFiles: (files: readonly File[]) => void;
  /** Files that still fit; at 0 the zone is shut. */
  left?: number | undefined;
  /** Most files, where the page allows fewer than the place. */
  max?: number | undefined;
  /** More than one at a time; yes unless told. */
  multiple?: boolean | undefined;
  /** Refuses files; say the reason nearby. */
  disabled?: boolean | undefined;
  /** Picture while nothing is dragged; an arrow unless told. */
  icon?: ReactNode;
  /** In place of the limits, where they stand elsewhere in sight. */
  hint?: string | undefined;
  /** Holds what is dragged still for a picture (ui-kit 4.11). */
  dragged?: Dragged | undefined;
  labels?: Partial<DropZoneLabels> | undefined;
}

/** A field to drop files on, or to pick them from; pasted ones arrive too while the focus is in it. */
export function DropZone(props: DropZoneProps) {
  const {
    place,
    onFiles,
    left = Number.POSITIVE_INFINITY,
    max,
    multiple = true,
    disabled = false,
    icon,
    hint: own,
    labels,
  } = props;
  const {
    place: _p,
    onFiles: _f,
    left: _l,
    max: _m,
    multiple: _u,
    disabled: _d,
    icon: _i,
    hint: _h,
    dragged: held,
    labels: _w,
    ...rest
  } = props;
  const words = useLabels(dropZoneLabels, labels);
  const shared = useLabels(uploadLabels);
  const hint = useId();
  const isFull = left <= 0;
  const isShut = disabled || isFull;
  const picker = usePicker({ place, multiple, disabled: isShut, onFiles });
  const dragged = isShut ? null : (held ?? picker.dragged);
  const state = isFull ? 'full' : disabled ? 'disabled' : dragged ? (dragged.isValid ? 'valid' : 'invalid') : 'idle';
  const Icon = { full: Lock, disabled: Lock, valid: Upload, invalid: CircleAlert, idle: Upload }[state];
  const { title, lines } = textOf();
  return (
    <Root {...rest} {...picker.dropProps} data-state={state}>
      {picker.element}
      {state === 'idle' && icon !== undefined ? icon : <Icon aria-hidden />}
      {state === 'idle' ? (
        <b>
          {words.dropOr}
          <button type="button" aria-describedby={hint} onClick={picker.open}>
            {words.pick}
          </button>
        </b>
      ) : (
        <b>{title}</b>
      )}
      <small id={hint}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </small>
    </Root>
  );

  function textOf(): { title: string; lines: string[] } {
    if (state === 'full') return { title: words.full(limitOf(place, max)), lines: [words.fullHint] };
    if (state === 'disabled') return { title: words.disabled, lines: hintOf(place, shared) };
    if (!dragged) return { title: '', lines: own === undefined ? hintOf(place, shared) : [own] };
    if (!dragged.isValid) {
      const [slot, ...others] = slotsOf(place);
      return {
        title: words.refuses(dragged.kind),
        lines: [words.instead(others.length > 0 ? words.attachmentTypes : typesOf(slot, shared))],
      };
    }
    const after = left - dragged.count;
    if (after < 0) return { title: words.release(left), lines: [words.noRoom(left)] };
    return {
      title: words.release(dragged.count),
      lines: Number.isFinite(after) ? [words.leftAfter(after)] : hintOf(place, shared),
    };
  }
}
