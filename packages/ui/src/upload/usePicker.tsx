import { extensionOf, mimesOf } from '@shuyuan/rules';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { policiesOf, type UploadPlace } from './core/pickedFile.ts';

/** What is dragged over a place: the number of files, and whether any of them is valid. */
export interface Dragged {
  readonly valid: boolean;
  readonly count: number;
  /** The type of an invalid file, e.g. `.zip`; empty if it is unknown before the drop. */
  readonly kind: string;
}

export interface PickerOptions {
  place: UploadPlace;
  /** Whether several files can be picked at once. */
  multiple: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Handlers of an element that takes dropped and pasted files. */
export type DropProps = ReturnType<typeof usePicker>['dropProps'];

/** A hidden file input with all its triggers: `open`, drop, paste. */
export function usePicker({ place, multiple, disabled, onFiles }: PickerOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  useEffect(keepPage, []);

  const take = (files: Iterable<File>) => {
    const picked = [...files];
    if (picked.length > 0 && !disabled) onFiles(picked);
  };
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    const next = disabled ? null : draggedOf(place, event.dataTransfer.items);
    setDragged((now) => (now?.count === next?.count && now?.valid === next?.valid ? now : next));
  };
  const dropProps = {
    onDragEnter: handleDrag,
    onDragOver: handleDrag,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragged(null);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragged(null);
      take(event.dataTransfer.files);
    },
    onPaste: ({ clipboardData }: ClipboardEvent) => take(clipboardData.files),
  };
  const element = (
    <input
      ref={input}
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden="true"
      accept={acceptOf(place)}
      multiple={multiple}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        take(currentTarget.files ?? []);
        currentTarget.value = ''; // allows the same file to be picked again
      }}
    />
  );
  return { element, dragged, dropProps, open: () => input.current?.click() };
}

/** Filter of the system's file dialog: extensions and types, because each alone hides some valid files. */
function acceptOf(place: UploadPlace): string {
  const policies = policiesOf(place);
  const names = policies.flatMap(({ extensions }) => extensions.map((each) => `.${each}`));
  return [...new Set([...names, ...policies.flatMap(mimesOf)])].join();
}

/** Before the drop a page knows the types of files, not their names. */
function draggedOf(place: UploadPlace, items: DataTransferItemList): Dragged {
  const types = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type);
  const taken = new Set(policiesOf(place).flatMap(mimesOf));
  const count = types.filter((type) => type === '' || taken.has(type)).length;
  return { valid: count > 0, count, kind: kindOf(types[0] ?? '') };
}

function kindOf(mime: string): string {
  const [, word] = /([a-z0-9]{2,5})(?:-compressed)?$/.exec(mime.split('/')[1] ?? '') ?? [];
  return word && extensionOf(`a.${word}`) ? `.${word}` : '';
}

/** A file dropped outside the zone must not replace the page. */
function keepPage() {
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return () => {
    window.removeEventListener('dragover', keep);
    window.removeEventListener('drop', keep);
  };
}
