import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactElement, type SyntheticEvent, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
import { closing, type PopupProps, useOverlay } from '../../foundations/useOverlay.ts';
import { Backdrop, Viewport } from '../Dialog/Dialog.styles.ts';
import { labels } from './Lightbox.labels.ts';
import { Surface } from './Lightbox.styles.ts';
import { LightboxFrame, type LightboxImage } from './LightboxFrame.tsx';

export interface LightboxProps extends Omit<BaseProps<HTMLDivElement>, 'role'>, PopupProps {
  /** A button that opens it and stands in its place on the page. */
  trigger?: ReactElement | undefined;
  /** The pictures. */
  images: readonly LightboxImage[];
  /** Controlled index, from 0. */
  index?: number | undefined;
  /** Initial index. */
  defaultIndex?: number | undefined;
  /** Called with the new index. */
  onIndexChange?: ChangeHandler<number> | undefined;
  /** Called by the close button and Esc. */
  onClose?: (() => void) | undefined;
}

/** A full-window gallery; arrow keys switch pictures, Esc closes. */
export function Lightbox(props: LightboxProps) {
  const { open, defaultOpen, onOpenChange, portalRoot, keepMounted, trigger, onClose, ...shown } = props;
  const { images, index, defaultIndex = 0, onIndexChange, ...rest } = shown;
  const words = useLabels(labels);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange: closing(onOpenChange, onClose), portalRoot });
  const [place, setAt] = useControllable(index, defaultIndex);
  const [isZoomed, setZoomed] = useState(false);
  const [wasOpen, setWasOpen] = useState(overlay.isOpen);
  // It opens as it is told to, not as it was left.
  if (overlay.isOpen !== wasOpen) {
    setWasOpen(overlay.isOpen);
    setZoomed(false);
    setAt(defaultIndex);
  }
  const at = Math.max(0, Math.min(place, images.length - 1));

  const turn = (to: number, reason: string, event: SyntheticEvent) => {
    if (to < 0 || to >= images.length) return;
    const details = changeDetails(reason, event);
    onIndexChange?.(to, details);
    if (details.isCanceled) return;
    setZoomed(false);
    setAt(to);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Over an enlarged picture the arrow keys scroll.
    if (event.key === 'ArrowLeft' && !isZoomed) turn(at - 1, 'keyboard', event);
    if (event.key === 'ArrowRight' && !isZoomed) turn(at + 1, 'keyboard', event);
    if (event.key === '+' || event.key === '=') setZoomed(true);
    if (event.key === '-') setZoomed(false);
    if (event.key === 'Home') turn(0, 'keyboard', event);
    if (event.key === 'End') turn(images.length - 1, 'keyboard', event);
  };
  return (
    <Base.Root open={overlay.isOpen} onOpenChange={overlay.change} modal={overlay.isModal}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={overlay.container} keepMounted={keepMounted}>
        <Backdrop />
        <Viewport style={{ padding: 0 }}>
          <Surface
            aria-label={words.name}
            {...rest}
            {...chainHandlers(rest, { onKeyDown: handleKeyDown })}
            initialFocus={overlay.initialFocus}
            data-zoomed={isZoomed || undefined}
          >
            <LightboxFrame
              images={images}
              index={at}
              zoomed={isZoomed}
              onTurn={(to, event) => turn(to, 'item-press', event)}
              onZoom={setZoomed}
            />
          </Surface>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
