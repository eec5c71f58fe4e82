import { TOAST_OFFSET } from '@shuyuan/rules';
import { createPortal } from 'react-dom';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { type PortalProps, usePortalRoot } from '../../foundations/usePortalRoot.ts';
import { useQueueViewport } from '../../foundations/useQueueViewport.ts';
import { labels } from './Toast.labels.ts';
import { ToastBubble, type ToastPart } from './ToastBubble.tsx';
import { Root } from './ToastViewport.styles.ts';
import { type ToastMessage, type ToastQueue, toast } from './toastQueue.ts';

/** Parts of the viewport: those of each toast, and the log of past ones. */
export type ToastViewportPart = ToastPart | 'log';

export interface ToastViewportProps extends BaseProps<HTMLDivElement>, PortalProps {
  /** The toasts to show; the shared queue by default. */
  queue?: ToastQueue | undefined;
  /** Pixels between the top of the window and the first toast (§9). */
  offset?: number | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<ToastViewportPart> | undefined;
}

/**
 * Shows the toasts of a queue. Its live regions are rendered empty before the first toast, because a region that is inserted together
 * with its text is not announced; hovering or focusing pauses the timers.
 */
export function ToastViewport({ queue = toast, offset = TOAST_OFFSET, slotProps, style, ...more }: ToastViewportProps) {
  const { portalRoot, ...rest } = more;
  const words = useLabels(labels);
  const container = usePortalRoot(portalRoot);
  const { isHydrated, visible, log, rootProps } = useQueueViewport(queue, rest);
  if (!isHydrated) return null;

  const show = (message: ToastMessage) => (
    <ToastBubble
      key={message.id}
      tone={message.tone}
      text={message.text}
      slotProps={slotProps}
      onClose={message.closable ? () => queue.dismiss(message.id) : undefined}
    />
  );
  return createPortal(
    <Root {...rootProps} style={{ top: offset, ...style }}>
      <div className="live" role="alert" aria-atomic="false">
        {visible.filter((message) => message.tone === 'danger').map(show)}
      </div>
      <div className="live" role="status" aria-atomic="false">
        {visible.filter((message) => message.tone !== 'danger').map(show)}
      </div>
      <div {...slot('log', slotProps?.log)} role="log" aria-live="off" aria-label={words.log}>
        {log.map((message) => (
          <p key={message.id}>{message.text}</p>
        ))}
      </div>
    </Root>,
    container ?? document.body,
  );
}
