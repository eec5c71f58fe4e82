import { COMPRESSED_TYPE } from '@shuyuan/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { judge, limited, policyOf, type Refusal, type UploadLimits } from '../core/pickedFile.ts';
import { pngName } from '../core/uploadEntry.ts';
import { usePicker } from '../usePicker.tsx';
import { type AvatarUploadLabels, avatarUploadLabels } from './AvatarUpload.labels.ts';
import { AvatarUploadView } from './AvatarUploadView.tsx';
import { CropDialog } from './CropDialog.tsx';

export interface AvatarUploadProps extends Omit<BaseProps, 'title'> {
  /** URL of the current picture. */
  value?: string | undefined;
  /**
   * Saves the cropped picture, a PNG of at most `pixels` a side; while the promise is pending no other can be picked, a rejection keeps
   * the old one.
   */
  onSave: (picture: File) => Promise<unknown>;
  /** Alternative text. */
  title?: ReactNode;
  /** Limits of its own in place of 3 MB and JPG or PNG (§5). */
  limits?: Omit<UploadLimits, 'maxCount'> | undefined;
  /** Maximum side of the saved picture in pixels; 320 by default. */
  pixels?: number | undefined;
  disabled?: boolean | undefined;
  labels?: Partial<AvatarUploadLabels> | undefined;
}

/** The crop frame on the screen, and the maximum side of the result, in pixels. */
const FRAME = { width: 296, height: 296 };
const RESULT_PX = 320;

/** The student's picture: picked, cropped to a circle, saved; JPG or PNG up to 3 MB (§5). */
export function AvatarUpload(props: AvatarUploadProps) {
  const { value, onSave, title, limits, pixels = RESULT_PX, disabled = false, labels, ...rest } = props;
  const place = limited('avatar', limits);
  const words = useLabels(avatarUploadLabels, labels);
  const [picked, setPicked] = useState<{ src: string; name: string } | null>(null);
  const [result, setResult] = useState<{ src: string; file: File } | null>(null);
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const count = useRef(0);
  useObjectUrl(picked?.src);
  useObjectUrl(result?.src);

  const refuse = (refusal: Omit<Refusal, 'key'>) =>
    setRefusals((all) => [...all, { key: `${++count.current}`, ...refusal }]);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const judged = await judge(place, file);
    if (!('file' in judged)) return refuse(judged);
    setRefusals([]);
    setPicked({ src: URL.createObjectURL(file), name: file.name });
  };
  const picker = usePicker({
    place,
    multiple: false,
    disabled: disabled || status === 'saving',
    onFiles: (files) => void take(files),
  });
  const save = async (file: File) => {
    setStatus('saving');
    try {
      await onSave(file);
      setStatus('saved');
    } catch {
      setStatus('failed'); // the old picture stays, and a retry is possible (§8)
    }
  };
  const handleCropped = (blob: Blob) => {
    if (!picked) return;
    const file = new File([blob], pngName(picked.name), { type: COMPRESSED_TYPE.mime });
    setPicked(null);
    if (file.size > policyOf(place, 'avatar').maxBytes) {
      refuse({ name: picked.name, size: file.size, slot: 'avatar', reason: 'size' });
      return;
    }
    setResult({ src: URL.createObjectURL(file), file });
    void save(file);
  };
  return (
    <>
      <AvatarUploadView
        {...rest}
        title={title}
        src={status === 'saving' ? result?.src : value}
        status={status}
        disabled={disabled}
        refusals={refusals}
        words={words}
        place={place}
        dropProps={picker.dropProps}
        onPick={picker.open}
        onRetry={() => result && void save(result.file)}
        onDismiss={(key) => setRefusals((all) => all.filter((each) => each.key !== key))}
      />
      {picker.element}
      <CropDialog
        src={picked?.src ?? null}
        title={words.crop}
        saveLabel={words.save}
        shape="circle"
        frame={FRAME}
        most={{ width: pixels, height: pixels }}
        type={COMPRESSED_TYPE.mime}
        onSave={handleCropped}
        onOther={picker.open}
        onClose={() => setPicked(null)}
        onBroken={() => {
          if (picked) refuse({ name: picked.name, size: 0, slot: 'avatar', reason: 'broken' });
          setPicked(null);
        }}
      />
    </>
  );
}

/** Revokes an object URL when it is replaced or its component unmounts. */
function useObjectUrl(src: string | undefined) {
  useEffect(() => {
    if (src === undefined) return undefined;
    return () => URL.revokeObjectURL(src);
  }, [src]);
}
