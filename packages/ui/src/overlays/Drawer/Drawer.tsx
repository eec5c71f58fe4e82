import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { DialogFrame, type DialogFramePart } from '../Dialog/DialogFrame.tsx';
import { Backdrop, Surface, Viewport } from './Drawer.styles.ts';

/** Parts of a drawer; its panel is the root. */
export type DrawerPart = DialogFramePart | 'backdrop' | 'title';

export interface DrawerProps extends Omit<BaseProps<HTMLDivElement>, 'role' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  title: ReactNode;
  /** Edge of the window. */
  side?: 'left' | 'right' | undefined;
  /** 320, 370 or 560 px wide. */
  width?: 'sm' | 'md' | 'lg' | undefined;
  /** Called by the close button, Esc and an outside click. */
  onClose: () => void;
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
  const {
    open,
    title,
    side = 'right',
    width = 'md',
    onClose,
    footer,
    initialFocus,
    slotProps,
    children,
    ...rest
  } = props;
  const { portalRoot } = useKit();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={portalRoot}>
        <Backdrop {...slotProps?.backdrop} />
        <Viewport data-side={side}>
          <Base.Popup initialFocus={initialFocus} render={<Surface {...rest} data-side={side} data-width={width} />}>
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
