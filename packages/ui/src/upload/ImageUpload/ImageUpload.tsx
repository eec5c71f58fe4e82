import type { UploadSlot } from '@shuyuan/rules';
import { type UseUploadOptions, useUpload } from '../useUpload.ts';
import { ImageUploadView, type ImageUploadViewProps } from './ImageUploadView.tsx';

export interface ImageUploadProps
  extends Omit<UseUploadOptions, 'place'>,
    Omit<ImageUploadViewProps, 'upload' | 'held' | 'hovered'> {
  /** The upload place; by default the pictures of an exercise, nine of 3 MB (§5). */
  place?: UploadSlot | undefined;
  /** Name of the hidden inputs that carry the ids in a native form. */
  name?: string | undefined;
}

/** A grid of pictures that are uploaded in the background: reorder, enlarge, retry, remove (§5). */
export function ImageUpload(props: ImageUploadProps) {
  const { place = 'exercisePicture', value, defaultValue, onChange, onPendingChange, name, ...view } = props;
  const { limits, max, concurrency, transport, ...rest } = view;
  const options = { place, limits, value, defaultValue, onChange, onPendingChange, max, concurrency, transport };
  const upload = useUpload(options);
  return (
    <>
      <ImageUploadView {...rest} upload={upload} />
      {name !== undefined &&
        upload.entries.map(({ key, file }) => file && <input key={key} type="hidden" name={name} value={file.id} />)}
    </>
  );
}
