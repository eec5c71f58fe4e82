import { uploadPolicy } from '@shuyuan/rules';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { StoredFile, UnstoredFiles, UploadTransport } from '../../foundations/uploadTransport.ts';
import { FACTS_BYTES, pictureFacts, seenSize } from '../compress/pictureFacts.ts';
import type { UploadLimits } from '../core/pickedFile.ts';
import { usePicker } from '../usePicker.tsx';
import { useUpload } from '../useUpload.ts';
import { type CoverUploadLabels, coverUploadLabels } from './CoverUpload.labels.ts';
import { CoverUploadView } from './CoverUploadView.tsx';

export interface CoverUploadProps extends Omit<BaseProps, 'title'> {
  /** The stored cover, `null` for none; controlled. */
  value?: StoredFile | null | undefined;
  /** Initially stored cover. */
  defaultValue?: StoredFile | null | undefined;
  onChange?: ((cover: StoredFile | null) => void) | undefined;
  /** Called with the number of pending uploads: an article can be submitted when it is zero. */
  onPendingChange?: ((count: number) => void) | undefined;
  /** Alternative text. */
  title?: ReactNode;
  /** In a form with its limits above it, or as large as it will be seen, on a page that says them itself. */
  variant?: 'form' | 'page' | undefined;
  /** Called with the name of a cover that is not stored, whether on its way or failed. */
  onUnstoredChange?: ((files: UnstoredFiles) => void) | undefined;
  /** Limits of its own in place of 10 MB and JPG or PNG (§5). */
  limits?: Omit<UploadLimits, 'maxCount'> | undefined;
  disabled?: boolean | undefined;
  /** Upload transport; the kit's by default. */
  transport?: UploadTransport | undefined;
  labels?: Partial<CoverUploadLabels> | undefined;
}

const loadCrop = async () => ({ default: (await import('../AvatarUpload/CropDialog.tsx')).CropDialog });
/** Few covers are cropped, so the dialog comes with the first one that can be. */
const CropDialog = lazy(loadCrop);

/** A small picture that waits for confirmation. */
interface Small {
  file: File;
  src: string;
  width: number;
  height: number;
}

/** The crop frame on the screen, and the maximum width of a cropped cover in multiples of the recommended one. */
const FRAME_WIDTH = 448;
const CROP_SCALE = 4;

/** The cover of an article: JPG or PNG up to 10 MB, ideally 320×230, with optional cropping to that aspect ratio (§5). */
export function CoverUpload(props: CoverUploadProps) {
  const { value, defaultValue, onChange, onPendingChange, onUnstoredChange, limits, transport, ...view } = props;
  const { title, disabled = false, labels, ...rest } = view;
  const words = useLabels(coverUploadLabels, labels);
  const [small, setSmall] = useState<Small | null>(null);
  const [source, setSource] = useState<File | null>(null);
  const [cropped, setCropped] = useState<string | null>(null);
  const [isCropUsed, setCropUsed] = useState(false);
  const upload = useUpload({
    place: 'articleCover',
    limits,
    value: useMemo(() => listOf(value), [value]),
    defaultValue: listOf(defaultValue),
    onChange: (files) => onChange?.(files[0] ?? null),
    onPendingChange,
    onUnstoredChange,
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
  const picker = usePicker({ place: upload.place, multiple: false, disabled, onFiles: (files) => void take(files) });
  const present = small?.file ?? source;
  const src = small?.src ?? upload.entries[0]?.preview ?? null;
  const canCrop = present !== null && src?.startsWith('blob:');
  useEffect(() => {
    // Without a network it is asked for again when the dialog opens.
    if (canCrop) loadCrop().catch(() => undefined);
  }, [canCrop]);
  const crop = () => {
    setCropUsed(true);
    setCropped(src);
  };
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
        onCrop={canCrop ? crop : undefined}
      />
      {picker.element}
      {recommended && isCropUsed && (
        <Suspense>
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
        </Suspense>
      )}
    </>
  );
}

function listOf(cover: StoredFile | null | undefined) {
  return cover === undefined ? undefined : cover === null ? [] : [cover];
}

/** The size of a picture that is smaller than recommended; `null` otherwise, and for files that are not pictures. */
async function smallSize(file: File) {
  const { recommended } = uploadPolicy('articleCover');
  const facts = pictureFacts(new Uint8Array(await file.slice(0, FACTS_BYTES).arrayBuffer()));
  if (!facts || !recommended) return null;
  const seen = seenSize(facts);
  return seen.width < recommended.width || seen.height < recommended.height ? seen : null;
}
