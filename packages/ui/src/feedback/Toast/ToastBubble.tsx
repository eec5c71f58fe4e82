import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { labels } from './Toast.labels.ts';
import { Bubble } from './ToastViewport.styles.ts';
import type { ToastTone } from './toastQueue.ts';

const ICONS = { success: CircleCheck, info: Info, warning: CircleAlert, danger: CircleAlert };

/** Parts of a toast. */
export type ToastPart = 'toast' | 'icon' | 'text' | 'close';

/** The visual part of one toast. */
export function ToastBubble({
  tone,
  text,
  onClose,
  slotProps,
}: {
  tone: ToastTone;
  text: string;
  onClose?: (() => void) | undefined;
  slotProps?: SlotProps<ToastPart> | undefined;
}) {
  const words = useLabels(labels);
  const Icon = ICONS[tone];
  return (
    <Bubble {...slotProps?.toast} data-tone={tone}>
      <Icon {...slot('mark', slotProps?.icon)} />
      <span {...slotProps?.text}>{text}</span>
      {onClose && (
        <button type="button" aria-label={words.close} {...slot('close', slotProps?.close)} onClick={onClose}>
          <X />
        </button>
      )}
    </Bubble>
  );
}
