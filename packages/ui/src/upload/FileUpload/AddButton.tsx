import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { UploadPlace } from '../core/pickedFile.ts';
import { dropZoneLabels } from '../DropZone/DropZone.labels.ts';
import { hintOf } from '../describe.ts';
import { uploadLabels } from '../upload.labels.ts';
import { usePicker } from '../usePicker.tsx';
import { Add } from './FileUpload.styles.ts';

interface AddButtonProps {
  place: UploadPlace;
  /** Whether there is no room for more files. */
  full: boolean;
  disabled: boolean;
  label: string;
  onFiles: (files: readonly File[]) => void;
}

/** Picks files, also those that are dropped on it; the limits stand below (§5). */
export function AddButton({ place, full, disabled, label, onFiles }: AddButtonProps) {
  const words = useLabels(dropZoneLabels);
  const shared = useLabels(uploadLabels);
  const hint = useId();
  const isShut = disabled || full;
  const { element, dragged, dropProps, open } = usePicker({ place, multiple: true, disabled: isShut, onFiles });
  return (
    <Add {...dropProps}>
      {element}
      <button
        type="button"
        data-add=""
        data-dragged={dragged ? (dragged.valid ? 'valid' : 'invalid') : undefined}
        disabled={isShut}
        aria-describedby={hint}
        onClick={open}
      >
        <Paperclip aria-hidden />
        {label}
      </button>
      <small id={hint}>{full ? words.fullHint : shared.list(hintOf(place, shared))}</small>
    </Add>
  );
}
