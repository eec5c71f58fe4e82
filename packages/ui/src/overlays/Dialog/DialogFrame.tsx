import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { observeSize } from '../../foundations/observe.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { labels } from './Dialog.labels.ts';

/** Parts of the content of a dialog panel. */
export type DialogFramePart = 'head' | 'body' | 'footer' | 'close';

export interface DialogFrameProps {
  /** The heading, with the class `title`. */
  title: ReactNode;
  /** Shows the close button. */
  isClosable?: boolean | undefined;
  /** Buttons in the footer. */
  footer?: ReactNode;
  slotProps?: SlotProps<DialogFramePart> | undefined;
  /** The body; it scrolls when the window is too low. */
  children?: ReactNode;
}

/** The content of a dialog panel. */
export function DialogFrame({ title, isClosable = false, footer, slotProps, children }: DialogFrameProps) {
  const words = useLabels(labels);
  const body = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const box = body.current;
    if (!box) return undefined;
    const measure = () => setScrollable(box.scrollHeight > box.clientHeight + 1);
    measure();
    return observeSize([box], measure);
  }, []);
  return (
    <>
      <div {...slot('head', slotProps?.head)} data-closable={isClosable ? '' : undefined}>
        {title}
      </div>
      {/* A scrolling body takes the focus, so that it can be scrolled by keyboard (WCAG 2.1.1). */}
      <div {...slot('body', slotProps?.body)} ref={body} tabIndex={isScrollable ? 0 : undefined}>
        {children}
      </div>
      {footer !== undefined && <div {...slot('foot', slotProps?.footer)}>{footer}</div>}
      {/* The close button comes last, so that the initial focus is on the dialog's content. */}
      {isClosable && (
        <Dialog.Close render={<IconButton {...slot('close', slotProps?.close)} icon={<X />} label={words.close} />} />
      )}
    </>
  );
}
