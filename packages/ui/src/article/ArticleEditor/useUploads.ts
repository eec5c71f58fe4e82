import { useEffect, useMemo, useRef, useState } from 'react';
import type { ArticlePictureSource } from '../ArticleBody/ArticlePicture.tsx';
import { useStable } from './useStable.ts';

/** What became of the upload of a picture. */
export interface PictureUpload {
  status: 'busy' | 'done' | 'failed';
  /** Address of the file in this page until the server has one; revoked with the editor, since the browser may still be reading it then. */
  preview: string;
  file: File;
  source?: ArticlePictureSource;
}

/** Uploads of pictures by key; the text holds the key, so undo and redo find the file whenever it was stored. */
export interface Uploads {
  all: ReadonlyMap<string, PictureUpload>;
  /** Starts an upload and answers its key. */
  start: (file: File) => string;
  retry: (upload: string) => void;
  /** The file of an upload that has ended. */
  fileOf: (upload: string) => number | undefined;
}

/** Uploads of this editor; `onStored` is called when one has ended well, so that the document is read again. */
export function useUploads(onPicture: (file: File) => Promise<ArticlePictureSource>, onStored: () => void): Uploads {
  const [all, setAll] = useState<ReadonlyMap<string, PictureUpload>>(new Map());
  // Read while typing, between two renderings.
  const files = useRef(new Map<string, number>());
  const count = useRef(0);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const { current } = previews;
    return () => {
      for (const preview of current) URL.revokeObjectURL(preview);
      current.clear();
    };
  }, []);
  const put = (upload: string, next: PictureUpload) => setAll((known) => new Map(known).set(upload, next));
  const send = (upload: string, entry: PictureUpload) => {
    put(upload, { ...entry, status: 'busy' });
    onPicture(entry.file).then(
      (source) => {
        files.current.set(upload, source.fileId);
        put(upload, { ...entry, status: 'done', source });
        onStored();
      },
      // The page that uploads says why; the picture says that it is not there and offers to try again.
      () => put(upload, { ...entry, status: 'failed' }),
    );
  };
  const start = useStable((file: File) => {
    count.current += 1;
    const upload = `upload-${count.current}`;
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    send(upload, { status: 'busy', preview, file });
    return upload;
  });
  const retry = useStable((upload: string) => {
    const entry = all.get(upload);
    if (entry) send(upload, entry);
  });
  const fileOf = useStable((upload: string) => files.current.get(upload));
  return useMemo(() => ({ all, start, retry, fileOf }), [all, start, retry, fileOf]);
}
