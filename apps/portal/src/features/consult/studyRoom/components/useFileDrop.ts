import { type DragEvent, useEffect, useMemo, useState } from 'react';

type Take = (files: readonly File[]) => void;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files that are dropped on the room or pasted into it; `isOver` while some are dragged over it. `onFiles` is stable. */
export function useFileDrop(onFiles: Take) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Copied words may come with their own picture: into a field, the words go.
      const isWriting = event.target instanceof HTMLInputElement && event.clipboardData?.types.includes('text/plain');
      if (files.length === 0 || isWriting) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);
  const handlers = useMemo(
    () => ({
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDropCapture: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    }),
    [onFiles],
  );
  return { isOver, handlers };
}
