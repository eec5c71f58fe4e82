import { uploadPolicy } from '@shuyuan/rules';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { StoredFile, UploadTransport } from '../../foundations/uploadTransport.ts';
import { CropDialog } from '../AvatarUpload/CropDialog.tsx';
import { FACTS_BYTES, pictureFacts, seenSize } from '../compress/pictureFacts.ts';
import { usePicker } from '../usePicker.tsx';
import { useUpload } from '../useUpload.ts';
import { type CoverUploadLabels, coverUploadLabels } from './CoverUpload.labels.ts';
import { CoverUploadView } from './CoverUploadView.tsx';

export interface CoverUploadProps extends Omit<BaseProps, 'title'> {
  /** The kept cover, `null` for none. */
  value?: StoredFile | null | undefined;
  /** The kept cover at first. */
  defaultValue?: StoredFile | null | undefined;
  onChange?: ((cover: StoredFile | null) => void) | undefined;
  /** How many are on their way: an article is sent when there are none. */
  onPendingChange?: ((count: number) => void) | undefined;
  /** What the picture is. */
  title?: ReactNode;
  disabled?: boolean | undefined;
  /** Sends the picture; the kit's unless told. */
  transport?: UploadTransport | undefined;
  labels?: Partial<CoverUploadLabels> | undefined;
}

/** A picture that was picked and has not gone yet, because it is small. */
interface Small {
  file: File;
  src: string;
  width: number;
  height: number;
}

/** The frame on the screen, and how many times the recommended width a cropped cover may keep. */
const FRAME_WIDTH = 448;
const CROP_SCALE = 4;

/** The cover of an article: JPG or PNG of 10 MB, best at 320×230, cropped to that shape when asked (§5). */
export function CoverUpload(props: CoverUploadProps) {
  const { value, defaultValue, onChange, onPendingChange, title, disabled = false, transport, labels, ...rest } = props;
  const words = useLabels(coverUploadLabels, labels);
  const [small, setSmall] = useState<Small | null>(null);
  const [source, setSource] = useState<File | null>(null);
  const [cropped, setCropped] = useState<string | null>(null);
  const upload = useUpload({
    place: 'articleCover',
    value: useMemo(() => listOf(value), [value]),
    defaultValue: listOf(defaultValue),
    onChange: (files) => onChange?.(files[0] ?? null),
    onPendingChange,
    transport,
  });
  const smallSrc = small?.src;
  useEffect(() => (smallSrc === undefined ? undefined : () => URL.revokeObjectURL(smallSrc)), [smallSrc]);

  const send = (file: File) => {
    setSmall(null);
    setSource(file);
    upload.replace(file);
  };
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const size = await smallSize(file);
    if (size) setSmall({ file, src: URL.createObjectURL(file), ...size });
    else send(file);
  };
  const picker = usePicker({ place: 'articleCover', multiple: false, disabled, onFiles: (files) => void take(files) });
  const present = small?.file ?? source;
  const src = small?.src ?? upload.entries[0]?.preview ?? null;
  const { recommended } = uploadPolicy('articleCover');
  const [entry] = upload.entries;
  return (
    <>
      <CoverUploadView
        {...rest}
        upload={upload}
        title={title}
        words={words}
        disabled={disabled}
        small={small ?? undefined}
        onFiles={(files) => void take(files)}
        onReplace={picker.open}
        onUseAnyway={() => small && send(small.file)}
        onRemove={() => (small ? setSmall(null) : entry && upload.remove(entry.key))}
        onCrop={present && src?.startsWith('blob:') ? () => setCropped(src) : undefined}
      />
      {picker.element}
      {recommended && (
        <CropDialog
          src={cropped}
          title={words.cropTitle}
          saveLabel={words.useCrop}
          shape="rect"
          frame={{ width: FRAME_WIDTH, height: (FRAME_WIDTH * recommended.height) / recommended.width }}
          most={{ width: recommended.width * CROP_SCALE, height: recommended.height * CROP_SCALE }}
          type={present?.type ?? 'image/png'}
          onSave={(blob) => {
            setCropped(null);
            if (present) send(new File([blob], present.name, { type: blob.type }));
          }}
          onClose={() => setCropped(null)}
        />
      )}
    </>
  );
}

function listOf(cover: StoredFile | null | undefined) {
  return cover === undefined ? undefined : cover === null ? [] : [cover];
}

/** The size of a picture that is smaller than recommended; `null` for others and for what is no picture. */
async function smallSize(file: File) {
  const { recommended } = uploadPolicy('articleCover');
  const facts = pictureFacts(new Uint8Array(await file.slice(0, FACTS_BYTES).arrayBuffer()));
  if (!facts || !recommended) return null;
  const seen = seenSize(facts);
  return seen.width < recommended.width || seen.height < recommended.height ? seen : null;
}
