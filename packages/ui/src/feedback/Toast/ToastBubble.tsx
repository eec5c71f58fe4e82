import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Toast.labels.ts';
import { Bubble } from './ToastViewport.styles.ts';
import type { ToastTone } from './toastQueue.ts';

const ICONS = { success: CircleCheck, info: Info, warning: CircleAlert, danger: CircleAlert };

/** The visual part of one toast. */
export function ToastBubble({
  tone,
  text,
  onClose,
}: {
  tone: ToastTone;
  text: string;
  onClose?: (() => void) | undefined;
}) {
  const words = useLabels(labels);
  const Icon = ICONS[tone];
  return (
    <Bubble data-tone={tone}>
      <Icon className="mark" />
      <span>{text}</span>
      {onClose && (
        <button type="button" className="close" aria-label={words.close} onClick={onClose}>
          <X />
        </button>
      )}
    </Bubble>
  );
}
