import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import { Backdrop, Surface, Viewport } from './Drawer.styles.ts';

export interface DrawerProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
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
  /** The body. */
  children?: ReactNode;
}

/** A panel at the edge of the window, for content that accompanies the page (APG modal dialog). */
export function Drawer(props: DrawerProps) {
  const { open, title, side = 'right', width = 'md', onClose, footer, initialFocus, children, ...rest } = props;
  const { portalRoot } = useKit();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={portalRoot}>
        <Backdrop />
        <Viewport data-side={side}>
          <Base.Popup initialFocus={initialFocus} render={<Surface {...rest} data-side={side} data-width={width} />}>
            <DialogFrame title={<Base.Title className="title">{title}</Base.Title>} onClose={onClose} footer={footer}>
              {children}
            </DialogFrame>
          </Base.Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
