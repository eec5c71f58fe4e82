import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Dialog.labels.ts';

export interface DialogFrameProps {
  /** The heading, with the class `title`. */
  title: ReactNode;
  /** Shows the cross. */
  onClose?: (() => void) | undefined;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** The body; it scrolls when the window is too low. */
  children?: ReactNode;
}

/** What stands on the sheet of a dialog, with or without a window around it. */
export function DialogFrame({ title, onClose, footer, children }: DialogFrameProps) {
  const words = useLabels(labels);
  const body = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const box = body.current;
    if (!box) return;
    const measure = () => setScrollable(box.scrollHeight > box.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div className="head" data-closable={onClose ? '' : undefined}>
        {title}
      </div>
      {/* A body that scrolls takes the focus, so that the keyboard can scroll it (WCAG 2.1.1). */}
      <div className="body" ref={body} tabIndex={isScrollable ? 0 : undefined}>
        {children}
      </div>
      {footer !== undefined && <div className="foot">{footer}</div>}
      {/* The cross comes last, so that the first focus is on what the dialog is for. */}
      {onClose && <IconButton className="close" icon={<X />} label={words.close} onClick={onClose} />}
    </>
  );
}
