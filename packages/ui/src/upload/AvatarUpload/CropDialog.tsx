import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { cropDialogLabels } from './CropDialog.labels.ts';
import { CropStage } from './CropStage.tsx';
import { type Crop, cropOf, type Size } from './crop.ts';
import { renderCrop } from './renderCrop.ts';

export interface CropDialogProps {
  /** URL of the picture; closed without one. */
  src: string | null;
  title: string;
  saveLabel: string;
  shape: 'circle' | 'rect';
  /** The crop frame on the screen, in pixels. */
  frame: Size;
  /** Maximum size of the result in pixels. */
  most: Size;
  /** Media type of the result. */
  type: string;
  onSave: (picture: Blob) => unknown;
  /** Called to pick another picture. */
  onOther?: (() => void) | undefined;
  onClose: () => void;
  /** Called when the picture cannot be opened. */
  onBroken?: (() => void) | undefined;
}

/** A dialog to crop a picture by pointer or keyboard. */
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

/** The two buttons. */
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

/** Loads a picture and starts with its centre. */
function useCrop(src: string | null, frame: Size, onBroken: (() => void) | undefined) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset for another picture only
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
