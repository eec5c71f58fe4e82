import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Backdrop, Surface, Viewport } from '../Dialog/Dialog.styles.ts';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import { labels } from './ConfirmDialog.labels.ts';
import { ConfirmBody, ConfirmButtons } from './ConfirmParts.tsx';

export interface ConfirmDialogProps extends Omit<BaseProps<HTMLDivElement>, 'role' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Danger for an irreversible action; the cancel button then has the initial focus. */
  tone?: 'brand' | 'danger' | undefined;
  /** Icon of the danger button; a bin by default. */
  icon?: ReactNode;
  /** The question, including the verb of the confirm button. */
  title: ReactNode;
  /** Consequences of confirming. */
  children?: ReactNode;
  /** Label of the confirm button, a verb. */
  confirmLabel?: string | undefined;
  /** Label of the cancel button. */
  cancelLabel?: string | undefined;
  /** Runs the action; the dialog waits, closes on success, and shows a failure inline. */
  onConfirm: () => unknown;
  /** Called on cancel, on Esc, and after success. */
  onClose: () => void;
  /** Failure message; a generic one by default. */
  failedText?: ReactNode;
}

/** A confirmation dialog (APG alert dialog). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    tone = 'brand',
    icon,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onClose,
    failedText,
    ...rest
  } = props;
  const words = useLabels(labels);
  const { portalRoot } = useKit();
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');
  const [wasOpen, setWasOpen] = useState(open);
  // Its parent may close it too: each opening is a new question.
  const question = useRef(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    setState('asking');
  }
  useEffect(() => {
    if (open) question.current += 1;
  }, [open]);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);

  const close = () => {
    if (state === 'pending') return;
    setState('asking');
    onClose();
  };
  const confirm = async () => {
    if (state === 'pending') return;
    setState('pending');
    const asked = question.current;
    try {
      await onConfirm();
    } catch {
      if (asked === question.current) setState('failed'); // shown inline: an error that needs a response is not a toast (ui-kit 4.12)
      return;
    }
    if (asked !== question.current) return;
    setState('asking');
    onClose();
  };

  return (
    <Base.Root open={open} onOpenChange={(next) => !next && close()}>
      <Base.Portal container={portalRoot}>
        <Backdrop />
        <Viewport>
          <Base.Popup
            initialFocus={tone === 'danger' ? cancelButton : confirmButton}
            render={<Surface {...rest} data-width="sm" />}
          >
            <DialogFrame
              title={<Base.Title className="title">{title}</Base.Title>}
              footer={
                <ConfirmButtons
                  tone={tone}
                  icon={icon}
                  confirm={confirmLabel ?? words.confirm}
                  cancel={cancelLabel ?? words.cancel}
                  isPending={state === 'pending'}
                  confirmRef={confirmButton}
                  cancelRef={cancelButton}
                  onConfirm={() => void confirm()}
                  onCancel={close}
                />
              }
            >
              <Base.Description render={<div />}>
                <ConfirmBody failed={state === 'failed' ? (failedText ?? words.failed) : undefined}>
                  {children}
                </ConfirmBody>
              </Base.Description>
            </DialogFrame>
          </Base.Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
