import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { Backdrop, Surface, Viewport } from './Dialog.styles.ts';
import { DialogFrame, type DialogFramePart } from './DialogFrame.tsx';

/** Parts of a dialog; its panel is the root. */
export type DialogPart = DialogFramePart | 'backdrop' | 'title';

export interface DialogProps extends Omit<BaseProps<HTMLDivElement>, 'role' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  title: ReactNode;
  /** 420, 560 or 760 px wide. */
  width?: 'sm' | 'md' | 'lg' | undefined;
  /** Called by the close button, Esc and an outside click; without it the dialog stays open until a button is pressed. */
  onClose?: (() => void) | undefined;
  /** Buttons in the footer. */
  footer?: ReactNode;
  /** Element with the initial focus; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Element that gets the focus after closing; by default the previously focused one. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<DialogPart> | undefined;
  /** The body. */
  children?: ReactNode;
}

/** A modal dialog; the page behind it is inert and does not scroll (§4, APG modal dialog). */
export function Dialog(props: DialogProps) {
  const { open, title, width = 'sm', onClose, footer, initialFocus, finalFocus, slotProps, children, ...rest } = props;
  const { portalRoot } = useKit();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose?.()} disablePointerDismissal={!onClose}>
      <Base.Portal container={portalRoot}>
        <Backdrop {...slotProps?.backdrop} />
        <Viewport>
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            render={<Surface {...rest} data-width={width} />}
          >
            <DialogFrame
              title={<Base.Title {...slot('title', slotProps?.title)}>{title}</Base.Title>}
              onClose={onClose}
              footer={footer}
              slotProps={slotProps}
            >
              {children}
            </DialogFrame>
          </Base.Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
