import { useEffect, useRef, useState } from 'react';

/** Most files of one drop; a folder dropped by mistake does not become hundreds of messages. */
const FILES_MAX = 9;

/**
 * Files that are dropped anywhere onto the window, and whether some are held over it. Without a handler a drop does nothing: the
 * browser would leave the page for the file.
 */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = latest.current ? 'copy' : 'none';
      setOver(latest.current !== null);
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])].slice(0, FILES_MAX);
      if (files.length > 0) latest.current?.(files);
    };
    window.addEventListener('dragover', handleOver);
    window.addEventListener('dragleave', handleLeave);
    window.addEventListener('drop', handleDrop);
    return () => {
      window.removeEventListener('dragover', handleOver);
      window.removeEventListener('dragleave', handleLeave);
      window.removeEventListener('drop', handleDrop);
    };
  }, []);
  return isOver;
}
