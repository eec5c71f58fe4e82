import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Backdrop, Surface, Viewport } from './Dialog.styles.ts';
import { DialogFrame } from './DialogFrame.tsx';

export interface DialogProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** Whether it is open. */
  open: boolean;
  /** What it is about. */
  title: ReactNode;
  /** 420, 560 or 760 px. */
  width?: 'sm' | 'md' | 'lg' | undefined;
  /** Called by the cross, Esc and a click beside it; without it the dialog stays until an answer is given. */
  onClose?: (() => void) | undefined;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** What takes the focus; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes afterwards; back to where it was by default. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The body. */
  children?: ReactNode;
}

/** A window over the page; the page behind it neither scrolls nor answers (§4, APG modal dialog). */
export function Dialog(props: DialogProps) {
  const { open, title, width = 'sm', onClose, footer, initialFocus, finalFocus, children, ...rest } = props;
  const { portalRoot } = useKit();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose?.()} disablePointerDismissal={!onClose}>
      <Base.Portal container={portalRoot}>
        <Backdrop />
        <Viewport>
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            render={<Surface {...rest} data-width={width} />}
          >
            <DialogFrame title={<Base.Title className="title">{title}</Base.Title>} onClose={onClose} footer={footer}>
              {children}
            </DialogFrame>
          </Base.Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
