import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Backdrop, Surface, Viewport } from '../Dialog/Dialog.styles.ts';
import { DialogFrame } from '../Dialog/DialogFrame.tsx';
import { labels } from './ConfirmDialog.labels.ts';
import { ConfirmBody, ConfirmButtons } from './ConfirmParts.tsx';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Danger for what cannot be undone; the first focus is then on the way out. */
  tone?: 'brand' | 'danger' | undefined;
  /** Icon of a dangerous yes; a bin unless told. */
  icon?: ReactNode;
  /** The question, with the verb of the answer in it. */
  title: ReactNode;
  /** What follows from a yes. */
  children?: ReactNode;
  /** Label of the yes, a verb. */
  confirmLabel?: string | undefined;
  /** Label of the no. */
  cancelLabel?: string | undefined;
  /** Does it; the dialog waits, closes when it is done, and shows in place that it failed. */
  onConfirm: () => unknown;
  /** Called by the no, Esc, and after a yes that went well. */
  onClose: () => void;
  /** Words for a failure; a general sentence by default. */
  failedText?: ReactNode;
}

/** A question before something is done (APG alert dialog). */
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
  } = props;
  const words = useLabels(labels);
  const { portalRoot } = useKit();
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');
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
    try {
      await onConfirm();
    } catch {
      setState('failed'); // told in place: an error that needs an answer is not a toast (ui-kit 4.12)
      return;
    }
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
            render={<Surface data-width="sm" />}
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
