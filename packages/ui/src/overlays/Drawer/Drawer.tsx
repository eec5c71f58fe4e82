import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { closing, type PopupProps, useOverlay } from '../../foundations/useOverlay.ts';
import { DialogFrame, type DialogFramePart } from '../Dialog/DialogFrame.tsx';
import { Backdrop, Surface, Viewport } from './Drawer.styles.ts';

/** Parts of a drawer; its panel is the root. */
export type DrawerPart = DialogFramePart | 'backdrop' | 'title';

export interface DrawerProps extends Omit<BaseProps<HTMLDivElement>, 'role' | 'title'>, PopupProps {
  /** A button that opens it and stands in its place on the page. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  /** Edge of the window, by the direction of the text. */
  side?: 'start' | 'end' | undefined;
  /** 320, 370 or 560 px wide. */
  width?: 'sm' | 'md' | 'lg' | undefined;
  /** Called by the close button, Esc and an outside click. */
  onClose?: (() => void) | undefined;
  /** Buttons in the footer, which is fixed while the body scrolls. */
  footer?: ReactNode;
  /** Element with the initial focus; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<DrawerPart> | undefined;
  /** The body. */
  children?: ReactNode;
}

/** A panel at the edge of the window, for content that accompanies the page (APG modal dialog). */
export function Drawer(props: DrawerProps) {
  const { open, defaultOpen, onOpenChange, portalRoot, trigger, title, side = 'end', width = 'md', ...content } = props;
  const { onClose, footer, initialFocus, slotProps, keepMounted, children, ...rest } = content;
  const overlay = useOverlay({ open, defaultOpen, onOpenChange: closing(onOpenChange, onClose), portalRoot });
  return (
    <Base.Root open={overlay.isOpen} onOpenChange={overlay.change} modal={overlay.isModal}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={overlay.container} keepMounted={keepMounted}>
        <Backdrop {...slotProps?.backdrop} />
        <Viewport data-side={side}>
          <Surface {...rest} initialFocus={overlay.initialFocus ?? initialFocus} data-side={side} data-width={width}>
            <DialogFrame
              title={<Base.Title {...slot('title', slotProps?.title)}>{title}</Base.Title>}
              isClosable
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
