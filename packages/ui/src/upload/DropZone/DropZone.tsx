import { CircleAlert, Lock, Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { UploadPlace } from '../core/pickedFile.ts';
import { limitOf } from '../core/room.ts';
import { acceptedTypes, hintOf } from '../describe.ts';
import { uploadLabels } from '../upload.labels.ts';
import { type Dragged, usePicker } from '../usePicker.tsx';
import { type DropZoneLabels, dropZoneLabels } from './DropZone.labels.ts';
import { Root } from './DropZone.styles.ts';

export interface DropZoneProps extends BaseProps<HTMLDivElement> {
  /** The upload place, or `{ slot, maxBytes … }` for limits of its own; they are shown before picking (§5). */
  place: UploadPlace;
  /** Called with picked, dropped or pasted files, not validated yet. */
  onFiles: (files: readonly File[]) => void;
  /** Number of files that still fit; at 0 the zone is disabled. */
  left?: number | undefined;
  /** Maximum number of files, where the page allows fewer than the place. */
  max?: number | undefined;
  /** Whether several files can be picked at once; true by default. */
  multiple?: boolean | undefined;
  /** Disables it; state the reason nearby. */
  disabled?: boolean | undefined;
  /** Icon while nothing is dragged; an arrow by default. */
  icon?: ReactNode;
  /** Replaces the limits, where they are shown elsewhere. */
  hint?: string | undefined;
  /** Freezes a drag state for a screenshot (ui-kit 4.11). */
  dragged?: Dragged | undefined;
  labels?: Partial<DropZoneLabels> | undefined;
}

/** A drop zone and file picker; files can also be pasted while the focus is in it. */
export function DropZone(props: DropZoneProps) {
  const { place, onFiles, left, max, multiple = true, disabled = false, icon, hint: own, labels } = props;
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
  const isFull = left !== undefined && left <= 0;
  const isShut = disabled || isFull;
  const picker = usePicker({ place, multiple, disabled: isShut, onFiles });
  const dragged = isShut ? null : (held ?? picker.dragged);
  const state = isFull ? 'full' : disabled ? 'disabled' : dragged ? (dragged.valid ? 'valid' : 'invalid') : 'idle';
  const Icon = { full: Lock, disabled: Lock, valid: Upload, invalid: CircleAlert, idle: Upload }[state];
  const { title, lines } = textOf();
  return (
    <Root {...rest} {...chainHandlers(rest, picker.dropProps)} data-state={state}>
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
    if (!dragged.valid) {
      return {
        title: words.refuses(dragged.kind),
        lines: [words.instead(acceptedTypes(place, shared) ?? words.attachmentTypes)],
      };
    }
    if (left === undefined) return { title: words.release(dragged.count), lines: hintOf(place, shared) };
    const after = left - dragged.count;
    if (after < 0) return { title: words.release(left), lines: [words.noRoom(left)] };
    return { title: words.release(dragged.count), lines: [words.leftAfter(after)] };
  }
}
