import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, useState } from 'react';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { Backdrop, Viewport } from '../Dialog/Dialog.styles.ts';
import { labels } from './Lightbox.labels.ts';
import { Surface } from './Lightbox.styles.ts';
import { LightboxFrame, type LightboxImage } from './LightboxFrame.tsx';

export interface LightboxProps {
  /** Whether it is open. */
  open: boolean;
  /** The pictures. */
  images: readonly LightboxImage[];
  /** Controlled index, from 0. */
  index?: number | undefined;
  /** Initial index. */
  defaultIndex?: number | undefined;
  /** Called with the new index. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Called by the close button and Esc. */
  onClose: () => void;
}

/** A full-window gallery; arrow keys switch pictures, Esc closes. */
export function Lightbox({ open, images, index, defaultIndex = 0, onIndexChange, onClose }: LightboxProps) {
  const words = useLabels(labels);
  const { portalRoot } = useKit();
  const [at, setAt] = useControllable(index, defaultIndex);
  const [isZoomed, setZoomed] = useState(false);

  const turn = (to: number) => {
    if (to < 0 || to >= images.length) return;
    setZoomed(false);
    setAt(to);
    onIndexChange?.(to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Over an enlarged picture the arrow keys scroll.
    if (event.key === 'ArrowLeft' && !isZoomed) turn(at - 1);
    if (event.key === 'ArrowRight' && !isZoomed) turn(at + 1);
    if (event.key === '+' || event.key === '=') setZoomed(true);
    if (event.key === '-') setZoomed(false);
    if (event.key === 'Home') turn(0);
    if (event.key === 'End') turn(images.length - 1);
  };
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={portalRoot}>
        <Backdrop />
        <Viewport style={{ padding: 0 }}>
          <Base.Popup
            aria-label={words.name}
            onKeyDown={handleKeyDown}
            render={<Surface data-zoomed={isZoomed || undefined} />}
          >
            <LightboxFrame
              images={images}
              index={at}
              zoomed={isZoomed}
              onTurn={turn}
              onZoom={setZoomed}
              onClose={onClose}
            />
          </Base.Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
