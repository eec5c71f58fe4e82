import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { closing, type PopupProps, useOverlay } from '../../foundations/useOverlay.ts';
import { Backdrop, Surface, Viewport } from './Dialog.styles.ts';
import { DialogFrame, type DialogFramePart } from './DialogFrame.tsx';

/** Parts of a dialog; its panel is the root. */
export type DialogPart = DialogFramePart | 'backdrop' | 'title';

export interface DialogProps extends Omit<BaseProps<HTMLDivElement>, 'role' | 'title'>, PopupProps {
  /** A button that opens it and stands in its place on the page. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  /** 420, 560 or 760 px wide. */
  width?: 'sm' | 'md' | 'lg' | undefined;
  /** Called by the close button, Esc and an outside click; a controlled dialog without it and `onOpenChange` has none of them. */
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
  const { open, defaultOpen, onOpenChange, portalRoot, trigger, title, width = 'sm', onClose, ...content } = props;
  const { footer, initialFocus, finalFocus, slotProps, keepMounted, children, ...rest } = content;
  const overlay = useOverlay({ open, defaultOpen, onOpenChange: closing(onOpenChange, onClose), portalRoot });
  const isClosable = open === undefined || (onClose ?? onOpenChange) !== undefined;
  return (
    <Base.Root
      open={overlay.isOpen}
      onOpenChange={overlay.change}
      modal={overlay.isModal}
      disablePointerDismissal={!isClosable}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={overlay.container} keepMounted={keepMounted}>
        <Backdrop {...slotProps?.backdrop} />
        <Viewport>
          <Surface
            {...rest}
            initialFocus={overlay.initialFocus ?? initialFocus}
            finalFocus={finalFocus}
            data-width={width}
          >
            <DialogFrame
              title={<Base.Title {...slot('title', slotProps?.title)}>{title}</Base.Title>}
              isClosable={isClosable}
              footer={footer}
              slotProps={slotProps}
            >
              {children}
            </DialogFrame>
          </Surface>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
