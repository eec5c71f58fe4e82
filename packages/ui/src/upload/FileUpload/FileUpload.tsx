import { useEffect, useRef } from 'react';
import type { NamedPlace } from '../core/pickedFile.ts';
import { type UseUploadOptions, useUpload } from '../useUpload.ts';
import { FileUploadView, type FileUploadViewProps } from './FileUploadView.tsx';

export interface FileUploadProps extends Omit<UseUploadOptions, 'place'>, Omit<FileUploadViewProps, 'upload'> {
  /** The upload place; by default the attachments of an article, six of all types together (§5). */
  place?: NamedPlace | undefined;
  /** Files that come from elsewhere on the page, such as those dropped on a text; each is taken in once. */
  added?: readonly File[] | undefined;
  /** Name of the hidden inputs that carry the ids in a native form. */
  name?: string | undefined;
}

/** Attachments: large ones are sent in chunks and resume where they stopped; each rejected one gives a reason (§5). */
export function FileUpload(props: FileUploadProps) {
  const { place = 'articleAttachment', value, defaultValue, onChange, added, name, ...view } = props;
  const { limits, max, concurrency, transport, onPendingChange, onUnstoredChange, ...rest } = view;
  const told = { onChange, onPendingChange, onUnstoredChange };
  const options = { place, limits, value, defaultValue, ...told, max, concurrency, transport };
  const upload = useUpload(options);
  const taken = useRef(new WeakSet<File>());
  useEffect(() => {
    const fresh = added?.filter((file) => !taken.current.has(file)) ?? [];
    for (const file of fresh) taken.current.add(file);
    if (fresh.length > 0) upload.add(fresh);
  });
  return (
    <>
      <FileUploadView {...rest} upload={upload} />
      {name !== undefined &&
        upload.entries.map(({ key, file }) => file && <input key={key} type="hidden" name={name} value={file.id} />)}
    </>
  );
}
