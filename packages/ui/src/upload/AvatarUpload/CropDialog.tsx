import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { cropDialogLabels } from './CropDialog.labels.ts';
import { CropStage } from './CropStage.tsx';
import { type Crop, cropOf, type Size } from './crop.ts';
import { renderCrop } from './renderCrop.ts';

export interface CropDialogProps {
  /** Address of the picture; closed without one. */
  src: string | null;
  title: string;
  saveLabel: string;
  shape: 'circle' | 'rect';
  /** The frame on the screen, in pixels. */
  frame: Size;
  /** Most pixels of the result. */
  most: Size;
  /** Media type of the result. */
  type: string;
  onSave: (picture: Blob) => unknown;
  /** Offers another picture. */
  onOther?: (() => void) | undefined;
  onClose: () => void;
  /** The picture does not open. */
  onBroken?: (() => void) | undefined;
}

/** A window in which a part of a picture is chosen by pointer or keys. */
export function CropDialog(props: CropDialogProps) {
  const { src, title, saveLabel, shape, frame, most, type, onSave, onOther, onClose, onBroken } = props;
  const words = useLabels(cropDialogLabels);
  const { image, crop, setCrop } = useCrop(src, frame, onBroken);
  const save = async () => {
    if (image && crop) await onSave(await renderCrop(image, crop, most, type));
  };
  return (
    <Dialog
      open={src !== null && crop !== null}
      width="md"
      title={title}
      onClose={onClose}
      footer={<CropFooter other={words.other} save={saveLabel} onOther={onOther} onSave={save} />}
    >
      {src !== null && crop && <CropStage src={src} shape={shape} crop={crop} onCrop={setCrop} />}
    </Dialog>
  );
}

interface CropFooterProps {
  other: ReactNode;
  save: ReactNode;
  onOther?: (() => void) | undefined;
  onSave: () => unknown;
}

/** The two ways out. */
export function CropFooter({ other, save, onOther, onSave }: CropFooterProps) {
  return (
    <>
      {onOther && (
        <Button variant="outline" onClick={onOther}>
          {other}
        </Button>
      )}
      <Button onClick={onSave}>{save}</Button>
    </>
  );
}

/** Opens a picture and starts with its middle. */
function useCrop(src: string | null, frame: Size, onBroken: (() => void) | undefined) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another picture starts again
  useEffect(() => {
    setCrop(null);
    if (src === null) return undefined;
    let isHere = true;
    const opened = new Image();
    opened.src = src;
    opened.decode().then(
      () => {
        if (!isHere) return;
        setImage(opened);
        setCrop(cropOf({ width: opened.naturalWidth, height: opened.naturalHeight }, frame));
      },
      () => isHere && onBroken?.(),
    );
    return () => {
      isHere = false;
    };
  }, [src]);
  return { image, crop, setCrop };
}
